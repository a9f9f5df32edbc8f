import { createHash } from 'node:crypto';
import type { LimitStore } from '../../../backends/limit-store.js';
import { AttemptLimit } from '../../../http/attempt-limit.js';

/** Who tries: by account, by address, and by both. */
export interface SignInLimits {
  readonly pair: AttemptLimit;
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
}

/** One account, and one address, may be tried by several: these many times as often as a pair. */
const perAccount = 4;
const perAddress = 6;

export const signInLimits = (times: number, store: LimitStore): SignInLimits => ({
  pair: new AttemptLimit(times, 'sign-in', store),
  account: new AttemptLimit(times * perAccount, 'sign-in account', store),
  address: new AttemptLimit(times * perAddress, 'sign-in address', store),
});

/** A limiter's key that tells nobody the e-mail. */
export const hashed = (text: string) =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);

/**
 * Counts a try to sign in; answers the seconds to wait. Who is turned away for this account and
 * address does not count against the account: one address alone can't shut it for its owner.
 */
export async function waitToSignIn(
  { pair, account, address }: SignInLimits,
  email: string,
  from: string,
): Promise<number> {
  const own = await pair.waitFor(hashed(`${email} ${from}`));
  if (own > 0) return own;
  const waits = await Promise.all([account.waitFor(hashed(email)), address.waitFor(from)]);
  return Math.max(...waits);
}

/** Somebody who knew the password starts anew, and his address has one try less. */
export async function forgetTries(
  { pair, account, address }: SignInLimits,
  email: string,
  from: string,
): Promise<void> {
  await Promise.all([
    pair.forget(hashed(`${email} ${from}`)),
    account.forget(hashed(email)),
    address.takeBack(from),
  ]);
}
