import { Inject, Injectable } from '@nestjs/common';
import {
  type CurrencyCode,
  type Money,
  monthOf,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkTime,
  type Product,
} from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';

interface Visit {
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
}

/** Price of one pass per place. The backend quotes add-ons only with a ticket, so it quotes one. */
@Injectable()
export class PhotoPrices {
  constructor(@Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway) {}

  /** By slug, without the products whose price is unavailable. */
  async of(
    products: readonly Product[],
    currency: CurrencyCode,
    now: Date,
  ): Promise<ReadonlyMap<string, Money>> {
    const prices = await Promise.all(
      products.map(async (product) => {
        const price = await this.priceOf(product, currency, now);
        return price ? ([product.slug, price] as const) : undefined;
      }),
    );
    return new Map(prices.filter((price) => price !== undefined));
  }

  private async priceOf(
    product: Product,
    currency: CurrencyCode,
    now: Date,
  ): Promise<Money | undefined> {
    const visit = await this.visitTo(product, currency, now);
    if (!visit) return undefined;
    const people = { ADULT: 1, CHILD: 0, INFANT: 0 };
    const question = { slug: product.slug, ...visit, people, extras: [], currency };
    const reply = await this.catalogue.quote(question);
    if (reply.kind !== 'ok') return undefined;
    return reply.answer.extraPrices.find(({ extra }) => extra === 'photo')?.price;
  }

  /** An open ticket if there is one; else the next departure with places left. */
  private async visitTo(
    { slug, schedule }: Product,
    currency: CurrencyCode,
    now: Date,
  ): Promise<Visit | undefined> {
    if (schedule.type === 'OPENING_HOURS') return { day: undefined, time: undefined };
    const month = monthOf(parkDayAt(now));
    for (const one of [month, nextMonth(month)]) {
      const reply = await this.catalogue.calendar(slug, one, currency);
      const days = valueOr(reply, []);
      for (const { day, priceFrom, startTimes } of days) {
        const start = startTimes.find(
          ({ status }) => status === 'AVAILABLE' || status === 'LIMITED',
        );
        if (priceFrom && start) return { day, time: start.time };
      }
    }
    return undefined;
  }
}
