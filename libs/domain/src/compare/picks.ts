/** How many places can stand side by side (docs/rules/screens.md#compare). */
export const fewestCompared = 2;
export const mostCompared = 4;

/**
 * The slugs that an address asks to compare, each text one slug or several with commas between:
 * those that are known, each once, the first four of them.
 */
export const readPicks = (
  asked: readonly string[],
  known: readonly string[],
): readonly string[] => {
  const slugs = asked.flatMap((text) => text.split(',')).map((slug) => slug.trim());
  return [...new Set(slugs)].filter((slug) => known.includes(slug)).slice(0, mostCompared);
};
