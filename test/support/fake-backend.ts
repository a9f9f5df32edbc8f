import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { listenHere } from '../../backends/stand-ins/listen-here.js';
import { patient } from '../../backends/stand-ins/patient.js';

export const silence = Symbol('silence');

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Handler = (response: ServerResponse, seen: Seen) => void;

/**
 * An HTTP server on loopback with replies by path and query (`/carts?id=1`), or by method, path and
 * query (`POST /carts`). `*` matches the rest; otherwise it sends a 404 in the shop's error shape.
 */
export async function startBackend() {
  const handlers = new Map<string, Handler>();
  const seen: Seen[] = [];
  const server = createServer(patient, (request, response) => {
    void take(request).then((taken) => {
      seen.push(taken);
      const { method, path } = taken;
      const known = handlers.get(`${method} ${path}`) ?? handlers.get(path);
      const handler = known ?? handlers.get('*') ?? notFound;
      handler(response, taken);
    });
  });
  return {
    ...(await listenHere(server)),
    seen,
    /** Sends any body other than a string as JSON. */
    reply(
      pathAndQuery: string,
      status: number | typeof silence,
      body: unknown = '',
      headers: Readonly<Record<string, string>> = {},
    ): void {
      handlers.set(pathAndQuery, (response) => {
        if (status === silence) return;
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    },
    /** Full control: a trickle, a reset, a wrong content length. */
    answer(pathAndQuery: string, handler: Handler): void {
      handlers.set(pathAndQuery, handler);
    },
  };
}

export type FakeBackend = Awaited<ReturnType<typeof startBackend>>;

async function take(request: IncomingMessage): Promise<Seen> {
  const { method = '', url: path = '', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return { method, path, headers, body: Buffer.concat(chunks).toString() };
}

const notFound: Handler = (response, { path }) => {
  response.writeHead(404, { 'content-type': 'application/json' });
  const error = { code: 'NOT_FOUND', message: path, field: null, requestId: 'r' };
  response.end(JSON.stringify(error));
};
