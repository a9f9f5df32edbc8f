import { languageOf } from '@shop/domain';

const maxLength = 1024;
/** Backslash, white space, control characters; also percent-encoded. */
const unsafe = /[\\\s\p{Cc}]|%(?:[01][0-9a-f]|2f|5c|7f)/iu;

/**
 * A page of ours to go back to, or `undefined`: never another origin, whatever a form says
 * (docs/rules/addresses.md#safe-path). Answers path and query only.
 */
export function safePath(path: string, origin: string): string | undefined {
  if (path.length > maxLength || unsafe.test(path) || !languageOf(path)) return undefined;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin || url.username || url.password) return undefined;
  if (url.pathname.includes('//') || !languageOf(url.pathname)) return undefined;
  const safe = url.pathname + url.search;
  // Written out, a letter may be nine characters: it has to fit into a cookie and a header.
  return safe.length <= maxLength ? safe : undefined;
}
