import { setTimeout } from 'node:timers/promises';

/** Why the sandbox can't start, in a sentence for whoever starts it: it is shown without a stack. */
export class StartFailure extends Error {}

/** Of the system, or of PostgreSQL while it lets somebody in or does not. */
const isOfConnection = /^(?:E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P\d\d)$/;

/** PostgreSQL restarts, has no connection left, or can't be reached for a while: as for the shop. */
const passing =
  /^(?:57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The client has no code for a connection that ended under a question. */
const isPassing = (error: unknown): boolean =>
  passing.test(codeOf(error)) ||
  (error instanceof Error && error.message === 'Connection terminated unexpectedly');

interface Waiting {
  readonly seconds: number;
  /** Called once, before the first pause. */
  readonly waiting: (error: unknown) => void;
}

/** Tries again once a second, at most so many seconds, while the database may come back. */
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

/** Waits for what a variable leads to; when nothing is there, says so by the variable's name. */
export async function reaching<Result>(variable: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = codeOf(error);
    if (!isOfConnection.test(code)) throw error;
    const text = `The sandbox can't start: what ${variable} names is no use: ${code}.`;
    throw new StartFailure(text, { cause: error });
  }
}
