/**
 * What a reply has to say, by the path of the field; `*` is every entry of a list. A field that is
 * absent says nothing: those that have to be there are needed by the shape.
 */
export type Facts = Readonly<Record<string, string | number | ((said: unknown) => boolean)>>;

/** A reply is about the question when it says all of one of these. */
export type About = readonly Facts[];

export const isList = (said: unknown): said is readonly unknown[] => Array.isArray(said);

/** The field by which a reply is about something else than was asked; `undefined` where it is not. */
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

/** Every value that stands there; what is absent or null is none. */
function saidAt(value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (key === undefined) return [value];
  if (typeof value !== 'object') return [];
  if (key === '*') return isList(value) ? value.flatMap((entry) => saidAt(entry, rest)) : [];
  return Object.hasOwn(value, key)
    ? saidAt((value as Record<string, unknown>)[key], rest) // as: an object that has the key
    : [];
}
