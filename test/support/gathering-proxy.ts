import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerOf } from '../../backends/test/support/contract-proxy.js';
import { listenHere } from '../../backends/stand-ins/listen-here.js';
import { patient } from '../../backends/stand-ins/patient.js';

/** A proxy that holds the gathered calls until all of them have arrived. */
export async function startGatheringProxy() {
  let target = '';
  let awaited = new Set<string>();
  let others: string[] = [];
  const waiting: (() => void)[] = [];
  const open = () => {
    for (const goOn of waiting.splice(0)) goOn();
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const answer = answerOf(request, target);
    if (awaited.delete(path)) {
      const gathered = new Promise<void>((resolve) => waiting.push(resolve));
      if (awaited.size === 0) open();
      await gathered;
    } else others.push(path);
    const { status, type, text } = await answer;
    response.writeHead(status, type ? { 'content-type': type } : {}).end(text);
  }
  const server = createServer(patient, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const here = await listenHere(server);
  return {
    url(address: string): string {
      const { origin, pathname } = new URL(address);
      target = origin;
      return here.url + pathname;
    },
    /** Holds one call to each path until all paths were called. */
    gather(...paths: readonly string[]): void {
      open();
      others = [];
      awaited = new Set(paths);
    },
    /** The calls since then that were not held: what a page calls before or after them. */
    others: (): readonly string[] => others,
    async stop(): Promise<void> {
      open();
      await here.stop();
    },
  };
}
