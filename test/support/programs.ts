import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { unhurried } from '../../scripts/lib/test-settings.mjs';
import { watchedPrograms } from '../../scripts/lib/watched-programs.mjs';
import { createInterface } from 'node:readline';

/** A program of ours as a process of its own, as `npm start` runs it. */
export interface Program {
  readonly pid: number;
  readonly port: number;
  /** All that it has said so far: its log, and what it complained of. */
  readonly said: () => string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
}

const secret = 'a-secret-of-at-least-32-characters';

/** What has no default: secrets of a shop whose backends are asked for nothing. */
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

/** Starts a built program, in a folder that holds the build, and waits until it says where it listens. */
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

/** Starts a built program that is to end by itself; answers its exit code and all that it said. */
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

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port is free');
  return port;
}
