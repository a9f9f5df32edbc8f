import type { Money } from '@shop/domain';
import type { ColumnType } from 'kysely';

/** One row a unit of a confirmed order. */
export interface VoucherTable {
  code: string;
  order_id: string;
  line_id: string;
  position: ColumnType<number, never, never>;
  unit: string;
  amount: ColumnType<Money, string, string>;
  /** When it let somebody in. */
  redeemed_at: ColumnType<Date | null, undefined, Date>;
  /** When it was taken back: its order was cancelled, or got another day and other codes. */
  revoked_at: ColumnType<Date | null, undefined, Date>;
}

/** Added to the table of the first migration. */
export const voucherStates = {
  name: '007-voucher-states',
  statements: [
    `alter table sandbox.vouchers
       add column redeemed_at timestamptz, add column revoked_at timestamptz`,
    `create index vouchers_redeemed on sandbox.vouchers (redeemed_at) where redeemed_at is not null`,
    `create index vouchers_revoked on sandbox.vouchers (revoked_at) where revoked_at is not null`,
  ],
};
