import { dropEmpty, type SchemaChange } from './schema-change.js';

/** Changes of orders (docs/rules/rights.md#ledger), at most one open per order, and their mails. */
export const orderChanges: SchemaChange = {
  up: `
create table shop.order_changes (
  id text primary key check (length(id) between 1 and 64),
  attempt text not null unique,
  order_id text not null,
  state text not null check (state in ('ASKED', 'UNKNOWN', 'ANSWERED', 'SETTLED', 'REFUSED')),
  version integer not null,
  wish jsonb not null,
  language text not null,
  payment_id text,
  amount bigint check (amount >= 0),
  currency text,
  refusal text,
  created_at timestamptz not null,
  opened bigint generated always as identity,
  due_at timestamptz not null
);
create unique index order_changes_one_open on shop.order_changes (order_id)
  where state in ('ASKED', 'UNKNOWN', 'ANSWERED');
create index order_changes_by_order on shop.order_changes (order_id, opened desc);
create index order_changes_due on shop.order_changes (due_at)
  where state in ('ASKED', 'UNKNOWN', 'ANSWERED');
alter table shop.mails drop constraint if exists mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup', 'transfer', 'changed'));
`,
  down: `${dropEmpty('order_changes')}
alter table shop.mails drop constraint mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup', 'transfer'));
`,
};
