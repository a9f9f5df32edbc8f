import { shortestPassword } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { TokenKind } from '../engine/user-tables.js';
import { takeToken } from './account-tokens.js';
import { accountBy } from './log-in.js';
import { refusePassword } from './register.js';
import type { ChangedPasswordQuestion, ConfirmQuestion, NewPasswordQuestion } from './shapes.js';
import type { Users } from './users.js';

const done: Answer = { status: 200, body: { status: 'ok' } };

export async function confirmAccount(
  tx: Tx,
  users: Users,
  { token }: ConfirmQuestion,
): Promise<Answer | Refused> {
  const account = await takeToken(tx, 'confirm', token, users.clock());
  if (!account) return refuse('TOKEN_ENDED', 'token');
  await tx
    .updateTable('accounts')
    .set({ is_confirmed: true })
    .where('id', '=', account.id)
    .execute();
  await dropTokens(tx, account.id, ['confirm']);
  return done;
}

/** The token proves the address, so it also confirms the account. */
export async function choosePassword(
  tx: Tx,
  users: Users,
  { token, Password }: NewPasswordQuestion,
): Promise<Answer | Refused> {
  const unfit = refusePassword(Password);
  if (unfit) return unfit;
  const account = await takeToken(tx, 'reset', token, users.clock());
  if (!account) return refuse('TOKEN_ENDED', 'token');
  await setPassword(tx, users, account.id, Password);
  return { status: 200, body: { status: 'ok', email: account.email } };
}

/** Checks the current password as a sign-in does. */
export async function changePassword(
  tx: Tx,
  users: Users,
  { NewPassword, ...current }: ChangedPasswordQuestion,
): Promise<Answer | Refused> {
  const account = await accountBy(tx, users.passwords, current);
  if ('code' in account) return account;
  if (NewPassword.length < shortestPassword) return refuse('BAD_REQUEST', 'NewPassword');
  await setPassword(tx, users, account.id, NewPassword);
  return done;
}

/** Revokes all tokens from before the change. */
async function setPassword(tx: Tx, users: Users, id: string, password: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password: await users.passwords.keep(password), is_confirmed: true })
    .where('id', '=', id)
    .execute();
  await dropTokens(tx, id, ['confirm', 'reset', 'session']);
}

const dropTokens = (tx: Tx, id: string, kinds: readonly TokenKind[]) =>
  tx.deleteFrom('account_tokens').where('account_id', '=', id).where('kind', 'in', kinds).execute();
