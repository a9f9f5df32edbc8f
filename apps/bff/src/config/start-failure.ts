import { isStoreAway } from '@shop/ports/backends';
import { setTimeout } from 'node:timers/promises';

/** Why a program can't start: one sentence for the operator, without a stack trace. */
export class StartFailure extends Error {
  readonly exitCode: number = 1;

  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`The shop can't start: ${reason}.`, options);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program already listens on this port',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'this user may not open this port',
  ENOTFOUND: 'the host name is unknown',
  ECONNREFUSED: 'no server listens at this address',
  ETIMEDOUT: 'the server does not answer',
  '28P01': 'the database refuses the password',
  '28000': 'the database refuses the user',
  '3D000': 'the server has no database of this name',
  '57P01': 'the database is shutting down',
  '57P03': 'the database is starting',
};

/** System error codes, and those of PostgreSQL when it refuses a connection. */
const isOfConnection = /^(?:E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P\d\d)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Codes of a database that restarts, has no free connection, or is unreachable for a while. */
const passing =
  /^(?:57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;

/** A broken or timed-out connection, for which the client has no code. */
const isCutOff = (error: unknown): boolean => codeOf(error) === '' && isStoreAway(error);

/** The reason in words with its code, or the code alone. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === '') return 'the database gives no connection';
  return reasons[code] ? `${reasons[code]} (${code})` : code;
}

/** Awaits `result`; a connection error becomes a failure that names the variable. */
export async function reaching<Result>(variable: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!isOfConnection.test(codeOf(error)) && !isCutOff(error)) throw error;
    throw new StartFailure(`check ${variable}: ${reasonOf(error)}`, { cause: error });
  }
}

interface Waiting {
  readonly seconds: number;
  /** Called once, before the first pause. */
  readonly waiting: (reason: string) => void;
}

/** Retries once a second while the database's error is temporary. */
export async function whilePassing<Result>(
  attempt: () => Promise<Result>,
  { seconds, waiting }: Waiting,
): Promise<Result> {
  for (let left = seconds; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !(passing.test(codeOf(error)) || isCutOff(error))) throw error;
      if (left === seconds) waiting(reasonOf(error));
      await setTimeout(1_000);
    }
  }
}
