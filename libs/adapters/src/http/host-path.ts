import { posix } from 'node:path';

/** Base64 makes four characters of three bytes: the header stays under 1 kB. */
const mostBytes = 765;
/** No longer part of a path is looked at: what comes after could not be sent anyway. */
const mostCharacters = 4096;

/** Not allowed in a line of a log: control characters, direction marks, line breaks. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The value of `X-Host-Path` (docs/rules/addresses.md#host-path): host and path of the page that a
 * visitor is on, in UTF-8, in base64. Host is of configuration, never of a request. It has no
 * query, no fragment and no `..`; a path that is too long ends early, and half of a surrogate pair
 * becomes U+FFFD.
 */
export function hostPath(host: string, path: string): string {
  const bytes = new Uint8Array(mostBytes);
  // It writes whole characters only, so that a cut leaves UTF-8 behind.
  const { written } = new TextEncoder().encodeInto(host + pathIn(path), bytes);
  return Buffer.from(bytes.subarray(0, written)).toString('base64');
}

function pathIn(address: string): string {
  const [path = ''] = address.slice(0, mostCharacters).split(/[?#]/, 1);
  return posix.normalize(`/${path.replace(unprintable, '').replaceAll('\\', '/')}`);
}
