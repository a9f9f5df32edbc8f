import type { CurrencyCode, Money, ParkMonth, Product } from '@shop/domain';
import type {
  Asked,
  CalendarDay,
  CatalogueGateway,
  Clock,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { markPartial } from '../observability/request-scope.js';
import { RememberedAnswers } from './remembered-answers.js';

/** A catalogue whose answers are remembered. A quote never is: it is what is paid. */
export class RememberedCatalogue implements CatalogueGateway {
  private readonly answers: RememberedAnswers;

  constructor(
    private readonly backend: CatalogueGateway,
    clock: Clock,
  ) {
    this.answers = new RememberedAnswers(clock);
  }

  products(): Promise<Asked<readonly Product[]>> {
    return this.answers.remember('products', () => this.backend.products());
  }

  calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly CalendarDay[]>> {
    const key = `calendar ${slug} ${month} ${currency}`;
    return this.answers.remember(key, () => this.backend.calendar(slug, month, currency));
  }

  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<string, Money>>> {
    return this.answers.remember(`from ${currency}`, () => this.backend.pricesFrom(currency));
  }

  async quote(question: PriceQuestion): Promise<Asked<Quote>> {
    const reply = await this.backend.quote(question);
    if (reply.kind === 'failed') markPartial();
    return reply;
  }
}
