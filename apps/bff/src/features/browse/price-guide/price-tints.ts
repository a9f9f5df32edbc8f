import type { PriceTint } from '@shop/ports/screens';

/** Price class, 1 to 4, between the month's lowest and highest amount. */
export function tintOf(amount: number, amounts: readonly number[]): PriceTint {
  const lowest = Math.min(...amounts);
  const span = Math.max(...amounts) - lowest;
  if (span <= 0) return 1;
  const share = (amount - lowest) / span;
  if (share < 0.25) return 1;
  if (share < 0.5) return 2;
  return share < 0.75 ? 3 : 4;
}

/** Lowest amount of a month; `undefined` if all days cost the same. */
export function bestOf(amounts: readonly number[]): number | undefined {
  const best = Math.min(...amounts);
  return amounts.some((amount) => amount > best) ? best : undefined;
}
