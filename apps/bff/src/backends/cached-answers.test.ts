import { jest } from '@jest/globals';
import { FixedClock } from '@shop/adapters/system';
import { type CurrencyCode, type Money, money } from '@shop/domain';
import type { BackendReply, Freshness, HotelsGateway } from '@shop/ports/backends';
import { inOwnScope, within } from '../observability/request-scope.js';
import { CachedAnswers } from './cached-answers.js';
import { CachedHotels } from './cached-hotels.js';

const start = new Date('2026-11-20T15:00:00Z');
const settled = () => new Promise((resolve) => setImmediate(resolve));

function cached({ freshSeconds = 5, maxBytes = 1_000_000 } = {}) {
  const clock = new FixedClock(start);
  const answers = new CachedAnswers(clock, { freshSeconds, maxBytes });
  return { answers, pass: (seconds: number) => clock.advance(seconds * 1000) };
}

function cachedHotels() {
  const { answers, pass } = cached();
  const nights = new Map<CurrencyCode, Money>([['MXN', money(319_900, 'MXN')]]);
  const backend = {
    isAway: false,
    offer: (night: Money) => nights.set(night.currency, night),
    async pricesFrom(currency: CurrencyCode) {
      if (backend.isAway) return { kind: 'failed', reason: 'unavailable' } as const;
      const night = nights.get(currency);
      return { kind: 'ok', answer: new Map(night ? [['hxm', night]] : []) } as const;
    },
    calendar: async () => ({ kind: 'unknown' }) as const,
  } satisfies HotelsGateway & Record<string, unknown>;
  const hotels = new CachedHotels(backend, answers);
  const lowest = async () => {
    const asked = await hotels.pricesFrom('MXN');
    return asked.kind === 'ok' ? asked.answer.get('hxm')?.amount : asked.kind;
  };
  return { backend, hotels, lowest, pass };
}

function aBackend(freshness?: Freshness) {
  const backend = {
    asked: 0,
    isAway: false,
    ask: (): Promise<BackendReply<number>> => {
      backend.asked += 1;
      return Promise.resolve(
        backend.isAway
          ? { kind: 'failed', reason: 'unavailable' }
          : { kind: 'ok', answer: backend.asked, freshness },
      );
    },
  };
  return backend;
}

it('refreshes after some seconds and serves the old answer meanwhile', async () => {
  const { backend, lowest, pass } = cachedHotels();
  expect(await lowest()).toBe(319_900);
  backend.offer(money(299_900, 'MXN'));
  pass(5);
  expect(await lowest()).toBe(319_900);
  pass(1);
  expect(await lowest()).toBe(319_900);
  await settled();
  expect(await lowest()).toBe(299_900);
});

it('waits for the new answer when the old one is a minute late', async () => {
  const { backend, lowest, pass } = cachedHotels();
  await lowest();
  backend.offer(money(299_900, 'MXN'));
  pass(65);
  expect(await lowest()).toBe(299_900);
});

it('serves the last good prices for ten minutes of an outage, and no longer', async () => {
  const { backend, lowest, pass } = cachedHotels();
  await lowest();
  backend.isAway = true;
  pass(604);
  expect(await lowest()).toBe(319_900);
  pass(1);
  expect(await lowest()).toBe('failed');
  backend.isAway = false;
  expect(await lowest()).toBe(319_900);
});

it('serves the last good answer while a backend is slow, and no longer than in an outage', async () => {
  const { answers, pass } = cached();
  const backend = aBackend();
  await answers.ask('a', backend.ask);
  pass(65);
  let reply: (late: BackendReply<number>) => void = () => undefined;
  const slow = () => new Promise<BackendReply<number>>((resolve) => (reply = resolve));
  const asked = () => within(800, () => inOwnScope(() => answers.ask('a', slow)));
  const old = { kind: 'ok', answer: 1, freshness: undefined };
  expect(await asked()).toEqual({ result: old, isPartial: true });
  reply({ kind: 'ok', answer: 2 });
  await settled();
  expect(await asked()).toEqual({ result: { kind: 'ok', answer: 2 }, isPartial: false });
  pass(605);
  const tooOld = within(100, () => answers.ask('a', slow));
  expect(await tooOld).toEqual({ kind: 'failed', reason: 'timeout' });
});

