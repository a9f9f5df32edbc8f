import { FixedClock } from '@shop/adapters/system';
import { money } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { aCatalogue } from '@shop/test/a-catalogue';
import { aProduct } from '@shop/test/a-product';
import { CachedAnswers } from './cached-answers.js';
import { CachedCatalogue } from './cached-catalogue.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const park = aProduct();
const backend = aCatalogue({
  now: clock.now(),
  products: [park, aProduct({ slug: 'copalera', variantOf: 'copalera' })],
});
/** Has calendars but no list of lowest prices. */
const plain: CatalogueGateway = {
  ...backend,
  pricesFrom: () => Promise.resolve({ kind: 'unknown' }),
};

it('takes the lowest prices from calendars when the backend has no list', async () => {
  const answers = new CachedAnswers(clock, { freshSeconds: 5, maxBytes: 1_000_000 });
  const asked = await new CachedCatalogue(plain, answers, clock).pricesFrom('MXN');
  const lowest = money(85_000, 'MXN');
  const answer = new Map([park.slug, 'copalera'].map((slug) => [slug, lowest]));
  expect(asked).toEqual({ kind: 'ok', answer });
});

it('has no price for a product whose calendar fails, and the prices of the others', async () => {
  const answers = new CachedAnswers(clock, { freshSeconds: 5, maxBytes: 1_000_000 });
  const calendar: CatalogueGateway['calendar'] = (slug, month, currency) =>
    slug === park.slug
      ? Promise.resolve({ kind: 'failed', reason: 'timeout' })
      : backend.calendar(slug, month, currency);
  const catalogue = new CachedCatalogue({ ...plain, calendar }, answers, clock);
  const asked = await catalogue.pricesFrom('MXN');
  expect(asked.kind === 'ok' && [...asked.answer.keys()]).toEqual(['copalera']);
});

it('reads no calendars for the prices of a large catalogue', async () => {
  const answers = new CachedAnswers(clock, { freshSeconds: 5, maxBytes: 1_000_000 });
  const products = Array.from({ length: 201 }, (_, at) => aProduct({ slug: `park-${at}` }));
  const calendar: CatalogueGateway['calendar'] = () => {
    throw new Error('a calendar was read');
  };
  const large = {
    ...plain,
    calendar,
    products: aCatalogue({ now: clock.now(), products }).products,
  };
  const asked = await new CachedCatalogue(large, answers, clock).pricesFrom('MXN');
  expect(asked).toEqual({ kind: 'unknown' });
});
