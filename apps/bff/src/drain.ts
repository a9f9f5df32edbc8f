import type { Server } from 'node:http';

const graceMs = 25_000;

/**
 * Stops a server without cutting anybody off: no new connections, idle ones closed, answers under
 * way finished with `Connection: close`, and after the grace period what is left is ended.
 */
export async function drain(server: Server, ms = graceMs): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const end = setTimeout(() => server.closeAllConnections(), ms);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
