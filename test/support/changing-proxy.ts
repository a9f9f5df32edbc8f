import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerOf } from '../../backends/test/support/contract-proxy.js';
import { listenHere } from '../../backends/stand-ins/listen-here.js';
import { patient } from '../../backends/stand-ins/patient.js';

// oxlint-disable-next-line typescript/no-explicit-any -- any: JSON of many shapes
type Body = any;

export type Changes = Readonly<Record<string, (body: Body) => unknown>>;

/** A proxy that changes some replies of the backend behind it. */
export async function startChangingProxy(target: string, changes: () => Changes) {
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, text } = await answerOf(request, target);
    const change = changes()[(request.url ?? '').replace(/\?.*/, '')];
    const isChanged = change !== undefined && status < 300;
    response.writeHead(status, type ? { 'content-type': type } : {});
    response.end(isChanged ? JSON.stringify(change(JSON.parse(text))) : text);
  }
  const server = createServer(patient, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  return listenHere(server);
}
