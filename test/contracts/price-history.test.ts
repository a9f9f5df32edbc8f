import { MemoryPriceHistory } from '@shop/adapters/memory';
import { migrate, openPool, PostgresPriceHistory } from '@shop/adapters/postgres';
import { addDays, type CurrencyCode, money } from '@shop/domain';
import type { PriceHistory, SeenPrice } from '@shop/ports/backends';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);

const worlds: readonly { readonly name: string; readonly history: PriceHistory }[] = [
  { name: 'memory', history: new MemoryPriceHistory() },
  { name: 'postgres', history: new PostgresPriceHistory(pool) },
];

const today = '2026-12-12';
const seen = { from: addDays(today, -30), to: addDays(today, -1) };

let counter = 0;
const anotherSlug = () => `park-${(counter += 1)}`;

const price = (slug: string, amount: number, differs: Partial<SeenPrice> = {}): SeenPrice => ({
  slug,
  day: '2027-01-12',
  seenOn: '2026-12-01',
  price: money(amount, 'MXN'),
  ...differs,
});

/** The only recorded amount of a visit. */
async function lowestOf(
  history: PriceHistory,
  slug: string,
  day = '2027-01-12',
  currency: CurrencyCode = 'MXN',
) {
  const [lowest] = await history.lowest([{ slug, day }], currency, seen);
  expect(lowest?.currency ?? currency).toBe(currency);
  return lowest?.amount;
}

describe.each(worlds)('a price history ($name)', ({ history }) => {
  it('has nothing before the first price', async () => {
    expect(await history.lowest([], 'MXN', seen)).toEqual([]);
    expect(await lowestOf(history, 'atlantis')).toBeUndefined();
  });

  it('has the lowest price of a day, in any insertion order', async () => {
    const slug = anotherSlug();
    for (const amount of [200_000, 190_000, 210_000]) await history.keep([price(slug, amount)]);
    expect(await lowestOf(history, slug)).toBe(190_000);
    await history.keep([210_000, 180_000, 205_000].map((amount) => price(slug, amount)));
    expect(await lowestOf(history, slug)).toBe(180_000);
  });

  it('has the lowest price of all its days, first and last included', async () => {
    const slug = anotherSlug();
    const on = (seenOn: string, amount: number) => price(slug, amount, { seenOn });
    await history.keep([on(seen.to, 200_000)]);
    expect(await lowestOf(history, slug)).toBe(200_000);
    await history.keep([on(seen.from, 190_000)]);
    expect(await lowestOf(history, slug)).toBe(190_000);
    await history.keep([on(addDays(seen.from, -1), 100_000), on(today, 110_000)]);
    expect(await lowestOf(history, slug)).toBe(190_000);
  });

  it('separates products, visit days and currencies', async () => {
    const [slug, other] = [anotherSlug(), anotherSlug()];
    const day = '2027-01-13';
    await history.keep([
      price(slug, 200_000),
      price(slug, 150_000, { day }),
      price(slug, 9_900, { price: money(9_900, 'USD') }),
      price(other, 120_000),
    ]);
    expect(await lowestOf(history, slug)).toBe(200_000);
    expect(await lowestOf(history, slug, day)).toBe(150_000);
    expect(await lowestOf(history, slug, '2027-01-12', 'USD')).toBe(9_900);
    expect(await lowestOf(history, other)).toBe(120_000);
    expect(await lowestOf(history, slug, day, 'USD')).toBeUndefined();
  });

  it('answers several visits in their order, repeated ones too', async () => {
    const [slug, other] = [anotherSlug(), anotherSlug()];
    await history.keep([price(slug, 200_000), price(other, 120_000, { day: '2027-01-13' })]);
    const first = { slug, day: '2027-01-12' };
    const visits = [{ slug: other, day: '2027-01-13' }, { slug: 'none', day: today }, first, first];
    const lowest = await history.lowest(visits, 'MXN', seen);
    expect(lowest.map((one) => one?.amount)).toEqual([120_000, undefined, 200_000, 200_000]);
  });

  it('stores the largest amount of money, and zero', async () => {
    const [slug, other] = [anotherSlug(), anotherSlug()];
    await history.keep([price(slug, Number.MAX_SAFE_INTEGER), price(other, 0)]);
    expect(await lowestOf(history, slug)).toBe(Number.MAX_SAFE_INTEGER);
    expect(await lowestOf(history, other)).toBe(0);
  });

  it('accepts an empty list, and thousands at once', async () => {
    await history.keep([]);
    const slug = anotherSlug();
    const days = Array.from({ length: 2_500 }, (_, at) => addDays('2027-01-01', at));
    await history.keep(days.map((day, at) => price(slug, 1_000 + at, { day })));
    expect(await lowestOf(history, slug, '2027-01-01')).toBe(1_000);
    expect(await lowestOf(history, slug, days.at(-1))).toBe(3_499);
  });

  it('keeps the lowest of many concurrent writes', async () => {
    const slugs = Array.from({ length: 400 }, anotherSlug);
    const copies = Array.from({ length: 16 }, (_, copy) => {
      const prices = slugs.map((slug) => price(slug, 100_000 + copy));
      return history.keep(copy % 2 === 0 ? prices : prices.toReversed());
    });
    await Promise.all(copies);
    const visits = slugs.map((slug) => ({ slug, day: '2027-01-12' }));
    const lowest = await history.lowest(visits, 'MXN', seen);
    expect(new Set(lowest.map((one) => one?.amount))).toEqual(new Set([100_000]));
  });

  it('deletes prices before a day in batches, and nothing else', async () => {
    const slug = anotherSlug();
    await history.forget('2026-11-20', 10_000);
    const old = ['2026-11-17', '2026-11-18', '2026-11-19'].map((seenOn) =>
      price(slug, 100_000, { seenOn }),
    );
    await history.keep([...old, price(slug, 200_000, { seenOn: '2026-11-20' })]);
    expect(await history.forget('2026-11-20', 2)).toBe(2);
    expect(await lowestOf(history, slug)).toBe(100_000);
    expect(await history.forget('2026-11-20', 2)).toBe(1);
    expect(await history.forget('2026-11-20', 2)).toBe(0);
    expect(await lowestOf(history, slug)).toBe(200_000);
  });
});

it('shares prices with other processes', async () => {
  const slug = anotherSlug();
  await new PostgresPriceHistory(pool).keep([price(slug, 77_700)]);
  const second = openPool({ url, onError: () => undefined });
  expect(await lowestOf(new PostgresPriceHistory(second), slug)).toBe(77_700);
  await second.end();
});