it('separates currencies', async () => {
  const { backend, hotels } = cachedHotels();
  backend.offer(money(17_000, 'USD'));
  await hotels.pricesFrom('MXN');
  expect(await hotels.pricesFrom('USD')).toEqual({
    kind: 'ok',
    answer: new Map([['hxm', money(17_000, 'USD')]]),
  });
});

it('sends one call for concurrent readers', async () => {
  const { answers } = cached();
  const backend = aBackend();
  const all = Array.from({ length: 64 }, () => answers.ask('a', backend.ask));
  expect(new Set((await Promise.all(all)).map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(backend.asked).toBe(1);
});

it('keeps a whole catalogue beyond its size, and nothing else', async () => {
  const { answers } = cached({ maxBytes: 1 });
  const backend = aBackend();
  for (const key of ['a', 'a']) await answers.askWhole(key, backend.ask);
  expect(backend.asked).toBe(1);
  for (const key of ['b', 'b']) await answers.ask(key, backend.ask);
  expect(backend.asked).toBe(3);
});

it('returns a fresh answer without a timer, whatever time is left', async () => {
  const { answers } = cached();
  const backend = aBackend();
  await answers.ask('a', backend.ask);
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const asked = within(5_000, () => answers.ask('a', backend.ask));
  expect(await asked).toEqual({ kind: 'ok', answer: 1 });
  expect(timer).not.toHaveBeenCalled();
  timer.mockRestore();
});

it('reports a failure to all waiting readers, and calls again next time', async () => {
  const { answers } = cached();
  const backend = aBackend();
  backend.isAway = true;
  const one = () => inOwnScope(() => answers.ask('a', backend.ask));
  const failed = { kind: 'failed', reason: 'unavailable' };
  expect(await Promise.all([one(), one()])).toEqual([
    { result: failed, isPartial: true },
    { result: failed, isPartial: true },
  ]);
  expect(backend.asked).toBe(1);
  backend.isAway = false;
  expect((await one()).isPartial).toBe(false);
});

it('follows the lifetime in the answer', async () => {
  const { answers, pass } = cached();
  const backend = aBackend({ fresh: 60, staleWhileRevalidate: 0, staleIfError: 10 });
  const ask = () => answers.ask('a', backend.ask);
  await ask();
  pass(60);
  await ask();
  expect(backend.asked).toBe(1);
  backend.isAway = true;
  pass(9);
  expect((await ask()).kind).toBe('ok');
  pass(1);
  expect((await ask()).kind).toBe('failed');
  expect(backend.asked).toBe(3);
});

it('gives an uncacheable answer to its waiting readers only', async () => {
  const { answers, pass } = cached();
  const backend = aBackend({ fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 });
  await Promise.all([answers.ask('a', backend.ask), answers.ask('a', backend.ask)]);
  expect(backend.asked).toBe(1);
  pass(1);
  await answers.ask('a', backend.ask);
  backend.isAway = true;
  pass(1);
  expect((await answers.ask('a', backend.ask)).kind).toBe('failed');
});

it('evicts the least recently used answer above its size limit', async () => {
  const { answers } = cached({ maxBytes: 10_000 });
  const backend = { asked: 0 };
  const ask = (key: string) =>
    answers.ask(key, () => {
      backend.asked += 1;
      return Promise.resolve({ kind: 'ok', answer: 'x'.repeat(2_000) });
    });
  for (const key of ['a', 'b', 'a']) await ask(key);
  expect(backend.asked).toBe(3);
  await ask('a');
  expect(backend.asked).toBe(3);
  await ask('b');
  expect(backend.asked).toBe(4);
});
