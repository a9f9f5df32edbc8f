/** All of it is looked at, as `npm run test:whole` does. */
export const isWhole = process.env['CORPUS'] === 'whole';

/** A test's tag: at one width, by turns a phone's and a desktop's; `npm run test:whole` has both. */
export const byTurns = (turn: number): string[] =>
  isWhole ? ['@everywhere'] : turn % 2 === 0 ? ['@phone'] : [];

/** Each of them with one of the others, by turns; `npm run test:whole` has each with all. */
export const pairsByTurns = <One, Other>(
  all: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, readonly Other[]])[] =>
  all.map((one, at) => [
    one,
    isWhole ? others : others.filter((_, turn) => turn === at % others.length),
  ]);

/** The language of every run where the languages differ in words alone: its words are the longest. */
export const inEveryRun = <One>(all: readonly One[]): readonly One[] =>
  isWhole ? all : all.slice(-1);
