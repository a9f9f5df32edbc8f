import { isEmail } from '@shop/domain';
import type { Tx } from '../engine/database.js';
import { randomId } from '../engine/codes.js';
import { refuse } from '../engine/refusal.js';
import { issueToken, lifeSeconds } from './account-tokens.js';
import { addressOf } from '../engine/address.js';
import { findAccount } from './accounts.js';
import type { LoginQuestion } from './shapes.js';
import type { Users } from './users.js';

/** An unknown address and a wrong password get the same reply, after one run of scrypt. */
export async function accountBy(
  db: Users['db'] | Tx,
  passwords: Users['passwords'],
  { Username: email, Password: password }: LoginQuestion,
) {
  if (!isEmail(addressOf(email))) return refuse('INVALID_EMAIL', 'Username');
  if (!password) return refuse('PASSWORD_REQUIRED', 'Password');
  const account = await findAccount(db, email);
  const isRight = await passwords.matches(password, account?.password);
  if (!account || !isRight) return refuse('INCORRECT_LOGIN', 'Password');
  // Revealed only with the right password.
  return account.is_confirmed ? account : refuse('USER_INACTIVE', 'Username');
}

export async function logIn({ db, clock, passwords }: Users, question: LoginQuestion) {
  const account = await accountBy(db, passwords, question);
  if ('code' in account) return account;
  return {
    sId: randomId(),
    gxToken: await issueToken(db, 'session', account, clock()),
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    country: account.country,
    state: account.state,
    foundData: account.found_data,
    expiresIn: lifeSeconds.session,
  };
}
