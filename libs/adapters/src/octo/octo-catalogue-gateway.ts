import {
  addDays,
  addMonths,
  checkPeople,
  type CurrencyCode,
  isBeforeLastEntry,
  isStillAhead,
  type Money,
  money,
  parkDayAt,
  type ParkMonth,
  type Product,
  sum,
} from '@shop/domain';
import type {
  BackendReply,
  CalendarDay,
  CatalogueGateway,
  Clock,
  PackageQuestion,
  PackageQuote,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { about } from '../http/index.js';
import { asking, type OctoClients, type OctoDone } from './octo-account.js';
import { calendarDay, dayOf, daysFrom, quoteOf, timeOf } from './octo-days.js';
import { bandsOf, type Offered, type OctoProducts } from './octo-products.js';
import { slugsOf } from './octo-slugs.js';
import { availabilities, type OctoAvailability } from './wire-octo.js';

/** An OCTO supplier's products, with `octo/pricing` per unit. */
export class OctoCatalogueGateway implements CatalogueGateway {
  constructor(
    private readonly clients: OctoClients,
    private readonly offers: OctoProducts,
    private readonly clock: Clock,
  ) {}

  async products(): Promise<BackendReply<readonly Product[]>> {
    const all = await this.offers.all();
    return askedOf(all, (state) => state.map(({ product }) => product));
  }

  async calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly CalendarDay[]>> {
    const offered = await this.offers.find(slug);
    if (offered.kind !== 'ok') return askedOf(offered);
    const first = `${month}-01`;
    const last = addDays(addMonths(first, 1), -1);
    const now = this.clock.now();
    const today = parkDayAt(now);
    const from = first < today ? today : first;
    const asked =
      last < today
        ? ({ kind: 'ok', state: [] } as const)
        : await this.#availabilities(offered.state, from, last, currency);
    const { schedule } = offered.state.product;
    // A supplier may still list today's departures that have left, or a closed park.
    const isAhead = (one: OctoAvailability) =>
      one.allDay
        ? isBeforeLastEntry(schedule, dayOf(one), now)
        : isStillAhead(now, dayOf(one), timeOf(one));
    return askedOf(asked, (told) => {
      const all = told.filter(isAhead);
      return daysFrom(first, last).map((day) =>
        calendarDay(
          day,
          all.filter((one) => dayOf(one) === day),
          offered.state,
          currency,
        ),
      );
    });
  }

  async quote(question: PriceQuestion): Promise<BackendReply<Quote>> {
    const { slug, day, time, people, extras, currency } = question;
    const offered = await this.offers.find(slug);
    if (offered.kind !== 'ok') return askedOf(offered);
    if (!day || extras.length > 0 || checkPeople(people, bandsOf(offered.state)))
      return { kind: 'failed', reason: 'rejected' };
    const asked = await this.#availabilities(offered.state, day, day, currency);
    if (asked.kind !== 'ok') return askedOf(asked);
    const found = asked.state.find(
      (one) => dayOf(one) === day && one.allDay === !time && (!time || timeOf(one) === time),
    );
    const quote = found && quoteOf(found, offered.state, question);
    return quote ? { kind: 'ok', answer: quote } : { kind: 'failed', reason: 'rejected' };
  }

  /** A supplier has no packages or promo codes: each part has its own price. */
  async quotePackage({
    parts,
    people,
    extras,
    currency,
  }: PackageQuestion): Promise<BackendReply<PackageQuote>> {
    const quotes: Quote[] = [];
    for (const { slug, day, time } of parts) {
      const asked = await this.quote({ slug, day, time, people, extras, currency });
      if (asked.kind !== 'ok') return asked;
      quotes.push(asked.answer);
    }
    const of = (part: 'original' | 'total') =>
      sum(
        quotes.map((one) => one[part]),
        currency,
      );
    return { kind: 'ok', answer: { parts: quotes, original: of('original'), total: of('total') } };
  }

  async pickups() {
    return { kind: 'unknown' } as const;
  }

  async pricesFrom(currency: CurrencyCode): Promise<BackendReply<ReadonlyMap<string, Money>>> {
    return askedOf(await this.offers.prices(), (all) => {
      const slugOf = slugsOf(all);
      const options = all.flatMap((one) => one.options.map((option) => ({ of: one.id, option })));
      const prices = options.flatMap(({ of, option: { id, units } }) => {
        const adult = units.find(({ type }) => type === 'ADULT');
        const price = adult?.pricingFrom.find((one) => one.currency === currency);
        return price ? [[slugOf(of, id), money(price.retail, currency)] as const] : [];
      });
      return new Map(prices);
    });
  }

  #availabilities(
    { productId, option }: Offered,
    localDateStart: string,
    localDateEnd: string,
    currency: CurrencyCode,
  ): Promise<OctoDone<readonly OctoAvailability[]>> {
    const body = { productId, optionId: option.id, localDateStart, localDateEnd, currency };
    return asking(this.clients, 'availability/', {
      body,
      shape: availabilities,
      about: about.octo.availability(localDateStart, localDateEnd),
    });
  }
}

function askedOf<State, Answer = never>(
  done: OctoDone<State>,
  read?: (state: State) => Answer,
): BackendReply<Answer> {
  if (done.kind === 'failed') return done;
  if (done.kind === 'refused' || !read) return { kind: 'unknown' };
  return { kind: 'ok', answer: read(done.state) };
}
