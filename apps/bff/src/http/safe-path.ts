import { languageOf } from '@shop/domain';

const maxLength = 1024;
/** Backslash, white space and control characters, also percent-encoded. */
const unsafe = /[\\\s\p{Cc}]|%(?:[01][0-9a-f]|2f|5c|7f)/iu;

/**
 * A path of our own to return to, or `undefined`: never another origin, whatever the form contains
 * (docs/rules/addresses.md#safe-path). Returns path and query only.
 */
export function safePath(path: string, origin: string): string | undefined {
  if (path.length > maxLength || unsafe.test(path) || !languageOf(path)) return undefined;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin || url.username || url.password) return undefined;
  if (url.pathname.includes('//') || !languageOf(url.pathname)) return undefined;
  const safe = url.pathname + url.search;
  // Percent-encoded, a letter can be nine characters; the path must fit in a cookie.
  return safe.length <= maxLength ? safe : undefined;
}
