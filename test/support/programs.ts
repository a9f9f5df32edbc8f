import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { unhurried } from '../../scripts/lib/test-settings.mjs';
import { watchedPrograms } from '../../scripts/lib/watched-programs.mjs';
import { createInterface } from 'node:readline';

/** One of our programs as its own process, as `npm start` runs it. */
export interface Program {
  readonly pid: number;
  readonly port: number;
  readonly said: () => string;
  kill(): Promise<void>;
  /** Stops it gracefully; returns its exit code. */
  stop(): Promise<number | null>;
}

const secret = 'a-secret-of-at-least-32-characters';

/** Secrets without defaults, for a shop that calls no backend. */
export const shopSecrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['CART', 'PAYMENT', 'HOTELS', 'NEWSLETTER', 'SEARCH', 'USERS', 'MAILBOX'].map(
      (api) => `${api}_API_TOKEN`,
    ),
    'OAUTH_CLIENT_SECRET',
    'PAYMENT_WEBHOOK_SECRET',
    'SESSION_SECRETS',
    'GATE_SECRET',
  ].map((name) => [name, secret]),
);

/** Starts a built program in a folder with the build, and waits until it logs its address. */
export async function startProgram(
  entry: string,
  env: Readonly<Record<string, string>>,
  folder = '.',
): Promise<Program> {
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      // No balancer waits for them.
      DRAIN_SECONDS: '0',
      ...watchedPrograms(),
      ...unhurried,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  const port = await Promise.race([
    portOf(child),
    exited.then(() => Promise.reject(new Error(`${entry} ended: ${said.join('')}`))),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  const kill = async () => void (await end('SIGKILL'));
  const stop = () => end('SIGTERM');
  return { pid: child.pid ?? 0, port, said: () => said.join(''), kill, stop };
}

/** Runs a built program until it exits; returns its exit code and output. */
export async function runProgram(
  entry: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  await once(child, 'close');
  return { code: child.exitCode, said: said.join('') };
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('no output to read');
  const lines = createInterface({ input: stdout });
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const port = /"event":"listening".*"port":(\d+)/.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port is free');
  return port;
}
