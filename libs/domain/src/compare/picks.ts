/** How many places the comparison shows (docs/rules/screens.md#compare). */
export const fewestCompared = 2;
export const mostCompared = 4;

/** Known slugs without repeats, at most four. Each text may hold several, separated by commas. */
export const readPicks = (
  asked: readonly string[],
  known: readonly string[],
): readonly string[] => {
  const slugs = asked.flatMap((text) => text.split(',')).map((slug) => slug.trim());
  return [...new Set(slugs)].filter((slug) => known.includes(slug)).slice(0, mostCompared);
};
