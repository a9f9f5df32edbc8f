/** What a reply must say, by field path; `*` is every entry. Absent fields are ignored. */
export type Facts = Readonly<Record<string, string | number | ((said: unknown) => boolean)>>;

/** A reply matches the request when it satisfies all facts of one entry. */
export type About = readonly Facts[];

export const isList = (said: unknown): said is readonly unknown[] => Array.isArray(said);

export function misfitOf(value: unknown, asked: About | undefined): string | undefined {
  const misfits = (asked ?? []).map((facts) =>
    Object.entries(facts).find(([path, wanted]) =>
      saidAt(value, path === '' ? [] : path.split('.')).some((said) => !isSaid(said, wanted)),
    ),
  );
  const [first] = misfits;
  return misfits.includes(undefined) ? undefined : first && (first[0] || '(body)');
}

const isSaid = (said: unknown, wanted: Facts[string]): boolean =>
  typeof wanted === 'function' ? wanted(said) : String(said) === String(wanted);

/** Every value at the path, without `undefined` and `null`. */
function saidAt(value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (key === undefined) return [value];
  if (typeof value !== 'object') return [];
  if (key === '*') return isList(value) ? value.flatMap((entry) => saidAt(entry, rest)) : [];
  return Object.hasOwn(value, key)
    ? saidAt((value as Record<string, unknown>)[key], rest) // as: an object that has the key
    : [];
}
