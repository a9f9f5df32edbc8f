import { dropEmpty, type SchemaChange } from './schema-change.js';

/** Mails to send (docs/rules/mail.md#queue), and valid generations of order links. */
export const orderMails: SchemaChange = {
  up: `
create table shop.mails (
  id text primary key check (length(id) between 1 and 200),
  kind text not null check (kind in ('confirmed', 'again', 'lookup')),
  order_id text not null,
  language text not null,
  email text,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED')),
  attempt integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp()
);
create index mails_due on shop.mails (due_at) where state = 'WAITING';
create index mails_by_order on shop.mails (order_id, created_at desc);
create index mails_ended on shop.mails (created_at) where state <> 'WAITING';
create table shop.order_links (
  order_id text primary key,
  generation integer not null check (generation > 1)
);
`,
  down: `${dropEmpty('mails')}${dropEmpty('order_links')}`,
};
