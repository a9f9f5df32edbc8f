/** Longer queries than our forms produce are answered but not cached. */
const longestQuery = 300;

/** Query fields that make any page personal. */
const personal = ['subscribed'];

/** Cache key of a URL: its path and the relevant fields in order; `undefined` if personal. */
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
