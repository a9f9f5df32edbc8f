import type { SchemaChange } from './schema-change.js';

/** The reconciler takes the longest overdue first (docs/rules/purchase.md#reconciler). */
export const purchasesDue: SchemaChange = {
  up: `
alter table shop.purchases add column due_at timestamptz not null default now();
drop index shop.purchases_open;
alter table shop.purchases drop column touched_at, drop column lease_until;
create index purchases_due on shop.purchases (due_at)
  where state in ('CREATED', 'PAYING', 'UNKNOWN', 'PAID', 'REFUND_DUE');
`,
  down: `
drop index shop.purchases_due;
alter table shop.purchases drop column due_at,
  add column touched_at timestamptz not null default now(), add column lease_until timestamptz;
create index purchases_open on shop.purchases (touched_at)
  where state in ('CREATED', 'PAYING', 'UNKNOWN', 'PAID', 'REFUND_DUE');
`,
};
