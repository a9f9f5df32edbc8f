import { MemoryPriceHistory } from '@shop/adapters/memory';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { FixedClock } from '@shop/adapters/system';
import { addDays, money, monthOf } from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import { aCatalogue } from '@shop/test/a-catalogue';
import { aProduct } from '@shop/test/a-product';
import { CachedAnswers } from './cached-answers.js';
import { CachedCatalogue } from './cached-catalogue.js';
import { SeenPrices } from './seen-prices.js';

const today = '2026-11-20';
const day = '2026-12-12';
const slug = 'bruma';

class SomeHistory extends MemoryPriceHistory {
  isAway = false;

  override keep(...seen: Parameters<MemoryPriceHistory['keep']>) {
    return this.isAway ? away() : super.keep(...seen);
  }

  override forget(...before: Parameters<MemoryPriceHistory['forget']>) {
    return this.isAway ? away() : super.forget(...before);
  }
}
const away = () => Promise.reject<never>(new Error('the history is away'));

function begin(history = new SomeHistory()) {
  const clock = new FixedClock(new Date(`${today}T15:00:00Z`));
  const reporter = new RecordingReporter();
  const seen = new SeenPrices(history, clock, reporter);
  return { history, clock, reporter, seen };
}

const priced = (amount: number, on = day): CalendarDay => ({
  day: on,
  status: 'AVAILABLE',
  startTimes: [],
  priceFrom: money(amount, 'MXN'),
});

const span = { from: '2026-10-01', to: '2026-12-31' };
const lowestIn = async (history: MemoryPriceHistory, on = day) =>
  (await history.lowest([{ slug, day: on }], 'MXN', span))[0]?.amount;

it('stores the prices of a calendar, at the latest on shutdown', async () => {
  const { history, seen } = begin();
  seen.note(slug, '2026-12', [priced(90_000), priced(85_000, '2026-12-13')]);
  await seen.onModuleDestroy();
  expect(await lowestIn(history)).toBe(90_000);
  expect(await lowestIn(history, '2026-12-13')).toBe(85_000);
  const [onThatDay] = await history.lowest([{ slug, day }], 'MXN', { from: today, to: today });
  expect(onThatDay?.amount).toBe(90_000);
});

it('stores neither days without a price nor past days', async () => {
  const { history, seen } = begin();
  const past = addDays(today, -1);
  seen.note(slug, monthOf(past), [
    priced(90_000, past),
    { day, status: 'SOLD_OUT', priceFrom: undefined, startTimes: [] },
  ]);
  await seen.onModuleDestroy();
  expect([await lowestIn(history, past), await lowestIn(history)]).toEqual([undefined, undefined]);
});

it('stores a lower price for the same day, and the same price again a day later', async () => {
  const { history, clock, seen } = begin();
  for (const amount of [90_000, 95_000, 80_000]) seen.note(slug, '2026-12', [priced(amount)]);
  clock.advance(86_400_000);
  seen.note(slug, '2026-12', [priced(95_000)]);
  await seen.onModuleDestroy();
  const on = async (seenOn: string) =>
    (await history.lowest([{ slug, day }], 'MXN', { from: seenOn, to: seenOn }))[0]?.amount;
  expect([await on(today), await on(addDays(today, 1))]).toEqual([80_000, 95_000]);
});

it('deletes at the start what is older than its retention', async () => {
  const history = new SomeHistory();
  const at = (seenOn: string) => ({ slug, day, seenOn, price: money(70_000, 'MXN') });
  await history.keep([at(addDays(today, -31)), at(addDays(today, -30))]);
  const { seen } = begin(history);
  seen.onApplicationBootstrap();
  await seen.onModuleDestroy();
  const on = async (seenOn: string) =>
    (await history.lowest([{ slug, day }], 'MXN', { from: seenOn, to: seenOn }))[0]?.amount;
  expect([await on(addDays(today, -31)), await on(addDays(today, -30))]).toEqual([
    undefined,
    70_000,
  ]);
});

it('works without a history during an outage, and logs it', async () => {
  const { history, reporter, seen } = begin();
  history.isAway = true;
  seen.onApplicationBootstrap();
  seen.note(slug, '2026-12', [priced(90_000)]);
  await seen.onModuleDestroy();
  expect(reporter.reports).toEqual([
    { event: 'price-history', error: 'Error' },
    { event: 'price-history', error: 'Error' },
  ]);
});

it('stores failed writes once a calendar repeats them, without duplicates', async () => {
  const { history, seen } = begin();
  const say = () => seen.note(slug, '2026-12', [priced(90_000)]);
  history.isAway = true;
  say();
  await seen.flush();
  history.isAway = false;
  say();
  await seen.flush();
  expect(await lowestIn(history)).toBe(90_000);
  await history.forget('2027-01-01', 1);
  say();
  await seen.onModuleDestroy();
  expect(await lowestIn(history)).toBeUndefined();
});

it('observes successful calendar replies only', async () => {
  const { history, seen, clock } = begin();
  const catalogue = aCatalogue({ products: [aProduct({ slug })], now: clock.now() });
  const answers = new CachedAnswers(clock, { freshSeconds: 5, maxBytes: 1_000_000 });
  const watched = new CachedCatalogue(catalogue, answers, clock, (...told) => seen.note(...told));
  expect(await watched.calendar(slug, '2026-12', 'MXN')).toEqual(
    await catalogue.calendar(slug, '2026-12', 'MXN'),
  );
  expect(await watched.calendar('atlantis', '2026-12', 'MXN')).toEqual({ kind: 'unknown' });
  await seen.onModuleDestroy();
  // 22 days ahead: the list price less 15 %.
  expect(await lowestIn(history)).toBe(85_000);
});
