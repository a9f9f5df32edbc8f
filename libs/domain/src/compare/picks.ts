/** How many places the comparison shows (docs/rules/screens.md#compare). */
export const fewestCompared = 2;
export const mostCompared = 4;

/** Known slugs without repeats, at most four. Each text may hold several, separated by commas. */
export const readPicks = (
  asked: readonly string[],
  isKnown: (slug: string) => boolean,
): readonly string[] => {
  const slugs = asked.flatMap((text) => text.split(',')).map((slug) => slug.trim());
  return [...new Set(slugs)].filter(isKnown).slice(0, mostCompared);
};
