import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const graceMs = 25_000;

/**
 * A way to stop a server without cutting anybody off: no new connections, idle ones closed, answers
 * under way finished with `Connection: close`, and after the grace period what is left is ended.
 * Made before anybody connects.
 */
export function drainOf(server: Server, ms = graceMs): () => Promise<void> {
  const unasked = unaskedConnections(server);
  return async () => {
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const endIdle = () => {
      server.closeIdleConnections();
      for (const socket of unasked) socket.destroy();
    };
    const sweep = setInterval(endIdle, 100);
    const end = setTimeout(() => server.closeAllConnections(), ms);
    endIdle();
    await closed;
    clearInterval(sweep);
    clearTimeout(end);
  };
}

/** Connections opened ahead, as browsers do, that asked nothing: to Node they are not idle. */
function unaskedConnections(server: Server): ReadonlySet<Socket> {
  const unasked = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.prependListener('request', ({ socket }) => unasked.delete(socket));
  return unasked;
}
