import {
  addDays,
  type CurrencyCode,
  deductionOf,
  earliestEnd,
  extrasOf,
  extrasWithin,
  isFetched,
  type Money,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  type Pickup,
  type Product,
  subtract,
  sum,
  zero,
} from '@shop/domain';
import type {
  Asked,
  CalendarDay,
  CatalogueGateway,
  PackageQuestion,
  PackageQuote,
  PickupQuestion,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { adultPrice, calendarDay, daysOf } from './memory-calendar.js';
import { promoOfParts } from './memory-promo.js';
import { MemoryShelf, type Shelf } from './memory-shelf.js';
import { Outage } from './outage.js';

const daysAhead = 30;

/** Products, days and prices held in memory, sold by the domain's rules. */
export class MemoryCatalogueGateway implements CatalogueGateway {
  readonly outage = new Outage();
  readonly shelf: MemoryShelf;

  constructor(shelf: Shelf | MemoryShelf = {}) {
    this.shelf = shelf instanceof MemoryShelf ? shelf : new MemoryShelf(shelf);
  }

  sellOut(slug: string, day: ParkDay): this {
    this.shelf.sellOut(slug, day);
    return this;
  }

  leave(slug: string, day: ParkDay, places: number): this {
    this.shelf.leave(slug, day, places);
    return this;
  }

  async products(): Promise<Asked<readonly Product[]>> {
    return this.outage.reply ?? { kind: 'ok', answer: this.shelf.products };
  }

  async calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly CalendarDay[]>> {
    const product = this.shelf.product(slug);
    if (this.outage.reply) return this.outage.reply;
    if (!product) return { kind: 'unknown' };
    const answer = daysOf(month).map((day) => calendarDay(this.shelf, product, day, currency));
    return { kind: 'ok', answer };
  }

  async quote({ currency, ...choice }: PriceQuestion): Promise<Asked<Quote>> {
    return this.outage.reply ?? this.#quote(choice, currency, 1);
  }

  async quotePackage(question: PackageQuestion): Promise<Asked<PackageQuote>> {
    if (this.outage.reply) return this.outage.reply;
    const { parts, people, extras, currency } = question;
    const promo = promoOfParts(this.shelf, question);
    const quotes: Quote[] = [];
    for (const [at, part] of parts.entries()) {
      const product = this.shelf.product(part.slug);
      const choice = { ...part, people, extras: product ? extrasWithin(extras, product) : [] };
      const percent = promo?.lines.includes(String(at)) ? promo.percent : undefined;
      const asked = this.#quote(choice, currency, parts.length, percent);
      if (asked.kind !== 'ok') return asked;
      quotes.push(asked.answer);
    }
    const of = (amount: 'original' | 'total') =>
      sum(
        quotes.map((quote) => quote[amount]),
        currency,
      );
    const total = subtract(of('total'), deductionOf(promo) ?? zero(currency));
    const validUntil = earliestEnd(quotes.map((quote) => quote.validUntil));
    return {
      kind: 'ok',
      answer: { parts: quotes, original: of('original'), total, validUntil, promo },
    };
  }

  #quote(
    choice: Omit<PriceQuestion, 'currency'>,
    currency: CurrencyCode,
    parks: number,
    couponPercent?: number,
  ): Asked<Quote> {
    const product = this.shelf.product(choice.slug);
    const price = this.shelf.price(choice, currency, parks, couponPercent);
    const listPrice = product && this.shelf.listPrice(product, choice.day, currency);
    if (!product || !price || !listPrice) return { kind: 'unknown' };
    // A quote explains; which component is chosen moves no amount.
    const components = product.componentGroups.flatMap(
      ({ components: [first] }) => first?.id ?? [],
    );
    if (this.shelf.refuse({ ...choice, components })) return { kind: 'failed', reason: 'rejected' };
    const all = this.shelf.price({ ...choice, extras: extrasOf(product) }, currency, parks);
    return {
      kind: 'ok',
      answer: {
        listPrice,
        original: price.original,
        total: price.total,
        units: price.units.map(({ unit, quantity, unitPrice, amount }) => {
          return { unit, quantity, unitPrice, amount };
        }),
        extraPrices: (all?.extras ?? []).map(({ extra, unitPrice, quantity, amount }) => {
          return { extra, price: unitPrice, quantity, amount };
        }),
        validUntil: this.shelf.priceEnd(product, choice.day, parks),
      },
    };
  }

  async pickups({ slug, day }: PickupQuestion): Promise<Asked<readonly Pickup[]>> {
    const product = this.shelf.product(slug);
    const { pickups } = this.shelf;
    if (this.outage.reply) return this.outage.reply;
    if (!product || !pickups) return { kind: 'unknown' };
    const places = isFetched(product.upgrades) ? pickups : [];
    return { kind: 'ok', answer: places.map((one) => (day ? one : { ...one, time: undefined })) };
  }

  async pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<string, Money>>> {
    if (this.outage.reply) return this.outage.reply;
    const answer = new Map<string, Money>();
    for (const product of this.shelf.products) {
      const lowest = this.#lowestPrice(product, currency);
      if (lowest) answer.set(product.slug, lowest);
    }
    return { kind: 'ok', answer };
  }

  #lowestPrice(product: Product, currency: CurrencyCode): Money | undefined {
    const today = parkDayAt(this.shelf.clock.now());
    return Array.from({ length: daysAhead }, (_, ahead) =>
      adultPrice(this.shelf, product, addDays(today, ahead), currency),
    )
      .filter((price) => price !== undefined)
      .sort((left, right) => left.amount - right.amount)[0];
  }
}
