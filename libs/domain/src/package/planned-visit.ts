import { daysBetween, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import type { NotDiscount } from '../catalogue/product.js';
import type { Money } from '../money/money.js';
import { countPeople, type People } from '../people/people.js';
import { type LinePrice, type LineQuestion, priceLine } from '../pricing/line-price.js';
import { tierFor, type TierRule } from '../pricing/tier.js';
import type { PackagePart } from './package.js';

/** A day on which a product is open, also when it is full. `places: undefined` is enough for all. */
export interface OfferedDay {
  readonly day: ParkDay;
  /** What an adult pays on it, before any discount. */
  readonly listPrice: Money;
  readonly places: number | undefined;
  /** The start times that are still to come; `undefined` where none has to be chosen. */
  readonly times?:
    | readonly { readonly time: ParkTime; readonly places: number | undefined }[]
    | undefined;
}

/** A park or tour that somebody wants to visit on one of its days, whichever costs least. */
export interface PackageWish extends Omit<PackagePart, 'day'> {
  readonly notDiscount: NotDiscount;
  /** The add-ons chosen for it, at prices that are the same on each of its days. */
  readonly extras?: LineQuestion['extras'];
  /** Each day once, in any order; a day that is not among them can't be had. */
  readonly days: readonly OfferedDay[];
}

/** A wish on one of its days, with the price of its line on that day. */
export interface PlannedVisit {
  readonly day: ParkDay;
  /** The earliest start that has places for all; `undefined` where none has to be chosen. */
  readonly time: ParkTime | undefined;
  readonly listPrice: Money;
  readonly tier: TierRule | undefined;
  readonly price: LinePrice;
}

/** Who comes, as seen on a day of the park, and how many parks or tours they visit. */
export interface Party {
  readonly people: People;
  readonly today: ParkDay;
  readonly parksInPackage: number;
}

/** The days of a wish that have places for all who come, infants too, each with its price. */
export const visitsOf = (wish: PackageWish, party: Party): readonly PlannedVisit[] =>
  wish.days
    .filter((offered) => hasRoom(offered, countPeople(party.people)))
    .map((offered) => visitOn(offered, wish, party));

function visitOn(offered: OfferedDay, wish: PackageWish, party: Party): PlannedVisit {
  const { day, listPrice } = offered;
  const question: LineQuestion = {
    listPrice,
    people: party.people,
    extras: wish.extras ?? [],
    leadDays: daysBetween(party.today, day),
    parksInPackage: party.parksInPackage,
    notDiscount: wish.notDiscount,
  };
  const [time] = startsFor(offered, countPeople(party.people));
  return { day, time, listPrice, tier: tierFor(question).rule, price: priceLine(question) };
}

const isEnough = (places: number | undefined, count: number) =>
  places === undefined || places >= count;

/** What is left of a day, whatever it costs. */
export type DayPlaces = Omit<OfferedDay, 'listPrice'>;

/** Whether a day has places for so many, at one of its start times where it has such. */
export const hasRoom = (offered: DayPlaces, count: number): boolean =>
  isEnough(offered.places, count) && (!offered.times || startsFor(offered, count).length > 0);

/** The start times that have places for all, the earliest first. */
export const startsFor = ({ times = [] }: DayPlaces, count: number): readonly ParkTime[] =>
  times
    .filter(({ places }) => isEnough(places, count))
    .map(({ time }) => time)
    .sort();
