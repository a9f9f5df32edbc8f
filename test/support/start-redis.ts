import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureRedisServer } from '../../scripts/lib/redis-server.mjs';
import { freePort } from './programs.js';

const readyLine = 'Ready to accept connections';

/** A real Redis on loopback without persistence, which a test may freeze or stop. */
export async function startRedis() {
  const program = await ensureRedisServer();
  const port = await freePort();
  let server = await launch(program, port);
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
      server = await launch(program, port);
    },
    async restart(): Promise<void> {
      await stop();
      server = await launch(program, port);
    },
  };
}

export type Redis = Awaited<ReturnType<typeof startRedis>>;

async function launch(program: string, port: number): Promise<ChildProcess> {
  const place = ['--port', String(port), '--bind', '127.0.0.1'];
  const server = spawn(program, [...place, '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes(readyLine)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Redis did not start: ${said}`)));
  });
  return server;
}
