import { daysBetween, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import type { NotDiscount } from '../catalogue/product.js';
import type { Money } from '../money/money.js';
import { countPeople, type People } from '../people/people.js';
import { type LinePrice, type LineQuestion, priceLine } from '../pricing/line-price.js';
import { tierFor, type TierRule } from '../pricing/tier.js';
import type { PackagePart } from './package.js';

/** An open day, possibly full. `places: undefined` means enough for everyone. */
export interface OfferedDay {
  readonly day: ParkDay;
  /** The adult price before any discount. */
  readonly listPrice: Money;
  readonly places: number | undefined;
  /** Start times still to come; absent for a park. */
  readonly times?:
    | readonly { readonly time: ParkTime; readonly places: number | undefined }[]
    | undefined;
}

/** A park or tour to visit on its cheapest day. */
export interface PackageRequest extends Omit<PackagePart, 'day'> {
  readonly notDiscount: NotDiscount;
  /** The chosen extras, at the same price every day. */
  readonly extras?: LineQuestion['extras'];
  /** Without repeats, in any order; no other day is possible. */
  readonly days: readonly OfferedDay[];
}

export interface PlannedVisit {
  readonly day: ParkDay;
  /** The earliest start with places for everyone; `undefined` for a park. */
  readonly time: ParkTime | undefined;
  readonly listPrice: Money;
  readonly tier: TierRule | undefined;
  readonly price: LinePrice;
}

export interface Party {
  readonly people: People;
  readonly today: ParkDay;
  readonly parksInPackage: number;
}

/** The days with places for everyone, infants included, with their prices. */
export const visitsOf = (request: PackageRequest, party: Party): readonly PlannedVisit[] =>
  request.days
    .filter((offered) => hasRoom(offered, countPeople(party.people)))
    .map((offered) => visitOn(offered, request, party));

function visitOn(offered: OfferedDay, request: PackageRequest, party: Party): PlannedVisit {
  const { day, listPrice } = offered;
  const question: LineQuestion = {
    listPrice,
    people: party.people,
    extras: request.extras ?? [],
    leadDays: daysBetween(party.today, day),
    parksInPackage: party.parksInPackage,
    notDiscount: request.notDiscount,
  };
  const [time] = startsFor(offered, countPeople(party.people));
  return { day, time, listPrice, tier: tierFor(question).rule, price: priceLine(question) };
}

const isEnough = (places: number | undefined, count: number) =>
  places === undefined || places >= count;

export type DayPlaces = Omit<OfferedDay, 'listPrice'>;

export const hasRoom = (offered: DayPlaces, count: number): boolean =>
  isEnough(offered.places, count) && (!offered.times || startsFor(offered, count).length > 0);

export const startsFor = ({ times = [] }: DayPlaces, count: number): readonly ParkTime[] =>
  times
    .filter(({ places }) => isEnough(places, count))
    .map(({ time }) => time)
    .sort();
