import {
  ageBandsTogether,
  type AgeBands,
  type CartStay,
  checkPackageExtras,
  type CheapestDays,
  checkPeople,
  type Coupon,
  type ErrorCode,
  type Extra,
  extrasWithin,
  type ExtrasProblem,
  type Money,
  packageExtras,
  packagePartOf,
  type PackageProblem,
  packageProblems,
  type ParkDay,
  type Pickup,
  type Product,
  type ReadStrip,
  type Standing,
  standingOf,
  type StripPart,
} from '@shop/domain';
import type { Asked, CalendarDay, PackageQuote } from '@shop/ports/backends';
import type { DayView } from '@shop/ports/screens';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';
import type { StripCode } from '../promo/strip-code.js';
import type { PlanWindow } from './plan-package.js';
import type { StripWays } from './reach-of-strip.js';

/** A park of the strip, and what is missing or wrong with it by itself and beside the others. */
export interface PartFacts {
  readonly part: StripPart;
  readonly product: Product;
  readonly standing: Standing;
  readonly collision: Extract<PackageProblem, { at: number }> | undefined;
}

/** The panel of the open place: the months of its park, or nothing while no park is chosen. */
export type OpenCalendar = Pick<CalendarQuestion, 'months' | 'days' | 'problem'> & {
  readonly hasFailed: boolean;
};

/** A part whose transport is chosen, and where that stops. */
export interface PartRide {
  readonly slug: string;
  readonly places: readonly Pickup[];
}

/** All that the builder is made from. */
export interface BuilderFacts {
  readonly strip: ReadStrip;
  readonly catalogue: readonly Product[];
  readonly parts: readonly PartFacts[];
  readonly problems: readonly PackageProblem[];
  readonly bands: AgeBands;
  readonly peopleProblem: ErrorCode | undefined;
  readonly extrasProblem: ExtrasProblem | undefined;
  readonly calendar: OpenCalendar | undefined;
  /** Of the parts that are whole; `undefined` while none is, or people or add-ons do not fit. */
  readonly quote: Asked<PackageQuote> | undefined;
  readonly code: StripCode | undefined;
  /** Of whoever is signed in. */
  readonly coupons: readonly Coupon[];
  /** Those of the chosen transport, and what the package that is being changed has. */
  readonly rides: readonly PartRide[];
  readonly inCart: readonly Extra[];
  /** The nights that it has, or gets with the press that puts it into the cart. */
  readonly nights?: CartStay | undefined;
  /** What the strip could be changed to; none while nothing is priced. */
  readonly ways: StripWays | undefined;
  readonly pricesFrom: ReadonlyMap<string, Money>;
  /** Days of the cart's other tickets, where a package of it is changed there. */
  readonly beside?: ReadonlyMap<ParkDay, NonNullable<DayView['taken']>>;
  readonly window: PlanWindow;
  /** The cheapest days in the window once they are asked for; without `days` they can't be told. */
  readonly plan: { readonly days: CheapestDays | undefined } | undefined;
  readonly today: ParkDay;
  readonly lastDay: ParkDay;
}

/** What the rules say of parts together, as entries of the catalogue. */
export const packageCodes: Readonly<Record<PackageProblem['kind'], ErrorCode>> = {
  tooManyProducts: 'limit',
  tooManyParks: 'packageParks',
  tooFewParks: 'packageParks',
  twice: 'packageTwice',
  sameDates: 'sameDates',
};

/** What a backend told of each part's day. */
export interface ToldDay {
  readonly told: CalendarDay | undefined;
  readonly isUnknown: boolean;
}

/** Each part held against its day and against the others. */
export function standingOfParts(
  strip: ReadStrip,
  products: readonly Product[],
  told: readonly ToldDay[],
  now: Date,
  hasStay = strip.stay !== undefined,
): Pick<BuilderFacts, 'parts' | 'problems'> {
  const chosen = strip.parts.flatMap((part, index) => {
    const product = products.find(({ slug }) => slug === part.slug);
    return product ? [{ part, product, told: told[index] }] : [];
  });
  const problems = packageProblems(
    chosen.map(({ part, product }) => packagePartOf(product, part)),
    hasStay,
  );
  const parts = chosen.map(({ part, product, told: ofDay }, at) => ({
    part,
    product,
    standing: standingOf(
      {
        ...part,
        people: strip.people,
        extras: extrasWithin(strip.extras, product),
        isOpenTicket: false,
        isDateOdd: false,
        isPeopleOdd: false,
      },
      product,
      { now, told: ofDay?.told, isUnknown: ofDay?.isUnknown ?? true },
    ),
    collision: problems.find((one) => 'at' in one && one.at === at) as PartFacts['collision'], // as: the kinds that have a place
  }));
  return { parts, problems };
}

/** A part that could be bought as it is. */
export const isWhole = ({ standing, collision }: PartFacts): boolean =>
  !collision && !standing.day && !standing.time && !standing.component;

/** What is wrong with the add-ons; one that no park has any more is not shown, and not held against. */
export function extrasProblemOf(
  { extras }: ReadStrip,
  products: readonly Product[],
): ExtrasProblem | undefined {
  const offered = packageExtras(products);
  return checkPackageExtras(
    extras.filter((extra) => offered.includes(extra)),
    products,
  );
}

/** What is wrong with the party for the parks of the strip together. */
export const peopleOf = (
  { people, isPeopleOdd }: ReadStrip,
  products: readonly Product[],
): Pick<BuilderFacts, 'bands' | 'peopleProblem'> => {
  const bands = ageBandsTogether(products.map(({ businessUnitCode }) => businessUnitCode));
  return { bands, peopleProblem: isPeopleOdd ? 'peopleOdd' : checkPeople(people, bands) };
};
