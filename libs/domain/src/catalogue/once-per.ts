/** Computes once per object and keeps the result as long as the object, which must not change. */
export function oncePer<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const made = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.result;
    const result = make(key);
    made.set(key, { result });
    return result;
  };
}
