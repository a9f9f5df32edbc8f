/** Why the shop can't start, in a sentence for whoever starts it: it is shown without a stack. */
export class StartFailure extends Error {
  /** What the process ends with. */
  readonly exitCode: number = 1;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'this user may not listen there',
  ENOTFOUND: 'nobody knows that name',
  ECONNREFUSED: 'nobody listens there',
  ETIMEDOUT: 'nobody answers',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
};

/** Of the system, or of PostgreSQL while it lets somebody in or does not. */
const isOfConnection = /^(?:E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P\d\d)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Waits for what a variable leads to; when nothing is there, says so by the variable's name. */
export async function reaching<Result>(variable: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = codeOf(error);
    if (!isOfConnection.test(code)) throw error;
    const reason = reasons[code] ? `${reasons[code]} (${code})` : code;
    throw new StartFailure(`The shop can't start: what ${variable} names is no use: ${reason}.`, {
      cause: error,
    });
  }
}
