import {
  addDays,
  type CurrencyCode,
  extrasOf,
  extrasWithin,
  type Money,
  monthOf,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  type People,
  type Product,
  sum,
} from '@shop/domain';
import type {
  Asked,
  CalendarDay,
  CatalogueGateway,
  PackageQuestion,
  PackageQuote,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { MemoryShelf, type Shelf } from './memory-shelf.js';
import { Outage } from './outage.js';

const oneAdult: People = { ADULT: 1, CHILD: 0, INFANT: 0 };
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
    const answer = daysOf(month).map((day) => this.#calendarDay(product, day, currency));
    return { kind: 'ok', answer };
  }

  async quote({ currency, ...choice }: PriceQuestion): Promise<Asked<Quote>> {
    return this.outage.reply ?? this.#quote(choice, currency, 1);
  }

  async quotePackage({ parts, currency, ...all }: PackageQuestion): Promise<Asked<PackageQuote>> {
    if (this.outage.reply) return this.outage.reply;
    const quotes: Quote[] = [];
    for (const part of parts) {
      const product = this.shelf.product(part.slug);
      const extras = product ? extrasWithin(all.extras, product) : [];
      const asked = this.#quote({ ...part, ...all, extras }, currency, parts.length);
      if (asked.kind !== 'ok') return asked;
      quotes.push(asked.answer);
    }
    const sumOf = (amount: 'original' | 'total') =>
      sum(
        quotes.map((quote) => quote[amount]),
        currency,
      );
    const answer = { parts: quotes, original: sumOf('original'), total: sumOf('total') };
    return { kind: 'ok', answer };
  }

  #quote(
    choice: Omit<PriceQuestion, 'currency'>,
    currency: CurrencyCode,
    parks: number,
  ): Asked<Quote> {
    const product = this.shelf.product(choice.slug);
    const price = this.shelf.price(choice, currency, parks);
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
      },
    };
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
      this.#adultPrice(product, addDays(today, ahead), currency),
    )
      .filter((price) => price !== undefined)
      .sort((left, right) => left.amount - right.amount)[0];
  }

  #adultPrice(product: Product, day: ParkDay, currency: CurrencyCode): Money | undefined {
    if (this.shelf.refuseDay(product, day)) return undefined;
    const adult = { slug: product.slug, day, time: undefined, people: oneAdult, extras: [] };
    return this.shelf.price(adult, currency)?.total;
  }

  #calendarDay(product: Product, day: ParkDay, currency: CurrencyCode): CalendarDay {
    const refusal = this.shelf.refuseDay(product, day);
    const status =
      refusal === undefined ? 'AVAILABLE' : refusal === 'noAvailability' ? 'SOLD_OUT' : 'CLOSED';
    const { schedule } = product;
    const times = schedule.type === 'START_TIME' && status !== 'CLOSED' ? schedule.startTimes : [];
    const left = this.shelf.leftOn(product, day);
    const listPrice = refusal ? undefined : this.shelf.listPrice(product, day, currency);
    return {
      day,
      status,
      priceFrom: this.#adultPrice(product, day, currency),
      ...(listPrice && { listPrice }),
      ...(left !== undefined && { left }),
      startTimes: times.map((time) => ({ time, status, ...(left !== undefined && { left }) })),
    };
  }
}

const daysOf = (month: ParkMonth): readonly ParkDay[] =>
  Array.from({ length: 31 }, (_, day) => addDays(`${month}-01`, day)).filter(
    (day) => monthOf(day) === month,
  );
