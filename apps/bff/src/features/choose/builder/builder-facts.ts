import {
  type AgeBands,
  ageBandsTogether,
  type CartStay,
  type CheapestDays,
  checkPackageExtras,
  checkPeople,
  choiceIssues,
  type ChoiceIssues,
  type Coupon,
  type DraftPart,
  type ErrorCode,
  type Extra,
  type ExtrasProblem,
  extrasWithin,
  type Money,
  type PackageDraft,
  packageExtras,
  packagePartOf,
  type PackageProblem,
  packageProblems,
  type ParkDay,
  type Pickup,
  type Product,
  productOf,
} from '@shop/domain';
import type { BackendReply, CalendarDay, PackageQuote } from '@shop/ports/backends';
import type { DayView } from '@shop/ports/screens';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';
import type { DraftPromoCode } from '../promo/draft-code.js';
import type { PlanWindow } from './plan-package.js';
import type { DraftWays } from './ways-of-draft.js';

/** One park of the draft, with its own issues and its conflict with another part. */
export interface PartFacts {
  readonly part: DraftPart;
  readonly product: Product;
  readonly issues: ChoiceIssues;
  readonly collision: Extract<PackageProblem, { at: number }> | undefined;
}

/** Calendar of the open slot; absent while no park is chosen. */
export type OpenCalendar = Pick<CalendarQuestion, 'months' | 'days' | 'problem'> & {
  readonly hasFailed: boolean;
};

export interface PartRide {
  readonly slug: string;
  readonly places: readonly Pickup[];
}

export interface BuilderFacts {
  readonly draft: PackageDraft;
  readonly catalogue: readonly Product[];
  readonly parts: readonly PartFacts[];
  readonly problems: readonly PackageProblem[];
  readonly bands: AgeBands;
  readonly peopleProblem: ErrorCode | undefined;
  readonly extrasProblem: ExtrasProblem | undefined;
  readonly calendar: OpenCalendar | undefined;
  /** For the complete parts; `undefined` without any, or if party or extras are invalid. */
  readonly quote: BackendReply<PackageQuote> | undefined;
  readonly promoCode: DraftPromoCode | undefined;
  readonly coupons: readonly Coupon[];
  /** Pickups of the chosen transport, and the extras of the package being edited. */
  readonly rides: readonly PartRide[];
  readonly inCart: readonly Extra[];
  /** Nights that the package has, or gets when it is added to the cart. */
  readonly nights?: CartStay | undefined;
  /** Changes that would trigger another price rule; `undefined` while nothing is priced. */
  readonly ways: DraftWays | undefined;
  readonly pricesFrom: ReadonlyMap<string, Money>;
  /** Days of the cart's other tickets, when editing a package of the cart. */
  readonly beside?: ReadonlyMap<ParkDay, NonNullable<DayView['taken']>>;
  readonly window: PlanWindow;
  /** Set once requested. `days` is `undefined` if they are unavailable. */
  readonly plan: { readonly days: CheapestDays | undefined } | undefined;
  readonly today: ParkDay;
  readonly lastDay: ParkDay;
}

export const packageCodes: Readonly<Record<PackageProblem['kind'], ErrorCode>> = {
  tooManyProducts: 'limit',
  tooManyParks: 'packageParks',
  tooFewParks: 'packageParks',
  twice: 'packageTwice',
  sameDates: 'sameDates',
};

export interface ToldDay {
  readonly told: CalendarDay | undefined;
  readonly isUnknown: boolean;
}

/** Checks each part against its day and against the other parts. */
export function checkDraftParts(
  draft: PackageDraft,
  products: readonly Product[],
  told: readonly ToldDay[],
  now: Date,
  hasStay = draft.stay !== undefined,
): Pick<BuilderFacts, 'parts' | 'problems'> {
  const chosen = draft.parts.flatMap((part, index) => {
    const product = productOf(products, part.slug);
    return product ? [{ part, product, told: told[index] }] : [];
  });
  const problems = packageProblems(
    chosen.map(({ part, product }) => packagePartOf(product, part)),
    hasStay,
  );
  const parts = chosen.map(({ part, product, told: ofDay }, at) => ({
    part,
    product,
    issues: choiceIssues(
      {
        ...part,
        people: draft.people,
        extras: extrasWithin(draft.extras, product),
        isOpenTicket: false,
        isDateOdd: false,
        isPeopleOdd: false,
      },
      product,
      { now, told: ofDay?.told, isUnknown: ofDay?.isUnknown ?? true },
    ),
    collision: problems.find((one) => 'at' in one && one.at === at) as PartFacts['collision'], // as: the kinds with an index
  }));
  return { parts, problems };
}

/** A part that can be bought as it is. */
export const isWhole = ({ issues, collision }: PartFacts): boolean =>
  !collision && !issues.day && !issues.time && !issues.component;

/** Problems of the extras. An extra that no park offers any more is hidden and no problem. */
export function extrasProblemOf(
  { extras }: PackageDraft,
  products: readonly Product[],
): ExtrasProblem | undefined {
  const offered = packageExtras(products);
  return checkPackageExtras(
    extras.filter((extra) => offered.includes(extra)),
    products,
  );
}

export const peopleOf = (
  { people, isPeopleOdd }: PackageDraft,
  products: readonly Product[],
): Pick<BuilderFacts, 'bands' | 'peopleProblem'> => {
  const bands = ageBandsTogether(products.map(({ businessUnitCode }) => businessUnitCode));
  return { bands, peopleProblem: isPeopleOdd ? 'peopleOdd' : checkPeople(people, bands) };
};
