import { isSame, type Money } from '../money/money.js';
import type { Payment } from './payment.js';

const hourMs = 60 * 60_000;

/** When a transfer has to be there at the latest (docs/rules/purchase.md#transfer). */
export const transferEnd = (placed: Date, hours: number): Date =>
  new Date(placed.getTime() + hours * hourMs);

/**
 * What came in for one purchase. `main` is what it is settled by: its own payment, or, where that
 * ended without money, one that came late with the exact amount. `others` came beside it, too
 * little, too much or once more; whatever of them is still there goes back.
 */
export interface Received {
  readonly main: Payment | undefined;
  readonly others: readonly Payment[];
}

/** `all` newest first; `ownId` is the payment that the purchase knows of. */
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

/** What a buyer is told of money that was not taken, the newest first. */
export type GivenBack = 'tooLittle' | 'tooMuch' | 'twice' | 'late';

export const givenBackAs = ({ amount }: Payment, total: Money, isPaid: boolean): GivenBack => {
  if (amount.amount < total.amount) return 'tooLittle';
  if (amount.amount > total.amount) return 'tooMuch';
  return isPaid ? 'twice' : 'late';
};
