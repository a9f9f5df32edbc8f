import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const graceMs = 25_000;

/**
 * Returns a function that stops the server gracefully: no new connections, idle ones closed,
 * pending responses sent with `Connection: close`. After the grace period it ends the rest. Call
 * before the server accepts connections.
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

/** Browsers preconnect: Node does not count a connection without a request as idle. */
function unaskedConnections(server: Server): ReadonlySet<Socket> {
  const unasked = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.prependListener('request', ({ socket }) => unasked.delete(socket));
  return unasked;
}
