import { once } from 'node:events';
import { ensureRedisServer, launchRedis } from '../../scripts/lib/redis-server.mjs';
import { freePort } from './programs.js';

/** A real Redis on loopback without persistence, which a test may freeze or stop. */
export async function startRedis() {
  const program = await ensureRedisServer();
  const port = await freePort();
  let server = await launchRedis(program, port);
  // Kills the server, even a frozen one, when the process exits without stop().
  const endAtExit = () => void server.kill('SIGKILL');
  process.once('exit', endAtExit);
  const stop = async () => {
    const isOver = server.exitCode !== null || server.signalCode !== null;
    const exited = isOver ? undefined : once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid(): number {
      return server.pid ?? 0;
    },
    /** Connections stay open, but no reply comes. */
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    /** Stops it at once; `start` restarts it on its port, empty. */
    stop,
    async start(): Promise<void> {
      server = await launchRedis(program, port);
    },
    async restart(): Promise<void> {
      await stop();
      server = await launchRedis(program, port);
    },
  };
}

export type Redis = Awaited<ReturnType<typeof startRedis>>;
