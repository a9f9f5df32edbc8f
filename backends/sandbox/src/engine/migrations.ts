import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { addressMarksMigration } from './address.js';
import { cartStayMigrations } from './cart-stay-table.js';
import { callRequestsMigration } from './call-request-table.js';
import type { Database } from './database.js';
import { letterReceiptsMigration, lettersMigration } from './letter-table.js';
import { voucherStates } from './voucher-table.js';
import { rightsMigration } from './right-tables.js';
import { staysMigration } from './stay-table.js';
import { paymentMigrations } from './payment-migrations.js';

/** In order. Never edit a released entry: append a new one. */
const migrations: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  {
    name: '001-first',
    statements: [
      `create table sandbox.stock (
         pool text not null, day text not null, start text not null,
         capacity integer not null, taken integer not null check (taken >= 0),
         primary key (pool, day, start))`,
      `create table sandbox.holds (
         id text primary key, pool text not null, day text not null, start text not null,
         places integer not null check (places > 0),
         expires_at timestamptz not null, order_id text)`,
      `create index holds_by_place on sandbox.holds (pool, day, start, expires_at)`,
      `create index holds_by_end on sandbox.holds (expires_at)`,
      `create index holds_by_order on sandbox.holds (order_id) where order_id is not null`,
      `create table sandbox.carts (
         session_id text primary key, cart_id text not null unique,
         currency text not null, touched_at timestamptz not null)`,
      `create index carts_by_touch on sandbox.carts (touched_at)`,
      `create table sandbox.cart_lines (
         id text primary key,
         session_id text not null references sandbox.carts on delete cascade,
         position bigint generated always as identity,
         choice jsonb not null, quote jsonb not null, hold_id text, reason text)`,
      `create index cart_lines_by_cart on sandbox.cart_lines (session_id, position)`,
      `create table sandbox.orders (
         id text primary key, session_id text not null, status text not null,
         created_at timestamptz not null, hold_until timestamptz not null,
         reference text not null, language text not null, contact jsonb not null,
         lines jsonb not null, total jsonb not null, payment_id text unique)`,
      `create index orders_by_cart on sandbox.orders (session_id) where status = 'ON_HOLD'`,
      `create index orders_by_end on sandbox.orders (hold_until) where status = 'ON_HOLD'`,
      `create table sandbox.vouchers (
         code text primary key, order_id text not null references sandbox.orders,
         line_id text not null, position bigint generated always as identity,
         unit text not null, amount jsonb not null)`,
      `create index vouchers_by_order on sandbox.vouchers (order_id, position)`,
      `create table sandbox.answers (
         route text not null, key text not null, body_hash text not null,
         status integer not null, body text not null, created_at timestamptz not null,
         primary key (route, key))`,
      `create index answers_by_age on sandbox.answers (created_at)`,
      `create table sandbox.intents (
         id text primary key, reference text not null, status text not null,
         amount jsonb not null, method text not null, return_url text not null,
         language text not null, description text not null,
         created_at timestamptz not null, position bigint generated always as identity,
         expires_at timestamptz not null, capture_at timestamptz, challenged_at timestamptz)`,
      `create index intents_by_reference on sandbox.intents (reference)`,
      `create index intents_waiting on sandbox.intents (expires_at)
         where status = 'REQUIRES_ACTION'`,
      `create table sandbox.events (
         id text primary key, body text not null, attempts integer not null default 0,
         next_at timestamptz not null, delivered_at timestamptz,
         last_status integer)`,
      `create index events_due on sandbox.events (next_at) where delivered_at is null`,
    ],
  },
  {
    name: '002-newsletter',
    statements: [
      `create table sandbox.subscriptions (
         address text primary key, email text not null,
         name text not null, last_name text not null,
         country text not null, language text not null,
         created_at timestamptz not null)`,
    ],
  },
  {
    name: '003-users',
    statements: [
      `create table sandbox.accounts (
         id text primary key, address text not null unique, email text not null,
         first_name text not null, last_name text not null,
         country text not null, state text not null, language text not null,
         password text not null, is_confirmed boolean not null,
         found_data boolean not null, created_at timestamptz not null)`,
      `create table sandbox.account_tokens (
         hash text primary key, kind text not null,
         account_id text references sandbox.accounts on delete cascade,
         expires_at timestamptz not null)`,
      `create index account_tokens_by_account on sandbox.account_tokens (account_id, kind)`,
      `create index account_tokens_by_end on sandbox.account_tokens (expires_at)`,
      `create table sandbox.mails (
         id text primary key, position bigint generated always as identity,
         kind text not null, email text not null, name text not null,
         language text not null, link text not null, sent_at timestamptz not null)`,
      `create index mails_by_position on sandbox.mails (position)`,
    ],
  },
  {
    name: '004-packages',
    statements: [
      `create table sandbox.cart_packages (
         id text primary key,
         session_id text not null references sandbox.carts on delete cascade,
         position bigint generated always as identity,
         people jsonb not null, extras jsonb not null)`,
      `create index cart_packages_by_cart on sandbox.cart_packages (session_id, position)`,
      `alter table sandbox.cart_lines
         add column package_id text references sandbox.cart_packages on delete cascade`,
      `create index cart_lines_by_package on sandbox.cart_lines (package_id)
         where package_id is not null`,
      `alter table sandbox.carts add column hold_extensions integer not null default 0`,
    ],
  },
  {
    name: '005-promos',
    statements: [
      `alter table sandbox.carts add column promo jsonb`,
      `alter table sandbox.orders add column promo jsonb`,
      `create table sandbox.promo_uses (
         code text primary key, order_id text not null references sandbox.orders)`,
      `create index promo_uses_by_order on sandbox.promo_uses (order_id)`,
    ],
  },
  lettersMigration,
  voucherStates,
  rightsMigration,
  ...paymentMigrations,
  callRequestsMigration,
  staysMigration,
  ...cartStayMigrations,
  letterReceiptsMigration,
  addressMarksMigration,
];

const steps = Object.fromEntries(
  migrations.map(({ name, statements }) => [
    name,
    {
      up: async (db: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  ]),
);

/** Migrates the database. Safe to run again, and while other copies start. */
export async function migrate(db: Database): Promise<void> {
  // Older tables, from before the Migrator, have no timestamp column.
  await sql`alter table if exists sandbox.migrations
    add column if not exists "timestamp" varchar(255) not null default now()::text`.execute(db);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    migrationTableSchema: 'sandbox',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
}
