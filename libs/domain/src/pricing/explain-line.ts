import type { Money } from '../money/money.js';
import { add, isSame, sum } from '../money/money.js';
import type { People, UnitType } from '../people/people.js';
import {
  type DiscountQuestion,
  type PriceStep,
  priceUnit,
  type UnitPrice,
  withoutDiscount,
} from './line-price.js';
import type { TierRule } from './tier.js';
import { tierFor } from './tier.js';

/** The backend's amounts of a line, which are final (docs/rules/prices.md#whose). */
export interface SoldLine {
  readonly units: readonly {
    readonly unit: UnitType;
    readonly quantity: number;
    readonly listPrice: Money;
    readonly unitPrice: Money;
    readonly amount: Money;
  }[];
  readonly extraLines: readonly { readonly amount: Money }[];
  readonly original: Money;
  readonly amount: Money;
}

/** Why each unit has its price; `unexplained` if our rules give another amount. */
export type Explanation =
  | {
      readonly kind: 'explained';
      readonly tier: TierRule | undefined;
      readonly units: readonly {
        readonly unit: UnitType;
        /** The unit price before tier and coupon. */
        readonly fullPrice: Money;
        readonly steps: readonly PriceStep[];
      }[];
    }
  | { readonly kind: 'unexplained' };

/** Explains a sold line by our rules; only succeeds if they give exactly its amounts. */
export function explainLine(sold: SoldLine, question: DiscountQuestion): Explanation {
  if (question.notDiscount === 'ever') return { kind: 'unexplained' };
  const people = Object.fromEntries(sold.units.map(({ unit, quantity }) => [unit, quantity]));
  const units = sold.units.map(({ unit, listPrice }) =>
    priceUnit(unit, {
      ...question,
      listPrice,
      people: { ADULT: 0, CHILD: 0, INFANT: 0, ...people } satisfies People,
    }),
  );
  if (!isOneCurrency(sold) || !unitsAgree(sold, units) || !addsUp(sold, units))
    return { kind: 'unexplained' };
  return {
    kind: 'explained',
    tier: units.some(({ unit }) => unit !== 'INFANT') ? tierFor(question).rule : undefined,
    units: units.map((line) => ({
      unit: line.unit,
      fullPrice: withoutDiscount({ ...line, quantity: 1 }),
      steps: line.steps,
    })),
  };
}

/** Mixed currencies can't be added. */
function isOneCurrency({ units, extraLines, original, amount }: SoldLine): boolean {
  const parts = units.flatMap((unit) => [unit.listPrice, unit.unitPrice, unit.amount]);
  const all = [original, ...parts, ...extraLines.map((extra) => extra.amount)];
  return all.every(({ currency }) => currency === amount.currency);
}

const unitsAgree = (sold: SoldLine, units: readonly UnitPrice[]) =>
  units.every((ours, index) => {
    const theirs = sold.units[index];
    return theirs && isSame(ours.unitPrice, theirs.unitPrice) && isSame(ours.amount, theirs.amount);
  });

function addsUp(sold: SoldLine, units: readonly UnitPrice[]): boolean {
  const { currency } = sold.amount;
  const extras = sum(
    sold.extraLines.map(({ amount }) => amount),
    currency,
  );
  const total = sum(
    units.map(({ amount }) => amount),
    currency,
  );
  const undiscounted = sum(units.map(withoutDiscount), currency);
  return (
    isSame(add(total, extras), sold.amount) && isSame(add(undiscounted, extras), sold.original)
  );
}
