import { type Money, type Ratio, multiplied, share } from '../money/money.js';
import type { RoomParty, RoomRule } from './stay.js';

/** What a room takes. */
export interface RoomSize {
  readonly adults: number;
  readonly children: number;
}

/**
 * Whether a party has its beds: no more grown-ups than the room is made for, and a child in the bed
 * of a grown-up who does not come.
 */
export const fitsRoom = (party: RoomParty, room: RoomSize): boolean =>
  party.adults <= room.adults &&
  party.adults + party.childAges.length <= room.adults + room.children;

/** What people add to a night of two adults: whole percent of it. */
export interface GuestRates {
  /** What a night costs somebody alone. */
  readonly oneAdult: number;
  /** What each adult adds from the third on. */
  readonly moreAdult: number;
  /** By the oldest age, the youngest first; they cover all ages of children. */
  readonly children: readonly { readonly to: number; readonly percent: number }[];
}

/** What a party pays of a night of two adults, in percent. */
export function guestPercent({ adults, childAges }: RoomParty, rates: GuestRates): number {
  const grown = adults === 1 ? rates.oneAdult : 100 + (adults - 2) * rates.moreAdult;
  const young = childAges.map((age) => rates.children.find(({ to }) => age <= to)?.percent ?? 0);
  return young.reduce((sum, percent) => sum + percent, grown);
}

const ofHundred = (percent: number): Ratio => ({ numerator: percent, denominator: 100 });

/**
 * A night: what two adults pay in the hotel's plainest room, times what room, board, rate, people and
 * day make of it, less a promo code; rounded once (docs/rules/prices.md#rounding).
 */
export const nightPrice = (twoAdults: Money, percents: readonly number[]): Money =>
  share(twoAdults, multiplied(percents.map(ofHundred)));

/** What of a total is taxes, that many percent having been put on it. */
export const taxesWithin = (total: Money, percent: number): Money =>
  share(total, { numerator: percent, denominator: 100 + percent });

/** What a room's rule gives back at a moment: nothing once the stay has begun. */
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
