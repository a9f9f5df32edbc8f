/** The reconciler takes the longest overdue first (docs/rules/purchase.md#reconciler). */
export const purchasesDue = `
alter table shop.purchases add column due_at timestamptz not null default now();
drop index shop.purchases_open;
alter table shop.purchases drop column touched_at, drop column lease_until;
create index purchases_due on shop.purchases (due_at)
  where state in ('CREATED', 'PAYING', 'UNKNOWN', 'PAID', 'REFUND_DUE');
`;
