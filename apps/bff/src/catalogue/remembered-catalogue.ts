import type { CurrencyCode, Money, ParkMonth, Product } from '@shop/domain';
import type {
  Asked,
  CalendarDay,
  CatalogueGateway,
  Clock,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';

interface Kept {
  readonly answer: unknown;
  readonly at: number;
}

const freshMs = 5_000;
const lastGoodMs = 600_000;

/**
 * A catalogue that is asked at most every few seconds and stands in with its last good answer for
 * up to ten minutes while the backend is away. A quote is never remembered: it is what is paid.
 */
export class RememberedCatalogue implements CatalogueGateway {
  private readonly kept = new LRUCache<string, Kept>({ max: 2_000 });
  private readonly asking = new Map<string, Promise<Asked<unknown>>>();

  constructor(
    private readonly backend: CatalogueGateway,
    private readonly clock: Clock,
  ) {}

  products(): Promise<Asked<readonly Product[]>> {
    return this.remember('products', () => this.backend.products());
  }

  calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly CalendarDay[]>> {
    const key = `calendar ${slug} ${month} ${currency}`;
    return this.remember(key, () => this.backend.calendar(slug, month, currency));
  }

  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<string, Money>>> {
    return this.remember(`from ${currency}`, () => this.backend.pricesFrom(currency));
  }

  quote(question: PriceQuestion): Promise<Asked<Quote>> {
    return this.backend.quote(question);
  }

  private async remember<Answer>(
    key: string,
    ask: () => Promise<Asked<Answer>>,
  ): Promise<Asked<Answer>> {
    const kept = this.kept.get(key);
    const age = kept ? this.clock.now().getTime() - kept.at : Infinity;
    const old = kept?.answer as Answer; // as: one type of answer a key
    if (age < freshMs) return { kind: 'ok', answer: old };
    const reply = await this.askOnce(key, ask);
    if (reply.kind === 'failed' && age < lastGoodMs) return { kind: 'ok', answer: old };
    return reply;
  }

  /** One call at a time a key: visitors who ask together wait for the same answer. */
  private async askOnce<Answer>(
    key: string,
    ask: () => Promise<Asked<Answer>>,
  ): Promise<Asked<Answer>> {
    const running = this.asking.get(key) as Promise<Asked<Answer>> | undefined; // as: see above
    if (running) return running;
    const asked = ask().then((reply) => {
      if (reply.kind === 'ok')
        this.kept.set(key, { answer: reply.answer, at: this.clock.now().getTime() });
      return reply;
    });
    this.asking.set(key, asked);
    return asked.finally(() => this.asking.delete(key));
  }
}
