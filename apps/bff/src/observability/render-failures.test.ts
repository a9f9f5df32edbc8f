import pino from 'pino';
import { logRenderFailure } from './render-failures.js';

function written(reference: string): unknown {
  const lines: { reference?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as object) }); // as: pino writes objects
  logRenderFailure(log, { side: 'client', message: 'x', path: '/es/', reference });
  return lines[0]?.reference;
}

it.each(['87931f7b-4589-4676-87d7-30707851680f', '12345678', '0a1b2c3d'])(
  'logs the reference %s as shown to the visitor',
  (reference) => {
    expect(written(reference)).toBe(reference);
  },
);

it.each(['4111111111111111', '5512345678', '4111-1111-1111-1111'])(
  'logs nothing for %s, which is not our reference',
  (number) => {
    expect(written(number)).toBe('[digits]');
  },
);
