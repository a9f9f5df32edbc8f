import { emailKey } from '@shop/domain';
import { hashed } from '../../../backends/limits/hashed.js';
import type { Limits } from '../../../backends/limits/limits.js';

export type SignInLimits = Limits['signIn'];

export interface Trying {
  readonly email: string;
  readonly from: string;
  /** Whether this device was signed in to this account before. */
  readonly isKnownDevice: boolean;
}

/**
 * Counts an attempt and returns the seconds to wait. An attempt refused for its pair of account and
 * address does not count against the account, so one address cannot lock the owner out. Known
 * devices, and addresses without a wrong password today, may sign in although the account is
 * locked.
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

/** After a wrong password the address is not trusted for a day. */
export const noteFailure = ({ failures }: SignInLimits, from: string): Promise<number> =>
  failures.waitFor(from);

/** After a right password: resets the counts, and gives the address one attempt back. */
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
