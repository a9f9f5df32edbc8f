import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server of a test on this machine alone, at a port that is free; `stop` ends what is open. */
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
