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
import type { Asked } from './asked.js';

/** One day of a product's calendar. Prices are an adult's, early tier included in `priceFrom`. */
export interface CalendarDay {
  readonly day: ParkDay;
  readonly status: DayStatus;
  /** What an adult pays when buying now; `undefined` on a day that can't be sold. */
  readonly priceFrom: Money | undefined;
  /** Before any discount; absent on a day that can't be sold, and where the backend tells none. */
  readonly listPrice?: Money;
  /** Places left, of the departure that has the most; absent where the backend tells none. */
  readonly left?: number;
  readonly startTimes: readonly {
    readonly time: ParkTime;
    readonly status: DayStatus;
    readonly left?: number | undefined;
  }[];
}

/** What a quote is asked for. `parent` and tiers are the backend's own business. */
export interface PriceQuestion {
  readonly slug: string;
  /** `undefined` is an open ticket. */
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly currency: CurrencyCode;
}

/** The backend's amounts for a line not yet in a cart, and what each add-on would cost. */
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
    /** The backend's own id and name of it, and whether it counts it as chosen; where it says so. */
    readonly idUpgrade?: string | undefined;
    readonly nameUpgrade?: string | undefined;
    readonly hasBeenAdded?: boolean | undefined;
    readonly price: Money;
    readonly quantity: number;
    readonly amount: Money;
  }[];
  /** Until when it stands; absent where the backend doesn't say. */
  readonly validUntil?: Date | undefined;
}

/** What a package is quoted for; people and add-ons are those of all its parts. */
export interface PackageQuestion {
  readonly parts: readonly PackageComponent[];
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly currency: CurrencyCode;
  readonly promo?: PromoToMeasure | undefined;
}

/** A code to be measured, and the cart that has one already, if anything. */
export interface PromoToMeasure {
  readonly code: string;
  readonly session: string | undefined;
}

/** The backend's amounts for each part as one of a package of them all, and what they come to. */
export interface PackageQuote {
  readonly parts: readonly Quote[];
  readonly original: Money;
  /** With what the code takes off. */
  readonly total: Money;
  /**
   * What the code does to these parts, whose places from 0 are its `lines`; absent where none was
   * asked for, or the backend measures none.
   */
  readonly promo?: Promo | undefined;
  /** Until when all of it stands; absent where the backend doesn't say. */
  readonly validUntil?: Date | undefined;
}

/** When people visit: without a day nobody knows when they are fetched. */
export interface PickupQuestion {
  readonly slug: string;
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
}

/** The products that the operator sells, their days and prices. A failure is a reply, not a throw. */
export interface CatalogueGateway {
  products(): Promise<Asked<readonly Product[]>>;
  calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly CalendarDay[]>>;
  quote(question: PriceQuestion): Promise<Asked<Quote>>;
  quotePackage(question: PackageQuestion): Promise<Asked<PackageQuote>>;
  /** Where transport to a product fetches people; `unknown` where nobody is asked. */
  pickups(question: PickupQuestion): Promise<Asked<readonly Pickup[]>>;
  /** The lowest adult price over the coming 30 days, by slug. */
  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<string, Money>>>;
}

export const CatalogueGateway = Symbol('CatalogueGateway');
