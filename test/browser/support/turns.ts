/** All of it is looked at, as `npm run test:whole` does. */
export const isWhole = process.env['CORPUS'] === 'whole';

/** A test's tag: at one width, by turns a phone's and a desktop's; `npm run test:whole` has both. */
export const byTurns = (turn: number): string[] =>
  isWhole ? ['@everywhere'] : turn % 2 === 0 ? ['@phone'] : [];
