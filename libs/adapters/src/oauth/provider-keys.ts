import type { Clock } from '@shop/ports/backends';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { Cached } from './cached.js';

const hourMs = 3_600_000;
/** Limits the fetches that tokens with invented key ids can cause. */
const pauseMs = 30_000;

type KeyOf = ReturnType<typeof createLocalJWKSet>;

/** A provider's keys, cached for an hour. An unknown key id fetches them again, once. */
export function providerKeys(
  ask: () => Promise<JSONWebKeySet | undefined>,
  clock: Clock,
): JWTVerifyGetKey {
  const read = async (): Promise<KeyOf | undefined> => {
    const keys = await ask();
    return keys && createLocalJWKSet(keys);
  };
  const cached = new Cached(read, hourMs, clock);
  let askedAgainAt = -Infinity;
  const renewed = () => {
    const now = clock.now().getTime();
    if (Math.abs(now - askedAgainAt) < pauseMs) return cached.newest();
    askedAgainAt = now;
    return cached.renewed();
  };
  return async (header, token) => {
    try {
      return await found(await cached.get())(header, token);
    } catch (failure) {
      if (!(failure instanceof errors.JWKSNoMatchingKey)) throw failure;
      return found(await renewed())(header, token);
    }
  };
}

function found(keyOf: KeyOf | undefined): KeyOf {
  if (!keyOf) throw new errors.JWKSInvalid('the keys can not be had');
  return keyOf;
}
