import type { CurrencyCode, Money, ParkMonth, Product } from '@shop/domain';
import type {
  Asked,
  CalendarDay,
  CatalogueGateway,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { markPartial } from '../observability/request-scope.js';
import type { CachedAnswers } from './cached-answers.js';

/** A catalogue whose answers are cached. A quote never is: it is what is paid. */
export class CachedCatalogue implements CatalogueGateway {
  constructor(
    private readonly backend: CatalogueGateway,
    private readonly answers: CachedAnswers,
  ) {}

  products(): Promise<Asked<readonly Product[]>> {
    return this.answers.ask('products', () => this.backend.products());
  }

  calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly CalendarDay[]>> {
    const key = `calendar ${slug} ${month} ${currency}`;
    return this.answers.ask(key, () => this.backend.calendar(slug, month, currency));
  }

  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<string, Money>>> {
    return this.answers.ask(`prices ${currency}`, () => this.backend.pricesFrom(currency));
  }

  async quote(question: PriceQuestion): Promise<Asked<Quote>> {
    const reply = await this.backend.quote(question);
    if (reply.kind === 'failed') markPartial();
    return reply;
  }
}
