/** Later payment methods. As in `migrations.ts`, never edit a released entry. */
export const paymentMigrations: readonly {
  readonly name: string;
  readonly statements: readonly string[];
}[] = [
  {
    name: '007-transfers',
    statements: [
      `alter table sandbox.intents add column transfer_reference text unique`,
      `create index orders_pending on sandbox.orders (hold_until)
         where status = 'PENDING_PAYMENT'`,
      `alter table sandbox.letters alter column vouchers drop not null`,
    ],
  },
  {
    name: '008-months',
    statements: [`alter table sandbox.intents add column plan jsonb, add column decline_code text`],
  },
  {
    name: '009-paypal',
    statements: [
      `alter table sandbox.intents add column payer text, add column payer_months integer`,
    ],
  },
];
