import type { CurrencyCode, Money, ParkMonth, Pickup, Product } from '@shop/domain';
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
import type { Backend } from './backend.js';
import { askedOf } from './refusals.js';
import { calendar, pricesFrom, products } from './wire-catalogue.js';
import { pickups } from './wire-pickup.js';
import { packageQuote, quote, writePackage, writeQuestion } from './wire-quote.js';

/** Products, days and prices over the shopping-cart API (backends/contracts/shopping-cart.yaml). */
export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly backend: Backend) {}

  async products(): Promise<Asked<readonly Product[]>> {
    return askedOf(await this.backend.get('xapi/products', { shape: products }));
  }

  async calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly CalendarDay[]>> {
    const query = { slug, month, currency };
    return askedOf(await this.backend.get('xapi/calendar', { query, shape: calendar(currency) }));
  }

  async quote(question: PriceQuestion): Promise<Asked<Quote>> {
    const shape = quote(question.currency);
    const body = writeQuestion(question);
    return askedOf(await this.backend.send('POST', 'xapi/pricing', { body, shape }));
  }

  async quotePackage(question: PackageQuestion): Promise<Asked<PackageQuote>> {
    const shape = packageQuote(question.currency, question.parts.length);
    const body = writePackage(question);
    return askedOf(await this.backend.send('POST', 'xapi/package-pricing', { body, shape }));
  }

  async pickups({ slug, day, time }: PickupQuestion): Promise<Asked<readonly Pickup[]>> {
    const query = { slug, ...(day && { date: day }), ...(time && { startTime: time }) };
    return askedOf(await this.backend.get('xapi/pickups', { query, shape: pickups }));
  }

  async pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<string, Money>>> {
    const shape = pricesFrom(currency);
    return askedOf(await this.backend.get('xapi/prices-from', { query: { currency }, shape }));
  }
}
