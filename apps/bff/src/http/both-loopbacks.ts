import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

const otherOf: Readonly<Record<string, string>> = { '127.0.0.1': '::1', '::1': '127.0.0.1' };

/** Serves the other address of `localhost` as well (IPv4 or IPv6). Returns a function to stop. */
export async function listenOnBothLoopbacks(server: Server): Promise<() => void> {
  const address = server.address();
  const other = typeof address === 'object' && address ? otherOf[address.address] : undefined;
  if (typeof address !== 'object' || !address || !other) return () => undefined;
  const listener = createServer((socket) => void server.emit('connection', socket));
  listener.maxConnections = server.maxConnections;
  try {
    await once(listener.listen(address.port, other), 'listening');
    return () => void listener.close();
  } catch {
    // No such address here, or its port is taken: one address is enough.
    return () => undefined;
  }
}
