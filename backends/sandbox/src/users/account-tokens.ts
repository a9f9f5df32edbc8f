import { createHash, randomBytes } from 'node:crypto';
import { later, minutes, seconds } from '../engine/clock.js';
import type { Database, Tx } from '../engine/database.js';
import type { TokenKind } from '../engine/user-tables.js';
import type { Account } from './accounts.js';

/** Lifetimes in seconds; a sign-in lasts as long as the shop's longest session. */
export const lifeSeconds: Readonly<Record<TokenKind, number>> = {
  session: 7 * 24 * 60 * 60,
  confirm: 48 * 60 * 60,
  reset: 60 * 60,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits; stores only the hash. Also written without an account, and then useless. */
export async function issueToken(
  db: Database | Tx,
  kind: TokenKind,
  account: Pick<Account, 'id'> | undefined,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_tokens')
    .values({
      hash: hashOf(token),
      kind,
      account_id: account?.id ?? null,
      expires_at: later(now, seconds(lifeSeconds[kind])),
    })
    .execute();
  return token;
}

/** The account of a token; `undefined` if it is unknown, expired or of another kind. */
export const accountOfToken = (
  db: Database | Tx,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<Account | undefined> =>
  db
    .selectFrom('account_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_tokens.account_id')
    .selectAll('accounts')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Takes a single-use token: of concurrent calls, one gets the account. */
export async function takeToken(
  tx: Tx,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<Account | undefined> {
  const taken = await tx
    .deleteFrom('account_tokens')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (!taken?.account_id) return undefined;
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', taken.account_id)
    .executeTakeFirst();
}

export async function forgetOldTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
  const old = later(now, -minutes(60 * 24 * 7));
  await db.deleteFrom('mails').where('sent_at', '<', old).execute();
}
