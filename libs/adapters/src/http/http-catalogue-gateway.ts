import type { CurrencyCode, Money, ParkMonth, Pickup, Product } from '@shop/domain';
import type {
  BackendReply,
  CalendarDay,
  CatalogueGateway,
  PackageQuestion,
  PackageQuote,
  PickupQuestion,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import { about } from './about.js';
import type { Backend } from './backend.js';
import { askedOf } from './refusals.js';
import { calendar, mostProducts, pricesFrom, products } from './wire-catalogue.js';
import { pickups } from './wire-pickup.js';
import { packageQuote, quote, writePackage, writeQuestion } from './wire-quote.js';

/** Room for `mostProducts` with three kilobytes each. */
const longList = { most: mostProducts, maxBytes: 32 * 1_048_576 };

const joinLists = <One>(all: readonly (readonly One[])[]): readonly One[] => all.flat();

const joinPrices = (all: readonly ReadonlyMap<string, Money>[]): ReadonlyMap<string, Money> =>
  new Map(all.flatMap((prices) => [...prices]));

/** Products, days and prices over the shopping-cart API (backends/contracts/shopping-cart.yaml). */
export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly backend: Backend) {}

  async products(): Promise<BackendReply<readonly Product[]>> {
    const list = { ...longList, key: 'products', join: joinLists<Product> };
    return askedOf(await this.backend.get('xapi/products', { shape: products, list }));
  }

  async calendar(
    slug: string,
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly CalendarDay[]>> {
    const query = { slug, month, currency };
    const shape = calendar(currency, month);
    const ask = { query, shape, about: about.cart.calendar(slug, month, currency) };
    return askedOf(await this.backend.get('xapi/calendar', ask));
  }

  async quote(question: PriceQuestion): Promise<BackendReply<Quote>> {
    const shape = quote(question.currency);
    const ask = { body: writeQuestion(question), shape, about: about.cart.pricing(question) };
    return askedOf(await this.backend.send('POST', 'xapi/pricing', ask));
  }

  async quotePackage(question: PackageQuestion): Promise<BackendReply<PackageQuote>> {
    const shape = packageQuote(question.currency, question.parts.length);
    const body = writePackage(question);
    const ask = { body, shape, about: about.cart.packagePricing(question) };
    return askedOf(await this.backend.send('POST', 'xapi/package-pricing', ask));
  }

  async pickups({ slug, day, time }: PickupQuestion): Promise<BackendReply<readonly Pickup[]>> {
    const query = { slug, ...(day && { date: day }), ...(time && { startTime: time }) };
    const ask = { query, shape: pickups, about: about.cart.pickups(slug) };
    return askedOf(await this.backend.get('xapi/pickups', ask));
  }

  async pricesFrom(currency: CurrencyCode): Promise<BackendReply<ReadonlyMap<string, Money>>> {
    const shape = pricesFrom[currency];
    const list = { ...longList, key: 'prices', join: joinPrices };
    const ask = { query: { currency }, shape, list, about: about.cart.pricesFrom(currency) };
    return askedOf(await this.backend.get('xapi/prices-from', ask));
  }
}
