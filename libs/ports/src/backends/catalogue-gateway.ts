import type {
  CurrencyCode,
  DayStatus,
  Extra,
  Money,
  PackageComponent,
  ParkDay,
  ParkMonth,
  ParkTime,
  People,
  Pickup,
  Product,
  Promo,
} from '@shop/domain';
import type { BackendReply } from './backend-reply.js';

/** One day of a product's calendar. Prices are an adult's; `priceFrom` includes early discounts. */
export interface CalendarDay {
  readonly day: ParkDay;
  readonly status: DayStatus;
  /** What an adult pays when buying now; `undefined` on a day that can't be sold. */
  readonly priceFrom: Money | undefined;
  /** Before discounts; absent on a day that can't be sold, or if the backend sends none. */
  readonly listPrice?: Money;
  /** Places left on the departure that has the most; absent if the backend sends none. */
  readonly left?: number;
  readonly startTimes: readonly {
    readonly time: ParkTime;
    readonly status: DayStatus;
    readonly left?: number | undefined;
  }[];
}

/** The input of a quote. The backend derives `parent` and tiers itself. */
export interface PriceQuestion {
  readonly slug: string;
  /** `undefined` for an open ticket. */
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly currency: CurrencyCode;
}

/** The backend's amounts for a line not yet in a cart, and the price of each extra. */
export interface Quote {
  readonly listPrice: Money;
  readonly original: Money;
  readonly total: Money;
  readonly units: readonly {
    readonly unit: keyof People;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly amount: Money;
  }[];
  readonly extraPrices: readonly {
    readonly extra: Extra;
    /** The backend's own id, name and selected flag of the extra, if it sends them. */
    readonly idUpgrade?: string | undefined;
    readonly nameUpgrade?: string | undefined;
    readonly hasBeenAdded?: boolean | undefined;
    readonly price: Money;
    readonly quantity: number;
    readonly amount: Money;
  }[];
  /** When the quote expires; absent if the backend does not say. */
  readonly validUntil?: Date | undefined;
}

/** The input of a package quote; people and extras apply to every part. */
export interface PackageQuestion {
  readonly parts: readonly PackageComponent[];
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly currency: CurrencyCode;
  readonly promo?: PromoToMeasure | undefined;
}

/** A promo code to evaluate, and the session of the visitor's cart, if any. */
export interface PromoToMeasure {
  readonly code: string;
  readonly session: string | undefined;
}

/** The backend's amounts for each part, priced as a package, and their total. */
export interface PackageQuote {
  readonly parts: readonly Quote[];
  readonly original: Money;
  /** After the promo code. */
  readonly total: Money;
  /** Its `lines` are indices of parts, from 0. Absent if the backend evaluates no codes. */
  readonly promo?: Promo | undefined;
  /** When the whole quote expires; absent if the backend does not say. */
  readonly validUntil?: Date | undefined;
}

/** The input of a pick-up lookup. Without a day the backend sends no pick-up times. */
export interface PickupQuestion {
  readonly slug: string;
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
}

/** The operator's products, their days and prices. A failure is a reply, never an exception. */
export interface CatalogueGateway {
  products(): Promise<BackendReply<readonly Product[]>>;
  calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly CalendarDay[]>>;
  quote(question: PriceQuestion): Promise<BackendReply<Quote>>;
  quotePackage(question: PackageQuestion): Promise<BackendReply<PackageQuote>>;
  /** Pick-up points of a product's transport; `unknown` if the backend has no such call. */
  pickups(question: PickupQuestion): Promise<BackendReply<readonly Pickup[]>>;
  /** The lowest adult price of the next 30 days, by slug. */
  pricesFrom(currency: CurrencyCode): Promise<BackendReply<ReadonlyMap<string, Money>>>;
}

export const CatalogueGateway = Symbol('CatalogueGateway');
