import { MemoryCatalogueGateway } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { money } from '@shop/domain';
import { aProduct } from '@shop/test/a-product';
import { CachedAnswers } from './cached-answers.js';
import { CachedCatalogue } from './cached-catalogue.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const park = aProduct();
const backend = new MemoryCatalogueGateway({
  clock,
  products: [park, aProduct({ slug: 'copalera', variantOf: 'copalera' })],
  listPrice: (_product, _day, currency) => money(100_000, currency),
  extraPrice: (_extra, currency) => money(20_000, currency),
});

/** A backend that knows days and their prices, and has no list of the lowest. */
const plain = {
  products: () => backend.products(),
  quote: backend.quote.bind(backend),
  quotePackage: backend.quotePackage.bind(backend),
  calendar: backend.calendar.bind(backend),
  pickups: backend.pickups.bind(backend),
  pricesFrom: () => Promise.resolve({ kind: 'unknown' } as const),
};

it('finds the lowest prices in the calendars where a backend has no list of them', async () => {
  const answers = new CachedAnswers(clock, { freshSeconds: 5, maxBytes: 1_000_000 });
  const asked = await new CachedCatalogue(plain, answers, clock).pricesFrom('MXN');
  expect(asked).toEqual(await backend.pricesFrom('MXN'));
});

it('has no price of a product whose calendar fails, and the prices of the others', async () => {
  const answers = new CachedAnswers(clock, { freshSeconds: 5, maxBytes: 1_000_000 });
  const calendar: typeof plain.calendar = (slug, month, currency) =>
    slug === park.slug
      ? Promise.resolve({ kind: 'failed', reason: 'timeout' })
      : backend.calendar(slug, month, currency);
  const catalogue = new CachedCatalogue({ ...plain, calendar }, answers, clock);
  const asked = await catalogue.pricesFrom('MXN');
  expect(asked.kind === 'ok' && [...asked.answer.keys()]).toEqual(['copalera']);
});
