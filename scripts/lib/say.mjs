export const say = (text) => process.stdout.write(`${text}\n`);
export const complain = (text) => process.stderr.write(`${text}\n`);

/** A problem that the user can fix: shown without a stack trace. */
export class Obstacle extends Error {}

/** Runs a script's main function. Prints obstacles as text, other errors with their stack. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    complain(error instanceof Obstacle ? `\n${error.message}` : (error.stack ?? String(error)));
    process.exit(1);
  }
}

export const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;
