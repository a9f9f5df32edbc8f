import { type Money, type Ratio, multiplied, share } from '../money/money.js';
import type { RoomParty, RoomRule } from './stay.js';

export interface RoomSize {
  readonly adults: number;
  readonly children: number;
}

/** Adults up to the room's adult capacity; children may use the beds of missing adults. */
export const fitsRoom = (party: RoomParty, room: RoomSize): boolean =>
  party.adults <= room.adults &&
  party.adults + party.childAges.length <= room.adults + room.children;

/** Prices relative to a night for two adults, in whole percent. */
export interface GuestRates {
  readonly oneAdult: number;
  /** Surcharge per adult from the third on. */
  readonly moreAdult: number;
  /** Surcharges up to an age, ascending; together they cover all ages of children. */
  readonly children: readonly { readonly to: number; readonly percent: number }[];
}

/** The party's price in percent of a night for two adults. */
export function guestPercent({ adults, childAges }: RoomParty, rates: GuestRates): number {
  const grown = adults === 1 ? rates.oneAdult : 100 + (adults - 2) * rates.moreAdult;
  const young = childAges.map((age) => rates.children.find(({ to }) => age <= to)?.percent ?? 0);
  return young.reduce((sum, percent) => sum + percent, grown);
}

const ofHundred = (percent: number): Ratio => ({ numerator: percent, denominator: 100 });

/** The two-adult price times the percentages, rounded once (docs/rules/prices.md#rounding). */
export const nightPrice = (twoAdults: Money, percents: readonly number[]): Money =>
  share(twoAdults, multiplied(percents.map(ofHundred)));

export const taxesWithin = (total: Money, percent: number): Money =>
  share(total, { numerator: percent, denominator: 100 + percent });

/** The refund by the room's rule; 0 once the stay has begun. */
export function roomBack(
  paid: Money,
  { freeUntil, laterPercent }: RoomRule,
  begins: Date,
  now: Date,
): Money {
  if (now >= begins) return share(paid, ofHundred(0));
  const isFree = freeUntil !== undefined && now <= freeUntil;
  return isFree ? paid : share(paid, ofHundred(laterPercent));
}
