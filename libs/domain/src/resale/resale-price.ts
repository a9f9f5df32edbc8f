import { type Money, share, subtract } from '../money/money.js';
import { type UnitType, unitTypes } from '../people/people.js';
import { priceOne } from '../pricing/line-price.js';
import type { NotDiscount } from '../catalogue/product.js';

/** What one of a kind costs: before our discounts, and as visitors pay it. */
export interface ResaleUnitPrice {
  readonly original: Money;
  readonly retail: Money;
}

interface PricedDay {
  /** What an adult pays on that day, and before any discount where the backend tells it. */
  readonly priceFrom: Money;
  readonly listPrice?: Money | undefined;
  /** Days from today to the visit. */
  readonly leadDays: number;
  readonly notDiscount: NotDiscount;
}

/**
 * The price of each kind of person on a day of the calendar (docs/rules/prices.md). The calendar is
 * right about an adult's: where our rules come to another, all others are counted from it.
 */
export function resaleUnitPrices({
  priceFrom,
  listPrice,
  leadDays,
  notDiscount,
}: PricedDay): Readonly<Record<UnitType, ResaleUnitPrice>> {
  const people = { ADULT: 1, CHILD: 1, INFANT: 1 };
  const rules = { leadDays, parksInPackage: 1, notDiscount };
  const told = { listPrice: listPrice ?? priceFrom, people, ...rules };
  const isOurs = priceOne('ADULT', told).now.amount === priceFrom.amount;
  const question = isOurs
    ? told
    : { ...told, listPrice: priceFrom, leadDays: undefined, notDiscount: true };
  const of = (unit: UnitType): ResaleUnitPrice => {
    const { before, now } = priceOne(unit, question);
    return { original: before, retail: now };
  };
  const [adult, child, infant] = unitTypes.map(of) as [
    ResaleUnitPrice,
    ResaleUnitPrice,
    ResaleUnitPrice,
  ]; // as: one of each of the three
  return {
    ADULT: isOurs ? adult : { ...adult, original: listPrice ?? priceFrom },
    CHILD: child,
    INFANT: infant,
  };
}

/** What one of a kind would cost without tiers, on a day whose list price is known. */
export const resaleOriginal = (unit: UnitType, listPrice: Money): Money =>
  priceOne(unit, {
    listPrice,
    people: { ADULT: 1, CHILD: 1, INFANT: 1 },
    leadDays: undefined,
    parksInPackage: 1,
    notDiscount: true,
  }).before;

/** What a reseller owes us of what their customer pays: less their whole percent of commission. */
export const netOf = (retail: Money, commission: number): Money =>
  subtract(retail, share(retail, { numerator: commission, denominator: 100 }));
