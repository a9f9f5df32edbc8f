import { type Language, tidy } from '@shop/domain';
import type { Selectable } from 'kysely';
import { addressOf } from '../engine/address.js';
import { randomId } from '../engine/codes.js';
import type { Database, Schema, Tx } from '../engine/database.js';
import type { Users } from './users.js';

export type Account = Selectable<Schema['accounts']>;

export const findAccount = (db: Database | Tx, email: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('address', '=', addressOf(email)).executeTakeFirst();

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly state: string;
  readonly language: Language;
  /** As {@link Passwords} stores it. */
  readonly password: string;
  readonly isConfirmed: boolean;
  readonly foundData: boolean;
}

/** `undefined` if the address already has an account. */
export const addAccount = (
  db: Database | Tx,
  account: NewAccount,
  now: Date,
): Promise<Account | undefined> =>
  db
    .insertInto('accounts')
    .values({
      id: randomId(),
      address: addressOf(account.email),
      email: tidy(account.email),
      first_name: account.firstName,
      last_name: account.lastName,
      country: account.country,
      state: account.state,
      language: account.language,
      password: account.password,
      is_confirmed: account.isConfirmed,
      found_data: account.foundData,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returningAll()
    .executeTakeFirst();

type Seeding = Pick<Users, 'db' | 'clock' | 'content' | 'passwords'>;

/** Adds missing demonstration accounts; existing ones stay as they are. */
export async function seedAccounts({ db, clock, content, passwords }: Seeding): Promise<void> {
  const { accounts, password } = content.people;
  const kept = await db.selectFrom('accounts').select('address').execute();
  const known = new Set(kept.map(({ address }) => address));
  const missing = accounts.filter(({ email }) => !known.has(addressOf(email)));
  if (missing.length === 0) return;
  // The password is public, so one shared salt reveals nothing.
  const shared = await passwords.keep(password);
  for (const account of missing) await addAccount(db, { ...account, password: shared }, clock());
}
