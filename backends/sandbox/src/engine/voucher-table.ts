import type { Money } from '@shop/domain';
import type { ColumnType } from 'kysely';

/** One row per unit of a confirmed order. */
export interface VoucherTable {
  code: string;
  order_id: string;
  line_id: string;
  position: ColumnType<number, never, never>;
  unit: string;
  amount: ColumnType<Money, string, string>;
  redeemed_at: ColumnType<Date | null, undefined, Date>;
  /** When it was revoked: its order was cancelled or moved to another day. */
  revoked_at: ColumnType<Date | null, undefined, Date>;
}

export const voucherStates = {
  name: '007-voucher-states',
  statements: [
    `alter table sandbox.vouchers
       add column redeemed_at timestamptz, add column revoked_at timestamptz`,
    `create index vouchers_redeemed on sandbox.vouchers (redeemed_at) where redeemed_at is not null`,
    `create index vouchers_revoked on sandbox.vouchers (revoked_at) where revoked_at is not null`,
  ],
};
