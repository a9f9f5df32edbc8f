import { dropEmpty, type SchemaChange } from './schema-change.js';

/**
 * `holds_cart` makes two tabs on a cart one purchase. It is only ever cleared, so that no move
 * violates the unique index, such as a late capture (FAILED to PAID) while another purchase of the
 * cart is open.
 */
export const purchases: SchemaChange = {
  up: `
create table shop.purchases (
  id text primary key check (length(id) between 1 and 64),
  attempt text not null unique,
  state text not null check (state in
    ('CREATED', 'PAYING', 'UNKNOWN', 'PAID', 'ORDERED', 'FAILED', 'REFUND_DUE', 'REFUNDED')),
  version integer not null,
  cart_session text not null,
  cart_digest text not null,
  holds_cart boolean not null,
  total bigint not null check (total >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  contact jsonb not null,
  method text not null,
  language text not null,
  order_id text,
  payment_id text,
  pay_at text,
  created_at timestamptz not null,
  touched_at timestamptz not null default now(),
  lease_until timestamptz,
  opened bigint generated always as identity
);
create unique index purchases_one_a_cart on shop.purchases (cart_session, cart_digest)
  where holds_cart;
create index purchases_by_order on shop.purchases (order_id) where order_id is not null;
create index purchases_by_session on shop.purchases (cart_session, opened desc);
create index purchases_open on shop.purchases (touched_at)
  where state in ('CREATED', 'PAYING', 'UNKNOWN', 'PAID', 'REFUND_DUE');
`,
  down: dropEmpty('purchases'),
};
