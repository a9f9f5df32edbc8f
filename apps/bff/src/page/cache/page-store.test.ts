import { FixedClock } from '@shop/adapters/system';
import type { CachedPage } from './cached-page.js';
import { type Made, PageStore } from './page-store.js';

const aPage = (bytes = 1) => ({ bytes }) as CachedPage; // as: nothing else of it is read here
const cached = (page: CachedPage): Made<string> => ({ kind: 'cached', page });
const start = new Date('2026-12-12T15:00:00Z');

function aStore({ freshMs = 30_000, maxBytes = 1_000_000 } = {}) {
  const clock = new FixedClock(start);
  const store = new PageStore<string>(clock, { freshMs, maxBytes });
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(cached(aPage()));
  };
  return { clock, store, make, made: () => made };
}

it('renders a page once while it is fresh', async () => {
  const { store, make, made } = aStore();
  const first = await store.page('a', make);
  expect(await store.page('a', make)).toEqual(first);
  expect(made()).toBe(1);
  await store.page('b', make);
  expect(made()).toBe(2);
});

it.each([30_000, 0])(
  'renders a page once for concurrent requests, kept for %d ms',
  async (freshMs) => {
    const { store, make, made } = aStore({ freshMs });
    await Promise.all(Array.from({ length: 64 }, () => store.page('a', make)));
    expect(made()).toBe(1);
  },
);

it('serves the older page while a new one renders, and then the new one', async () => {
  const { clock, store, make, made } = aStore();
  const first = await store.page('a', make);
  clock.advance(31_000);
  expect(store.fresh('a')).toBeUndefined();
  expect(await store.page('a', make)).toEqual(first);
  await new Promise((resolve) => setImmediate(resolve));
  expect(made()).toBe(2);
  expect(store.fresh('a')).toBeDefined();
  expect(store.fresh('a')).not.toBe(first.kind === 'cached' && first.page);
});

it('renders before it answers once the page is too old', async () => {
  const { clock, store, make } = aStore();
  const first = await store.page('a', make);
  clock.advance(331_000);
  const later = await store.page('a', make);
  expect(later.kind === 'cached' && later.page).not.toBe(first.kind === 'cached' && first.page);
});

it('serves no page of the previous day, however fresh it is', async () => {
  const { clock, store, make, made } = aStore();
  // Ten seconds before midnight in the parks.
  clock.advance(Date.parse('2026-12-13T04:59:50Z') - start.getTime());
  await store.page('a', make);
  expect(store.fresh('a')).toBeDefined();
  clock.advance(11_000);
  expect(store.fresh('a')).toBeUndefined();
  await store.page('a', make);
  expect(made()).toBe(2);
});

it('keeps the old page when the new one fails', async () => {
  const { clock, store, make } = aStore();
  const first = await store.page('a', make);
  clock.advance(31_000);
  const fail = () => Promise.reject(new Error('away'));
  const pass = () => Promise.resolve<Made<string>>({ kind: 'passing', outcome: 'error' });
  for (const make of [fail, fail, pass, fail]) {
    expect(await store.page('a', make)).toEqual(first);
    await new Promise((resolve) => setImmediate(resolve));
  }
});

it('reports the failure when there is no old page', async () => {
  const { store } = aStore();
  await expect(store.page('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

it('never keeps transient failures, and nothing without a lifetime', async () => {
  const { store } = aStore();
  const passing: Made<string> = { kind: 'passing', outcome: 'error' };
  expect(await store.page('a', () => Promise.resolve(passing))).toEqual(passing);
  expect(store.fresh('a')).toBeUndefined();
  const none = aStore({ freshMs: 0 });
  await none.store.page('a', none.make);
  await none.store.page('a', none.make);
  expect(none.made()).toBe(2);
});

it('evicts the least recently viewed page above its size limit', async () => {
  const { store } = aStore({ maxBytes: 10_000 });
  const make = () => Promise.resolve(cached(aPage(4_000)));
  for (const key of ['a', 'b', 'c']) await store.page(key, make);
  expect(['a', 'b', 'c'].map((key) => store.fresh(key) !== undefined)).toEqual([false, true, true]);
});
