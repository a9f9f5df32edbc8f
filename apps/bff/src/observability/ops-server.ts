import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Health and metrics on a port of their own, which the edge does not reach. */
export function createOpsServer(registry: Registry, isReady: () => Promise<boolean>): Server {
  return createServer((request, response) => {
    answer(request.url ?? '/', registry, isReady)
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
      })
      .catch(() => response.writeHead(500).end());
  });
}

async function answer(url: string, registry: Registry, isReady: () => Promise<boolean>) {
  const json = 'application/json';
  if (url === '/health/live') return { status: 200, type: json, body: '{"status":"ok"}' };
  if (url === '/health/ready') {
    const status = (await isReady()) ? 200 : 503;
    return { status, type: json, body: `{"status":"${status === 200 ? 'ok' : 'unavailable'}"}` };
  }
  if (url === '/metrics')
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  return { status: 404, type: json, body: '{"status":"unknown"}' };
}
