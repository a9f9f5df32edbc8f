import { createHash } from 'node:crypto';
import type { AttemptLimit } from '../http/attempt-limit.js';

/** Who tries: by account, by address, and by both. */
export interface SignInLimits {
  readonly pair: AttemptLimit;
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
}

/** A limiter's key that tells nobody the e-mail. */
const hashed = (text: string) =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);

/** Counts a try to sign in; the seconds to wait are those of the strictest limit that is reached. */
export async function waitToSignIn(
  { pair, account, address }: SignInLimits,
  email: string,
  from: string,
): Promise<number> {
  const waits = await Promise.all([
    pair.waitFor(hashed(`${email} ${from}`)),
    account.waitFor(hashed(email)),
    address.waitFor(from),
  ]);
  return Math.max(...waits);
}

/** Somebody who knew the password starts anew; who else tries from that address does not. */
export async function forgetTries({ pair, account }: SignInLimits, email: string, from: string) {
  await Promise.all([pair.forget(hashed(`${email} ${from}`)), account.forget(hashed(email))]);
}
