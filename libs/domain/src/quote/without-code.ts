import type { CartLine } from '../cart/cart.js';
import { add, type Money, subtract, sum, times } from '../money/money.js';
import type { Explanation } from '../pricing/explain-line.js';

/** A personal code must not appear in a shared link. An unexplained line keeps its price. */
export function withoutCode(
  { units, amount }: Pick<CartLine, 'units' | 'amount'>,
  explanation: Explanation,
): Money {
  if (explanation.kind === 'unexplained') return amount;
  const taken = explanation.units.flatMap(({ unit, steps }) => {
    const step = steps.find(({ rule }) => rule === 'coupon');
    const quantity = units.find((sold) => sold.unit === unit)?.quantity ?? 0;
    return step ? [times(subtract(step.before, step.after), quantity)] : [];
  });
  return add(amount, sum(taken, amount.currency));
}
