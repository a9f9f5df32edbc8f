import { FixedClock } from '@shop/adapters/system';
import type { KeptPage } from './kept-page.js';
import { type Made, PageKeep } from './page-keep.js';

const aPage = () => ({}) as KeptPage; // as: nothing of it is read here
const kept = (page: KeptPage): Made<string> => ({ kind: 'kept', kept: page });
const start = new Date('2026-12-12T15:00:00Z');

function aKeep(freshMs = 30_000) {
  const clock = new FixedClock(start);
  const keep = new PageKeep<string>(clock, freshMs);
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(kept(aPage()));
  };
  return { clock, keep, make, made: () => made };
}

it('makes a page once while it is fresh', async () => {
  const { keep, make, made } = aKeep();
  const first = await keep.page('a', make);
  expect(await keep.page('a', make)).toEqual(first);
  expect(made()).toBe(1);
  await keep.page('b', make);
  expect(made()).toBe(2);
});

it('makes a page once for all who ask together', async () => {
  const { keep, make, made } = aKeep();
  await Promise.all(Array.from({ length: 64 }, () => keep.page('a', make)));
  expect(made()).toBe(1);
});

it('shows an older page while a newer one is made, and the newer one then', async () => {
  const { clock, keep, make, made } = aKeep();
  const first = await keep.page('a', make);
  clock.advance(31_000);
  expect(keep.fresh('a')).toBeUndefined();
  expect(await keep.page('a', make)).toEqual(first);
  await new Promise((resolve) => setImmediate(resolve));
  expect(made()).toBe(2);
  expect(keep.fresh('a')).toBeDefined();
  expect(keep.fresh('a')).not.toBe(first.kind === 'kept' && first.kept);
});

it('makes it anew before it answers once it is too old to be shown', async () => {
  const { clock, keep, make } = aKeep();
  const first = await keep.page('a', make);
  clock.advance(331_000);
  const later = await keep.page('a', make);
  expect(later.kind === 'kept' && later.kept).not.toBe(first.kind === 'kept' && first.kept);
});

it('keeps the old page when the newer one can not be made', async () => {
  const { clock, keep, make } = aKeep();
  const first = await keep.page('a', make);
  clock.advance(31_000);
  const fail = () => Promise.reject(new Error('away'));
  expect(await keep.page('a', fail)).toEqual(first);
  expect(await keep.page('a', fail)).toEqual(first);
});

it('never keeps what only passes, and nothing at all without a time to be fresh', async () => {
  const { keep } = aKeep();
  const passing: Made<string> = { kind: 'passing', outcome: 'error' };
  expect(await keep.page('a', () => Promise.resolve(passing))).toEqual(passing);
  expect(keep.fresh('a')).toBeUndefined();
  const none = aKeep(0);
  await none.keep.page('a', none.make);
  await none.keep.page('a', none.make);
  expect(none.made()).toBe(2);
});
