/**
 * `npm run test:whole` takes everything; every other run takes a part, so that it is over soon, and
 * `npm run mutate`, which runs the same again and again, a part of that.
 */
const corpus = process.env.CORPUS;

/** Whether everything is asked for. */
export const isWhole = corpus === 'whole';

/** Every `step`th, from the `first`; a prime step meets each kind of a generated corpus. */
export const partOf = <Item>(all: readonly Item[], step: number, first = 0): readonly Item[] =>
  isWhole ? all : all.filter((_, at) => at % step === first);

/** How often a thing of chance is done. */
export const turns = (whole: number, inEveryRun: number): number =>
  isWhole ? whole : corpus === 'part' ? Math.ceil(inEveryRun / 10) : inEveryRun;
