/** `npm run test:whole` takes everything; every other run takes a part, so that it is over soon. */
const isWhole = process.env.CORPUS === 'whole';

/** Every `step`th, from the `first`; a prime step meets each kind of a generated corpus. */
export const partOf = <Item>(corpus: readonly Item[], step: number, first = 0): readonly Item[] =>
  isWhole ? corpus : corpus.filter((_, at) => at % step === first);

/** How often a thing of chance is done. */
export const turns = (whole: number, inEveryRun: number): number => (isWhole ? whole : inEveryRun);
