import {
  type CurrencyCode,
  type Money,
  monthOf,
  nextMonth,
  parkDayAt,
  type ParkMonth,
  type Pickup,
  type Product,
} from '@shop/domain';
import type {
  BackendReply,
  CalendarDay,
  CatalogueGateway,
  Clock,
  PackageQuestion,
  PackageQuote,
  PickupQuestion,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { markPartial } from '../observability/request-scope.js';
import type { CachedAnswers } from './cached-answers.js';

/** Two calendars a product: more would flood the backend, so a larger catalogue shows no price. */
const mostInCalendars = 200;

/** Called with each calendar that comes from the backend. */
export type CalendarListener = (
  slug: string,
  month: ParkMonth,
  days: readonly CalendarDay[],
) => void;

/** Caches everything except quotes; computes lowest prices if the backend has none. */
export class CachedCatalogue implements CatalogueGateway {
  constructor(
    private readonly backend: CatalogueGateway,
    private readonly answers: CachedAnswers,
    private readonly clock: Clock,
    private readonly onCalendar: CalendarListener = () => undefined,
  ) {}

  products(): Promise<BackendReply<readonly Product[]>> {
    return this.answers.askWhole('products', () => this.backend.products());
  }

  calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly CalendarDay[]>> {
    const key = `calendar ${slug} ${month} ${currency}`;
    return this.answers.ask(key, async () => {
      const asked = await this.backend.calendar(slug, month, currency);
      if (asked.kind === 'ok') this.onCalendar(slug, month, asked.answer);
      return asked;
    });
  }

  pickups(question: PickupQuestion): Promise<BackendReply<readonly Pickup[]>> {
    const { slug, day, time } = question;
    const key = `pickups ${slug} ${day ?? ''} ${time ?? ''}`;
    return this.answers.ask(key, () => this.backend.pickups(question));
  }

  pricesFrom(currency: CurrencyCode): Promise<BackendReply<ReadonlyMap<string, Money>>> {
    return this.answers.askWhole(`prices ${currency}`, async () => {
      const asked = await this.backend.pricesFrom(currency);
      return asked.kind === 'unknown' ? this.pricesInCalendars(currency) : asked;
    });
  }

  /** Lowest price of this month and the next. A product whose calendars fail is left out. */
  private async pricesInCalendars(
    currency: CurrencyCode,
  ): Promise<BackendReply<ReadonlyMap<string, Money>>> {
    const products = await this.products();
    if (products.kind !== 'ok') return products;
    if (products.answer.length > mostInCalendars) return { kind: 'unknown' };
    const today = parkDayAt(this.clock.now());
    const months = [monthOf(today), nextMonth(monthOf(today))];
    const lowest = await Promise.all(
      products.answer.map(async ({ slug }) => {
        const asked = await Promise.all(months.map((one) => this.calendar(slug, one, currency)));
        const days = asked.flatMap((reply) => (reply.kind === 'ok' ? reply.answer : []));
        const [price] = days
          .flatMap(({ day, priceFrom }) => (priceFrom && day >= today ? [priceFrom] : []))
          .toSorted((one, other) => one.amount - other.amount);
        return price ? [[slug, price] as const] : [];
      }),
    );
    return { kind: 'ok', answer: new Map(lowest.flat()) };
  }

  async quote(question: PriceQuestion): Promise<BackendReply<Quote>> {
    return noted(await this.backend.quote(question));
  }

  async quotePackage(question: PackageQuestion): Promise<BackendReply<PackageQuote>> {
    return noted(await this.backend.quotePackage(question));
  }
}

/** Marks the page as partial, so that it is not cached without its price. */
function noted<Answer>(reply: BackendReply<Answer>): BackendReply<Answer> {
  if (reply.kind === 'failed') markPartial();
  return reply;
}
