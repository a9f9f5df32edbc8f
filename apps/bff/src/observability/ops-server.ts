import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { NotedDrift } from './drift/drift-watch.js';
import { writeDrift } from './drift/write-drift.js';

interface Ops {
  readonly registry: Registry;
  readonly isReady: () => Promise<boolean>;
  readonly backends: Promise<readonly unknown[]>;
  readonly drift: () => readonly NotedDrift[];
  /** Further host names for operators. */
  readonly allowed: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Health and metrics on a port of their own, which the CDN does not reach. */
export function createOpsServer(ops: Ops): Server {
  return createServer((request, response) => {
    answer(request, ops)
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
      })
      .catch(() => response.writeHead(500).end());
  });
}

const json = 'application/json';
const html = 'text/html; charset=utf-8';

const unknownName: Answer = {
  status: 421,
  type: 'text/plain; charset=utf-8',
  body: 'This is not the name of this port. OPS_ALLOWED_HOSTS lists the names it answers to.\n',
};

async function answer(request: IncomingMessage, ops: Ops): Promise<Answer> {
  const { registry, isReady, allowed, backends, drift } = ops;
  if (!isKnown(request, allowed)) return unknownName;
  if (request.url === '/health/live') return { status: 200, type: json, body: '{"status":"ok"}' };
  if (request.url === '/health/ready') {
    const status = (await isReady()) ? 200 : 503;
    return { status, type: json, body: `{"status":"${status === 200 ? 'ok' : 'unavailable'}"}` };
  }
  if (request.url === '/backends')
    return { status: 200, type: json, body: JSON.stringify(await backends) };
  if (request.url === '/drift') return { status: 200, type: html, body: writeDrift(drift()) };
  if (request.url === '/metrics')
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  return { status: 404, type: json, body: '{"status":"unknown"}' };
}

const loopback = ['localhost', '127.0.0.1', '::1'];

/** Prevents DNS rebinding: answers only known names and the address that was connected to. */
function isKnown(
  { headersDistinct: { host = [] }, socket }: IncomingMessage,
  allowed: readonly string[],
): boolean {
  const [first = '', ...others] = host;
  const name = first
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  // Dual-stack servers write IPv4 addresses with this prefix.
  const reached = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  return others.length === 0 && [...loopback, reached, ...allowed].includes(name);
}
