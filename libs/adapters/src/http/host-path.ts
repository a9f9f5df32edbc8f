import { posix } from 'node:path';

/** Base64 turns 3 bytes into 4 characters: the header stays under 1 kB. */
const mostBytes = 765;
/** Ignores the rest, which would not fit anyway. */
const mostCharacters = 4096;

/** Not allowed in log lines: control characters, direction marks, line breaks. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The value of `X-Host-Path` (docs/rules/addresses.md#host-path): configured host and visitor's
 * path in base64, cut to length. No query, fragment or `..`; half a surrogate pair becomes U+FFFD.
 */
export function hostPath(host: string, path: string): string {
  const bytes = new Uint8Array(mostBytes);
  // `encodeInto` writes whole characters only, so the cut is valid UTF-8.
  const { written } = new TextEncoder().encodeInto(host + pathIn(path), bytes);
  return Buffer.from(bytes.subarray(0, written)).toString('base64');
}

function pathIn(address: string): string {
  const [path = ''] = address.slice(0, mostCharacters).split(/[?#]/, 1);
  return posix.normalize(`/${path.replace(unprintable, '').replaceAll('\\', '/')}`);
}
