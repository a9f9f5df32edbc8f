import { inspect } from 'node:util';
import { openPool } from '@shop/adapters/postgres';
import { environment } from '../../config/config.js';
import { reaching, StartFailure } from '../../config/start-failure.js';

export interface Given {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** A program for the operator's shell. Resolves to its exit code. */
export type Operation = (given: Given) => Promise<number>;

/** Arguments that the program does not know. */
export class WrongUse extends StartFailure {
  override readonly exitCode = 2;
}

/** Runs the program of this process. The operator can fix a `StartFailure`: one sentence. */
export async function runOperation(name: string, operation: Operation): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    process.exitCode = await operation({ args: process.argv.slice(2), env: environment, say });
  } catch (error) {
    const isOurs = error instanceof StartFailure;
    process.stderr.write(`${isOurs ? `${name}: ${error.reason}.` : inspect(error)}\n`);
    process.exitCode = isOurs ? error.exitCode : 1;
  }
}

type Pool = ReturnType<typeof openPool>;

/** Opens the shop's database for some work, without a limit for long statements. */
export async function withPool<Result>(
  url: string,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = openPool({ url, size: 2, statementTimeoutMs: 0, onError: () => undefined });
  try {
    return await reaching('DATABASE_URL', work(pool));
  } finally {
    await pool.end();
  }
}
