import { add, isSame, type Money, subtract } from '@shop/domain';
import { z } from 'zod';
import { noteMoney } from './entries.js';
import type * as wire from './wire-values.js';
import { decimal } from './wire-values.js';

export const totals = z.object({
  Original: decimal.optional(),
  Saved: decimal.optional(),
  Total: decimal,
});

/** The amount before discounts; a lower one than the price is reported and ignored. */
export function readOriginal(said: Money | undefined, amount: Money, at: string): Money {
  if (said === undefined || said.amount >= amount.amount) return said ?? amount;
  noteMoney(at, 'no less than what is paid');
  return amount;
}

/** Reports an amount that is not the sum of its parts. The amount stands, because it is charged. */
export function checkSum(total: Money, parts: readonly Money[], at: string): void {
  if (parts.reduce((all, { amount }) => all + amount, 0) !== total.amount)
    noteMoney(at, 'the sum of its parts');
}

/** Without `Original` and `Saved`, nothing was saved. */
export function readTotals(
  { Original, Saved, Total }: z.output<typeof totals>,
  money: wire.ReadMoney,
  at = 'Totals',
) {
  const total = money(Total, `${at}.Total`);
  const less = Saved === undefined ? undefined : money(Saved, `${at}.Saved`);
  const before = less && add(total, less);
  const said = Original === undefined ? before : money(Original, `${at}.Original`);
  const original = readOriginal(said, total, `${at}.Original`);
  if (before && !isSame(before, original))
    noteMoney(`${at}.Saved`, 'what the total is below the original');
  return { original, saved: subtract(original, total), total };
}
