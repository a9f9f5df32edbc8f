/** Longer choices than any form of ours makes are answered and not kept. */
const longestQuery = 300;

/** Names that make any page one visitor's own. */
const personal = ['subscribed'];

/**
 * The address under which a page is kept: its path and, in one order, what of the query it depends
 * on. `undefined` when the query makes it a page of one visitor.
 */
export function sharedPath(
  pathname: string,
  query: URLSearchParams,
  sharedBy: readonly string[],
  ownBy: readonly string[] = [],
): string | undefined {
  if ([...personal, ...ownBy].some((name) => query.has(name))) return undefined;
  const kept = new URLSearchParams();
  for (const name of sharedBy) for (const value of query.getAll(name)) kept.append(name, value);
  const written = kept.toString();
  if (written.length > longestQuery) return undefined;
  return written ? `${pathname}?${written}` : pathname;
}
