import { FileContent } from '@shop/adapters/files';
import { addDays } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { aCatalogue } from '@shop/test/a-catalogue';
import { aProduct } from '@shop/test/a-product';
import { offersOf, presentPosters } from './present-posters.js';

const content = new FileContent('content');
/** 22:00 in Cancún, already the next day in UTC. */
const now = new Date('2026-11-21T03:00:00Z');
const today = '2026-11-20';

const products = ['bruma', 'copalera', 'guarida'].map((slug) => aProduct({ slug }));

function closedFor(days: number, slug = 'bruma') {
  const catalogue = aCatalogue({ products, now });
  for (let day = 0; day < days; day += 1) catalogue.sellOut(slug, addDays(today, day));
  return catalogue;
}

async function postersOf(catalogue: CatalogueGateway) {
  const prices = await catalogue.pricesFrom('MXN');
  const offers = await offersOf(products, prices, catalogue, { currency: 'MXN', now });
  return presentPosters(products, offers, content, 'es').map(({ slug, closedUntil, from }) => [
    slug,
    from?.text,
    closedUntil,
  ]);
}

/** Adult price with the full early discount. */
const price = '$850.00\u00a0MXN';

it('keeps the order while everything is available within weeks', async () => {
  expect(await postersOf(closedFor(29))).toEqual([
    ['bruma', price, undefined],
    ['copalera', price, undefined],
    ['guarida', price, undefined],
  ]);
});

it('lists places closed for weeks last, with their return date', async () => {
  expect(await postersOf(closedFor(45))).toEqual([
    ['copalera', price, undefined],
    ['guarida', price, undefined],
    ['bruma', undefined, 'lun 4 ene 2027'],
  ]);
});

it('shows no day when none is known within half a year', async () => {
  expect((await postersOf(closedFor(300))).at(-1)).toEqual(['bruma', undefined, undefined]);
});

it('treats nothing as closed while prices are down', async () => {
  const catalogue = closedFor(45);
  const prices = { kind: 'failed', reason: 'timeout' } as const;
  const offers = await offersOf(products, prices, catalogue, { currency: 'MXN', now });
  expect([...offers.closed.keys()]).toEqual([]);
});
