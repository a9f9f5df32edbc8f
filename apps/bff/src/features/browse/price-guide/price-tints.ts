import type { PriceTint } from '@shop/ports/screens';

/** How dear an amount is between the month's lowest and highest, in four classes. */
export function tintOf(amount: number, amounts: readonly number[]): PriceTint {
  const lowest = Math.min(...amounts);
  const span = Math.max(...amounts) - lowest;
  if (span <= 0) return 1;
  const share = (amount - lowest) / span;
  if (share < 0.25) return 1;
  if (share < 0.5) return 2;
  return share < 0.75 ? 3 : 4;
}

/** The lowest amount of a month, when not all days have it: then no day is the best. */
export function bestOf(amounts: readonly number[]): number | undefined {
  const best = Math.min(...amounts);
  return amounts.some((amount) => amount > best) ? best : undefined;
}
