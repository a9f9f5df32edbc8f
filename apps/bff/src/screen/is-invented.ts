/** What of an address was understood, by the names of its query. */
export type Understood = Readonly<Record<string, readonly (string | undefined)[]>>;

/**
 * Whether an address says, under a name that its page depends on, anything twice or anything that
 * was not understood. There is no end to such addresses: they are answered, and never kept.
 */
export const isInvented = (
  query: URLSearchParams,
  sharedBy: readonly string[],
  understood: Understood,
): boolean =>
  sharedBy.some((name) => {
    const values = query.getAll(name).flatMap((value) => value.split(','));
    return values.some(
      (value, at) => !understood[name]?.includes(value) || values.indexOf(value) !== at,
    );
  });
