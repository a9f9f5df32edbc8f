import { emailKey } from '@shop/domain';
import { hashed } from '../../../backends/limits/hashed.js';
import type { Limits } from '../../../backends/limits/limits.js';

export type SignInLimits = Limits['signIn'];

/** Who tries to sign in, and from where. */
export interface Trying {
  readonly email: string;
  readonly from: string;
  /** Whether this account was signed in to on this device before. */
  readonly isKnownDevice: boolean;
}

/**
 * Counts a try to sign in; answers the seconds to wait. Who is turned away for this account and
 * address does not count against the account: one address alone can't shut it for its owner. Nor
 * can many: a device that knows the account, and an address without a wrong password today, may
 * try though the account is shut to others.
 */
export async function waitToSignIn(
  { pair, account, address, failures }: SignInLimits,
  { email, from, isKnownDevice }: Trying,
): Promise<number> {
  const own = await pair.waitFor(hashed(`${emailKey(email)} ${from}`));
  if (own > 0) return own;
  const ofAddress = await address.waitFor(from);
  if (ofAddress > 0 || isKnownDevice) return ofAddress;
  const isTrusted = await failures.isUntouched(from);
  const ofAccount = await account.waitFor(hashed(emailKey(email)));
  return isTrusted ? 0 : ofAccount;
}

/** A wrong password: this address is trusted no more today. */
export const noteFailure = ({ failures }: SignInLimits, from: string): Promise<number> =>
  failures.waitFor(from);

/** Somebody who knew the password starts anew, and his address has one try less. */
export async function forgetTries(
  { pair, account, address }: SignInLimits,
  { email, from }: Pick<Trying, 'email' | 'from'>,
): Promise<void> {
  await Promise.all([
    pair.forget(hashed(`${emailKey(email)} ${from}`)),
    account.forget(hashed(emailKey(email))),
    address.takeBack(from),
  ]);
}
