import type { Money } from '@shop/domain';
import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface RefundTable {
  id: string;
  intent_id: string;
  amount: Json<Money>;
  at: Date;
}

/** A coupon for cancelled tickets; both days are inclusive. */
export interface IssuedCouponTable {
  code: string;
  order_id: string;
  /** The buyer's email in NFC and lower case. */
  address: string;
  amount: Json<Money>;
  valid_from: string;
  valid_until: string;
}

export interface RightTables {
  refunds: RefundTable;
  issued_coupons: IssuedCouponTable;
}

export const rightsMigration = {
  name: '007-rights',
  statements: [
    `create table sandbox.refunds (
       id text primary key, intent_id text not null references sandbox.intents,
       amount jsonb not null, at timestamptz not null)`,
    `create index refunds_by_intent on sandbox.refunds (intent_id)`,
    `create table sandbox.issued_coupons (
       code text primary key, order_id text not null references sandbox.orders,
       address text not null, amount jsonb not null,
       valid_from text not null, valid_until text not null)`,
    `create index issued_coupons_by_address on sandbox.issued_coupons (address)`,
    `alter table sandbox.letters alter column vouchers drop not null`,
    `create index orders_by_address on sandbox.orders (lower(contact->>'email'), created_at desc)`,
  ],
} as const;
