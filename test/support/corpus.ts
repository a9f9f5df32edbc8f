/** `npm run test:whole` runs all, other runs a part, `npm run mutate` a part of that. */
const corpus = process.env.CORPUS;

export const isWhole = corpus === 'whole';

/** Every `step`th item from `first`. A prime step meets each kind of a generated corpus. */
export const partOf = <Item>(all: readonly Item[], step: number, first = 0): readonly Item[] =>
  isWhole ? all : all.filter((_, at) => at % step === first);

export const turns = (whole: number, inEveryRun: number): number =>
  isWhole ? whole : corpus === 'part' ? Math.ceil(inEveryRun / 10) : inEveryRun;
