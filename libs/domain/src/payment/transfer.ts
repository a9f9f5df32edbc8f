import { isSame, type Money } from '../money/money.js';
import type { Payment } from './payment.js';

const hourMs = 60 * 60_000;

/** The deadline of a transfer (docs/rules/purchase.md#transfer). */
export const transferEnd = (placed: Date, hours: number): Date =>
  new Date(placed.getTime() + hours * hourMs);

/**
 * Payments received for one purchase. `main` settles it: its own payment or, if that ended unpaid,
 * a late exact one. `others` are refunded.
 */
export interface Received {
  readonly main: Payment | undefined;
  readonly others: readonly Payment[];
}

/** `all` is newest first; `ownId` is the payment in the ledger. */
export function sortReceived(
  all: readonly Payment[],
  total: Money,
  ownId: string | undefined,
): Received {
  const own = all.find(({ id }) => id === ownId) ?? all.at(-1);
  const hasEnded = own?.status === 'EXPIRED' || own?.status === 'DECLINED';
  const late = all.findLast(({ status, amount }) => status === 'CAPTURED' && isSame(amount, total));
  const main = (hasEnded ? late : undefined) ?? own;
  return { main, others: all.filter((payment) => payment !== main && hasMoney(payment)) };
}

const hasMoney = ({ status }: Payment) => status === 'CAPTURED' || status === 'REFUNDED';

/** Why received money is refunded, as told to the buyer. */
export type GivenBack = 'tooLittle' | 'tooMuch' | 'twice' | 'late';

export const givenBackAs = ({ amount }: Payment, total: Money, isPaid: boolean): GivenBack => {
  if (amount.amount < total.amount) return 'tooLittle';
  if (amount.amount > total.amount) return 'tooMuch';
  return isPaid ? 'twice' : 'late';
};
