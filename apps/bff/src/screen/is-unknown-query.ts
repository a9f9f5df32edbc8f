/** Values that the page understood, by query field. */
export type Understood = Readonly<Record<string, readonly (string | undefined)[]>>;

/** Whether a query field is repeated or not understood: such URLs are answered, not cached. */
export const isUnknownQuery = (
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
