import { type Money, share, subtract } from '../money/money.js';
import { type UnitType, unitTypes } from '../people/people.js';
import { priceOne } from '../pricing/line-price.js';
import type { NotDiscount } from '../catalogue/product.js';

/** Unit prices before our discounts and as visitors pay them. */
export interface ResaleUnitPrice {
  readonly original: Money;
  readonly retail: Money;
}

interface PricedDay {
  /** The adult's price that day, and the list price if the backend sends it. */
  readonly priceFrom: Money;
  readonly listPrice?: Money | undefined;
  /** Days from today to the visit. */
  readonly leadDays: number;
  readonly notDiscount: NotDiscount;
}

/**
 * If our rules disagree with the calendar's adult price, the calendar's is the base
 * (docs/rules/prices.md).
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
  ]; // as: one entry for each unit type
  return {
    ADULT: isOurs ? adult : { ...adult, original: listPrice ?? priceFrom },
    CHILD: child,
    INFANT: infant,
  };
}

/** The unit price without tiers. */
export const resaleOriginal = (unit: UnitType, listPrice: Money): Money =>
  priceOne(unit, {
    listPrice,
    people: { ADULT: 1, CHILD: 1, INFANT: 1 },
    leadDays: undefined,
    parksInPackage: 1,
    notDiscount: true,
  }).before;

/** What the reseller owes: the retail price less its commission (whole percent). */
export const netOf = (retail: Money, commission: number): Money =>
  subtract(retail, share(retail, { numerator: commission, denominator: 100 }));
