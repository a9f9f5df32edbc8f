import {
  add,
  type CurrencyCode,
  deductionOf,
  type Money,
  type Promo,
  subtract,
  sum,
  toDecimal,
} from '@shop/domain';
import type { Stay } from './cart-stays.js';
import { isHeld, type Line } from './line.js';

/** Sums over all lines, held or not. */
export function sumsOf(lines: readonly Line[], currency: CurrencyCode) {
  const of = (part: 'original' | 'saved' | 'total'): Money =>
    sum(
      lines.map(({ quote }) => quote.line[part]),
      currency,
    );
  return { original: of('original'), saved: of('saved'), total: of('total') };
}

type StayAmounts = Pick<Stay, 'amount' | 'original'>;

export const heldStays = ({ stays }: { readonly stays: readonly Stay[] }): readonly Stay[] =>
  stays.filter((stay) => stay.isHeld);

/** The totals of held lines. A code may take its discount off once per order. */
export function totalsOf(
  lines: readonly Line[],
  currency: CurrencyCode,
  promo: Promo | null | undefined,
  stays: readonly StayAmounts[] = [],
) {
  const { original, saved, total } = sumsOf(lines.filter(isHeld), currency);
  const once = deductionOf(promo ?? undefined) ?? sum([], currency);
  const nights = sum(
    stays.map(({ amount }) => amount),
    currency,
  );
  const listed = sum(
    stays.map((stay) => stay.original),
    currency,
  );
  return {
    original: add(original, listed),
    saved: add(add(saved, once), subtract(listed, nights)),
    total: add(subtract(total, once), nights),
  };
}

export const totalsWire = ({ original, saved, total }: ReturnType<typeof totalsOf>) => ({
  Original: toDecimal(original),
  Saved: toDecimal(saved),
  Total: toDecimal(total),
});
