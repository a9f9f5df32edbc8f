import {
  ageBandsOf,
  checkExtras,
  checkPeople,
  type Choice,
  countPeople,
  type Coupon,
  type CurrencyCode,
  type Extra,
  hasAllComponents,
  isFetched,
  isStillAhead,
  lastStart,
  leadDays,
  type LinePrice,
  type LineQuestion,
  type Money,
  money,
  opensOn,
  type ParkDay,
  parkDayAt,
  type Pickup,
  priceEnd,
  priceLine,
  type Product,
  saleHorizonDays,
  scheduleChoice,
  type TierQuestion,
} from '@shop/domain';
import type { Clock, Refusal } from '@shop/ports/backends';

/** What a product costs an adult on a day, before discounts; `undefined` where it has no price. */
export type ListPrice = (
  product: Product,
  day: ParkDay | undefined,
  currency: CurrencyCode,
) => Money | undefined;

export interface Shelf {
  readonly products?: readonly Product[];
  readonly listPrice?: ListPrice;
  readonly extraPrice?: (extra: Extra, currency: CurrencyCode) => Money;
  /** Where transport fetches people; without it nobody is asked. */
  readonly pickups?: readonly Pickup[];
  /** Those that it knows; who uses one up says so in its status. */
  readonly coupons?: readonly Coupon[];
  readonly clock?: Clock;
}

const systemClock: Clock = { now: () => new Date() };

/** The products for sale, their prices and their days: what catalogue and cart both ask. */
export class MemoryShelf {
  readonly products: readonly Product[];
  readonly pickups: readonly Pickup[] | undefined;
  readonly coupons: readonly Coupon[];
  readonly clock: Clock;
  readonly #listPrice: ListPrice;
  readonly #extraPrice: (extra: Extra, currency: CurrencyCode) => Money;
  readonly #soldOut = new Set<string>();
  readonly #left = new Map<string, number>();

  constructor(shelf: Shelf = {}) {
    this.products = shelf.products ?? [];
    this.pickups = shelf.pickups;
    this.coupons = shelf.coupons ?? [];
    this.clock = shelf.clock ?? systemClock;
    this.#listPrice = shelf.listPrice ?? ((_product, _day, currency) => money(100_000, currency));
    this.#extraPrice = shelf.extraPrice ?? ((_extra, currency) => money(20_000, currency));
  }

  sellOut(slug: string, day: ParkDay): void {
    this.#soldOut.add(`${slug} ${day}`);
  }

  /** From now on so many places are left, of each departure alike. */
  leave(slug: string, day: ParkDay, places: number): void {
    this.#left.set(`${slug} ${day}`, places);
  }

  /** `undefined` is enough for all. */
  leftOn({ slug }: Product, day: ParkDay): number | undefined {
    return this.#left.get(`${slug} ${day}`);
  }

  product(slug: string): Product | undefined {
    return this.products.find((product) => product.slug === slug);
  }

  pickup(id: string | undefined): Pickup | undefined {
    return this.pickups?.find((one) => one.id === id);
  }

  listPrice(product: Product, day: ParkDay | undefined, currency: CurrencyCode) {
    return this.#listPrice(product, day, currency);
  }

  /** Why a choice can't be sold, by the rules of the domain. */
  refuse(choice: Choice): Refusal | undefined {
    const product = this.product(choice.slug);
    if (!product) return 'unknownProduct';
    const problem =
      checkPeople(choice.people, ageBandsOf(product.businessUnitCode)) ??
      checkExtras(choice.extras, product);
    if (problem) return problem;
    if (!hasAllComponents(choice.components, product)) return 'noComponent';
    if (choice.pickup && isFetched(choice.extras) && !this.pickup(choice.pickup))
      return 'unknownPickup';
    if (choice.day === undefined) return undefined;
    const left = this.leftOn(product, choice.day);
    if (left !== undefined && left < countPeople(choice.people)) return 'noAvailability';
    return this.#refuseDay(product, choice.day, choice.time);
  }

  /** Why a day can't be sold at all, whatever the time. */
  refuseDay(product: Product, day: ParkDay): Refusal | undefined {
    const now = this.clock.now();
    if (day < parkDayAt(now)) return 'pastDay';
    if (leadDays(now, day) > saleHorizonDays) return 'farDay';
    if (!opensOn(product.schedule, day)) return 'closedDay';
    if (!isStillAhead(now, day, lastStart(product.schedule))) return 'pastDay';
    return this.#soldOut.has(`${product.slug} ${day}`) ? 'noAvailability' : undefined;
  }

  #refuseDay(product: Product, day: ParkDay, time: string | undefined): Refusal | undefined {
    const fit = scheduleChoice(product.schedule, time);
    if (fit === 'missing' || fit === 'unknown') return 'noSchedule';
    const refusal = this.refuseDay(product, day);
    if (refusal || !time) return refusal;
    return isStillAhead(this.clock.now(), day, time) ? undefined : 'pastDay';
  }

  /** The explained price of a choice; `undefined` where the product or its price is missing. */
  price(
    choice: Omit<Choice, 'components'>,
    currency: CurrencyCode,
    parks = 1,
    couponPercent?: number,
  ): LinePrice | undefined {
    const question = this.question(choice, currency, parks);
    return question && priceLine({ ...question, couponPercent });
  }

  /** What the rules price a choice by. */
  question(
    choice: Omit<Choice, 'components'>,
    currency: CurrencyCode,
    parks = 1,
  ): LineQuestion | undefined {
    const product = this.product(choice.slug);
    const listPrice = product && this.#listPrice(product, choice.day, currency);
    if (!listPrice) return undefined;
    return {
      ...this.#tierQuestion(product, choice.day, parks),
      listPrice,
      people: choice.people,
      extras: choice.extras.map((extra) => ({ extra, price: this.#extraPrice(extra, currency) })),
    };
  }

  /** Until when a price of now stands; `undefined` where no passing day ends it. */
  priceEnd(product: Product, day: ParkDay | undefined, parks: number): Date | undefined {
    return priceEnd(day, this.#tierQuestion(product, day, parks));
  }

  #tierQuestion(
    { notDiscount }: Product,
    day: ParkDay | undefined,
    parksInPackage: number,
  ): TierQuestion {
    const lead = day === undefined ? day : leadDays(this.clock.now(), day);
    return { leadDays: lead, parksInPackage, notDiscount };
  }
}
