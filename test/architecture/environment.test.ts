import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

const described = namesIn(textOf('.env.example'), /^([A-Z][A-Z_]+)=/gm);
const read = [
  ...[
    'config',
    'backends-config',
    'rehearsal-config',
    'limits-config',
    'traffic-config',
    'wallet-config',
    'store-config',
  ].flatMap((file) =>
    namesIn(textOf(`apps/bff/src/config/${file}.ts`), /readonly ([A-Z][A-Z_]+)[!?:]/g),
  ),
  ...namesIn(textOf('backends/sandbox/src/config/config.ts'), /^ +([A-Z][A-Z_]+): /gm),
];

/** Set by `npm start` and the image, never by a person. */
const internal = ['NODE_ENV', 'PUBLIC_URL', 'BFF_WEBHOOK_URL', 'SANDBOX_FAULTS'];
/** Read by `npm start` and the browser tests. */
const ofScripts = ['SANDBOX_PORT', 'SANDBOX_DATABASE_URL', 'TAQUILLA_DATA_DIR', 'CHROMIUM_PATH'];

describe('.env.example', () => {
  it('describes every variable that a program reads', () => {
    expect(read.length).toBeGreaterThan(15);
    expect(read.filter((name) => ![...described, ...internal].includes(name))).toEqual([]);
  });

  it('describes no variable that no program reads', () => {
    expect(described.filter((name) => ![...read, ...ofScripts].includes(name))).toEqual([]);
  });
});
