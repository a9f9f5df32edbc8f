import { setTimeout } from 'node:timers/promises';

/** Why the sandbox can't start, in one sentence. Shown without a stack. */
export class StartFailure extends Error {}

/** Codes of the system, and of PostgreSQL while it connects. */
const isOfConnection = /^(?:E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P\d\d)$/;

/** PostgreSQL restarts, has no connection left, or is unreachable. The shop has the same list. */
const passing =
  /^(?:57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The client gives no code for a connection that broke during a query. */
const isPassing = (error: unknown): boolean =>
  passing.test(codeOf(error)) ||
  (error instanceof Error && error.message === 'Connection terminated unexpectedly');

interface Waiting {
  readonly seconds: number;
  /** Called once, before the first pause. */
  readonly waiting: (error: unknown) => void;
}

/** Retries once a second for at most this many seconds while the database is unavailable. */
export async function whilePassing<Result>(
  attempt: () => Promise<Result>,
  { seconds, waiting }: Waiting,
): Promise<Result> {
  for (let left = seconds; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !isPassing(error)) throw error;
      if (left === seconds) waiting(error);
      await setTimeout(1_000);
    }
  }
}

/** Awaits what a variable points to. An error names the variable. */
export async function reaching<Result>(variable: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = codeOf(error);
    if (!isOfConnection.test(code)) throw error;
    const text = `The sandbox can't start: check ${variable}: ${code}.`;
    throw new StartFailure(text, { cause: error });
  }
}
