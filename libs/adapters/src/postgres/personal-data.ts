import { emailKey, forgottenContact, openChangeStates, openStates } from '@shop/domain';
import type { Pool, PoolClient } from 'pg';
import { type Json, withoutPerson, writtenBy } from './person-in-json.js';

/** A person by email. Call requests have a phone and no email. */
export interface Person {
  readonly email: string;
  readonly phones: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Everything that the database has about a person, without secrets such as sessions of carts. */
export interface PersonalData {
  readonly purchases: readonly (Row & { readonly id: string; readonly state: string })[];
  readonly changes: readonly (Row & { readonly id: string; readonly state: string })[];
  readonly mails: readonly (Row & { readonly id: string })[];
  readonly callRequests: readonly (Row & { readonly id: string })[];
  readonly records: readonly {
    readonly kind: string;
    readonly id: string;
    readonly value: Json;
  }[];
}

type Querying = Pick<Pool | PoolClient, 'query'>;

const rowsAStep = 5_000;

/** Compares addresses as the shop does, which SQL can't: it reads all of them, in steps. */
async function idsWith(db: Querying, table: string, email: string, person: string) {
  const key = emailKey(person);
  const found: string[] = [];
  for (let last = ''; ;) {
    const { rows } = await db.query<{ id: string; email: string }>(
      `select id, ${email} as email from shop.${table} where id > $1 and ${email} <> ''
       order by id limit ${rowsAStep}`,
      [last],
    );
    found.push(...rows.filter((row) => emailKey(row.email) === key).map(({ id }) => id));
    last = rows.at(-1)?.id ?? '';
    if (rows.length < rowsAStep) return found;
  }
}

async function recordsOf(db: Querying, email: string): Promise<PersonalData['records']> {
  const found: PersonalData['records'][number][] = [];
  for (let last = ['', '']; ;) {
    const { rows } = await db.query<PersonalData['records'][number]>(
      `select kind, id, value from shop.records where (kind, id) > ($1, $2)
       order by kind, id limit ${rowsAStep}`,
      last,
    );
    found.push(...rows.filter(({ value }) => writtenBy(value, email)));
    const end = rows.at(-1);
    if (!end || rows.length < rowsAStep) return found;
    last = [end.kind, end.id];
  }
}

export async function personalDataOf(db: Querying, person: Person): Promise<PersonalData> {
  const ids = await idsWith(db, 'purchases', "contact->>'email'", person.email);
  const { rows: purchases } = await db.query(
    `select id, state, total, currency, contact, method, language, order_id, payment_id, created_at
     from shop.purchases where id = any ($1) order by opened`,
    [ids],
  );
  const orders = purchases.flatMap((row) => row.order_id ?? []);
  const phones = [...person.phones, ...purchases.map((row) => row.contact.phone)];
  const { rows: changes } = await db.query(
    `select id, order_id, state, wish, amount, currency, created_at
     from shop.order_changes where order_id = any ($1) order by opened`,
    [orders],
  );
  const { rows: mails } = await db.query(
    `select id, kind, order_id, language, email, state, created_at from shop.mails
     where id = any ($1) or order_id = any ($2) order by created_at`,
    [await idsWith(db, 'mails', 'email', person.email), orders],
  );
  const { rows: callRequests } = await db.query(
    `select id, request, state, created_at from shop.call_requests
     where request->>'phone' = any ($1) and request->>'phone' <> '' order by created_at`,
    [phones],
  );
  return { purchases, changes, mails, callRequests, records: await recordsOf(db, person.email) };
}

export interface Forgotten {
  readonly found: PersonalData;
  /** Purchases and changes that are not over, and keep what they need until then. */
  readonly open: readonly string[];
}

/** Empties contacts and notes, and deletes the rest. Purchases stay for accounting. */
export async function forgetPerson(pool: Pool, person: Person): Promise<Forgotten> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const found = await personalDataOf(client, person);
    const open = [
      ...found.purchases.filter(({ state }) => isIn(openStates, state)),
      ...found.changes.filter(({ state }) => isIn(openChangeStates, state)),
    ].map(({ id }) => id);
    await forget(client, found, person.email);
    await client.query('commit');
    return { found, open };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const isIn = (states: readonly string[], state: string) => states.includes(state);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

async function forget(client: PoolClient, found: PersonalData, email: string): Promise<void> {
  await client.query(
    'update shop.purchases set contact = $2 where id = any ($1) and state <> all ($3)',
    [idsOf(found.purchases), JSON.stringify(forgottenContact), openStates],
  );
  await client.query(
    `update shop.order_changes set wish = jsonb_set(wish, '{note}', '""')
     where id = any ($1) and wish ? 'note' and state <> all ($2)`,
    [idsOf(found.changes), openChangeStates],
  );
  await client.query('delete from shop.mails where id = any ($1) and email is not null', [
    idsOf(found.mails),
  ]);
  await client.query('delete from shop.call_requests where id = any ($1)', [
    idsOf(found.callRequests),
  ]);
  for (const record of found.records) await forgetInRecord(client, record, email);
}

/** Reads the record again under a lock: a booking may have changed since it was found. */
async function forgetInRecord(
  client: PoolClient,
  { kind, id }: PersonalData['records'][number],
  email: string,
): Promise<void> {
  const { rows } = await client.query<{ value: Json }>(
    'select value from shop.records where kind = $1 and id = $2 for update',
    [kind, id],
  );
  for (const { value } of rows)
    await client.query(
      'update shop.records set value = $3, version = version + 1 where kind = $1 and id = $2',
      [kind, id, JSON.stringify(withoutPerson(value, email))],
    );
}
