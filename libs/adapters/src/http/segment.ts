/** Encodes one path segment; `..` is escaped twice, because URL parsers read `%2e%2e` as `..`. */
export function segment(text: string): string {
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** `?name=value`, or empty; leaves out `undefined` values. */
export function queryText(query: Query | undefined): string {
  if (!query) return '';
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) pairs.append(name, String(value));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}
