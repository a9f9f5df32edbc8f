import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a test server on a free port of localhost; `stop` closes it with its connections. */
export async function listenHere(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
