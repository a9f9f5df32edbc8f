import type { SchemaChange } from './schema-change.js';

/** Dearer nights are paid before the change, by a separate payment (docs/rules/stays.md#dearer). */
export const paidChanges: SchemaChange = {
  up: `
alter table shop.order_changes add column if not exists extra_payment_id text;
alter table shop.order_changes add column if not exists pay_at text;
alter table shop.order_changes drop constraint if exists order_changes_state_check;
alter table shop.order_changes add constraint order_changes_state_check check (state in
  ('PAYING', 'ASKED', 'UNKNOWN', 'ANSWERED', 'RETURNING', 'SETTLED', 'REFUSED'));
drop index if exists shop.order_changes_one_open;
create unique index order_changes_one_open on shop.order_changes (order_id)
  where state in ('PAYING', 'ASKED', 'UNKNOWN', 'ANSWERED', 'RETURNING');
drop index if exists shop.order_changes_due;
create index order_changes_due on shop.order_changes (due_at)
  where state in ('PAYING', 'ASKED', 'UNKNOWN', 'ANSWERED', 'RETURNING');
`,
  down: `
alter table shop.order_changes drop constraint order_changes_state_check;
alter table shop.order_changes add constraint order_changes_state_check check (state in
  ('ASKED', 'UNKNOWN', 'ANSWERED', 'SETTLED', 'REFUSED'));
drop index shop.order_changes_one_open;
create unique index order_changes_one_open on shop.order_changes (order_id)
  where state in ('ASKED', 'UNKNOWN', 'ANSWERED');
drop index shop.order_changes_due;
create index order_changes_due on shop.order_changes (due_at)
  where state in ('ASKED', 'UNKNOWN', 'ANSWERED');
alter table shop.order_changes drop column extra_payment_id, drop column pay_at;
`,
};
