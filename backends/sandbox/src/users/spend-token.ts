import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { TokenKind } from '../engine/user-tables.js';
import { takeToken } from './account-tokens.js';
import { refusePassword } from './register.js';
import type { ConfirmQuestion, NewPasswordQuestion } from './shapes.js';
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

/**
 * The token proves the address, so it confirms the account as well. Everything that was handed out
 * under the old password ends with it.
 */
export async function choosePassword(
  tx: Tx,
  users: Users,
  { token, Password }: NewPasswordQuestion,
): Promise<Answer | Refused> {
  const unfit = refusePassword(Password);
  if (unfit) return unfit;
  const account = await takeToken(tx, 'reset', token, users.clock());
  if (!account) return refuse('TOKEN_ENDED', 'token');
  await tx
    .updateTable('accounts')
    .set({ password: await users.passwords.keep(Password), is_confirmed: true })
    .where('id', '=', account.id)
    .execute();
  await dropTokens(tx, account.id, ['confirm', 'reset', 'session']);
  return { status: 200, body: { status: 'ok', email: account.email } };
}

const dropTokens = (tx: Tx, id: string, kinds: readonly TokenKind[]) =>
  tx.deleteFrom('account_tokens').where('account_id', '=', id).where('kind', 'in', kinds).execute();
