import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export const graceMs = 25_000;

/** Stops a server in two steps, so that a balancer can turn to other copies between them. */
export interface Drain {
  /** Serves on, but each reply closes its connection. */
  announce(): void;
  /** Takes no new connection, closes idle ones, finishes pending replies within the grace period. */
  finish(): Promise<void>;
}

/** Call before the server accepts connections. */
export function drainOf(server: Server, ms = graceMs): Drain {
  const unasked = unaskedConnections(server);
  const announce = () =>
    void server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
  const finish = async () => {
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
  return { announce, finish };
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
