import {
  type CartLine,
  type CurrencyCode,
  type DisplayCart,
  money,
  subtract,
  sum,
} from '@shop/domain';
import { aChoice } from './a-choice.js';

/** A line of two adults at 10 % off: 2 × 2,389.00 at 2,150.10. Amounts are minor units. */
export function aCartLine(differs: Partial<CartLine> = {}, currency: CurrencyCode = 'MXN') {
  const line: CartLine = {
    ...aChoice(),
    id: 'line-1',
    name: 'Laguna Nácar',
    units: [
      {
        unit: 'ADULT',
        quantity: 2,
        listPrice: money(238_900, currency),
        unitPrice: money(215_010, currency),
        amount: money(430_020, currency),
      },
    ],
    extraLines: [],
    original: money(477_800, currency),
    amount: money(430_020, currency),
    status: 'HELD',
    ...differs,
  };
  return line;
}

/** A cart of one line. Its totals are the sums of its lines. */
export function aDisplayCart(differs: Partial<DisplayCart> = {}): DisplayCart {
  const currency = differs.currency ?? 'MXN';
  const lines = differs.lines ?? [aCartLine({}, currency)];
  const sumOf = (part: 'original' | 'amount') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  return {
    id: 'cart-1',
    currency,
    expiresAt: new Date('2026-11-20T15:20:00Z'),
    lines,
    packages: [],
    original: sumOf('original'),
    saved: subtract(sumOf('original'), sumOf('amount')),
    total: sumOf('amount'),
    ...differs,
  };
}
