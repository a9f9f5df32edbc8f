/** Why the sandbox can't start, in a sentence for whoever starts it: it is shown without a stack. */
export class StartFailure extends Error {}

/** Of the system, or of PostgreSQL while it lets somebody in or does not. */
const isOfConnection = /^(?:E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P\d\d)$/;

/** Waits for what a variable leads to; when nothing is there, says so by the variable's name. */
export async function reaching<Result>(variable: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!isOfConnection.test(code)) throw error;
    const text = `The sandbox can't start: what ${variable} names is no use: ${code}.`;
    throw new StartFailure(text, { cause: error });
  }
}
