import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

const otherOf: Readonly<Record<string, string>> = { '127.0.0.1': '::1', '::1': '127.0.0.1' };

/**
 * The name localhost stands for two addresses, and a server that listens there has got one of them:
 * browsers take either. What comes to the other is handed to the same server; on a machine without
 * it there is nothing to hand on. Answers how to end it.
 */
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
    // No such address here, or somebody else has its port: the first one was asked for and is there.
    return () => undefined;
  }
}
