import type {
  CartStay,
  CheapestDays,
  Coupon,
  ErrorCode,
  Extra,
  Money,
  PackageProblem,
  ParkDay,
  Product,
} from '@shop/domain';
import type { BackendReply, PackageQuote } from '@shop/ports/backends';
import type { DayView } from '@shop/ports/screens';
import type { CheckedParts, PartRide, PartsDays } from '../gather/gather-parts.js';
import type { DraftPromoCode } from '../promo/draft-code.js';
import type { PlanWindow } from './plan-package.js';
import type { DraftTips } from './draft-tips.js';

export interface BuilderFacts extends CheckedParts, Pick<PartsDays, 'calendar'> {
  readonly catalogue: readonly Product[];
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
  readonly priceTips: DraftTips | undefined;
  readonly pricesFrom: ReadonlyMap<string, Money>;
  /** Days of the cart's other tickets, when editing a package of the cart. */
  readonly beside?: ReadonlyMap<ParkDay, NonNullable<DayView['taken']>>;
  readonly window: PlanWindow;
  /** Set once requested. `days` is `undefined` if they are unavailable. */
  readonly plan: { readonly days: CheapestDays | undefined } | undefined;
  readonly today: ParkDay;
}

export const packageCodes: Readonly<Record<PackageProblem['kind'], ErrorCode>> = {
  tooManyProducts: 'limit',
  tooManyParks: 'packageParks',
  tooFewParks: 'packageParks',
  twice: 'packageTwice',
  sameDates: 'sameDates',
};
