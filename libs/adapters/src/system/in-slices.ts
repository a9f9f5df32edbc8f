import { setImmediate } from 'node:timers/promises';

/** Slices of a long list, with a pause between them in which other requests run. */
export async function* inSlices<One>(
  all: readonly One[],
  size: number,
): AsyncGenerator<readonly One[]> {
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await setImmediate();
    yield all.slice(at, at + size);
  }
}
