import { openPool, PostgresPriceHistory } from '@shop/adapters/postgres';
import { addDays, money, parkDayAt, writeShortDate } from '@shop/domain';
import type { BuyView } from '@shop/ports/screens';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { type ShopUnderTest, startBff } from '@shop/test/start-bff';
import { endBeforeDatabase } from '@shop/test/start-postgres';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
const pool = openPool({ url: shop.databaseUrl, onError: () => undefined });
endBeforeDatabase(() => pool.end());
const history = new PostgresPriceHistory(pool);
const today = parkDayAt(new Date());

function somebody(of: ShopUnderTest) {
  const visitor = of.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

/** Days far enough for a discount. */
const month = addDays(today, 62).slice(0, 7);
const farDays = sellableDays(await somebody(shop).look('buy', `/es/entrada-bruma/?month=${month}`));

const lowestOf = ({ summary }: BuyView) =>
  summary.kind === 'priced' ? summary.line.lowest : undefined;

/** An amount below every price of the park, seen so many days ago. */
const see = (day: string, daysAgo: number, amount = 12_345) =>
  history.keep([
    { slug: 'bruma', day, seenOn: addDays(today, -daysAgo), price: money(amount, 'MXN') },
  ]);

it.each([
  [
    '/es/entrada-bruma/',
    'Precio más bajo de esta fecha en los últimos 30 días, por adulto: $123.45 MXN',
  ],
  ['/en/ticket-bruma/', 'Lowest price of this date in the last 30 days, per adult: $123.45 MXN'],
  ['/pt/ingresso-bruma/', 'Menor preço desta data nos últimos 30 dias, por adulto: $123.45 MXN'],
])('%s tells the lowest price of its day beside the struck one', async (path, sentence) => {
  const [day = ''] = farDays;
  await see(day, 3);
  const page = await Walk.open(somebody(shop), `${path}?date=${day}&adults=2`);
  expect(page.at('summary')).toContain(sentence);
});

it.each([
  ['was seen today alone', 1, 0, 12_345],
  ['was seen too long ago', 2, 31, 12_345],
  ['was higher then', 3, 3, 99_999_999],
])('tells none that %s', async (_, index, daysAgo, amount) => {
  const day = farDays[index] ?? '';
  await see(day, daysAgo, amount);
  const page = await somebody(shop).look('buy', `/es/entrada-bruma/?date=${day}&adults=2`);
  expect(page.view.chosenDay?.day).toBe(day);
  expect(lowestOf(page.view)).toBeUndefined();
});

it('tells none where nothing is struck through', async () => {
  const [day = ''] = sellableDays(await somebody(shop).look('buy', '/es/entrada-bruma/'));
  await see(day, 3);
  const { view } = await somebody(shop).look('buy', `/es/entrada-bruma/?date=${day}&adults=2`);
  expect(view.chosenDay?.text).toBe(writeShortDate(day, 'es'));
  expect(lowestOf(view)).toBeUndefined();
});

it('tells it in the cart too', async () => {
  const visitor = somebody(shop);
  const day = farDays[5] ?? '';
  await see(day, 30);
  await fillCart(visitor, '/es/entrada-bruma/', day);
  const { view } = await visitor.look('cart', '/es/carrito/');
  const [line] = view.kind === 'filled' ? view.lines : [];
  expect(line?.summary.lowest?.price.spoken).toBe('123.45 pesos mexicanos');
});

it('writes down what calendars said, for the days to come', async () => {
  const own = await startBff();
  const page = await somebody(own).look('buy', `/es/entrada-bruma/?month=${month}`);
  await own.stop();
  const rows = openPool({ url: own.databaseUrl, onError: () => undefined });
  const [day = ''] = sellableDays(page);
  const kept = new PostgresPriceHistory(rows).lowest([{ slug: 'bruma', day }], 'MXN', {
    from: today,
    to: parkDayAt(new Date()),
  });
  const cells = page.view.calendar.months.flatMap(({ weeks }) => weeks.flat());
  const shown = cells.find((cell) => cell.day === day)?.amount.replaceAll(',', '');
  expect(Math.ceil(((await kept)[0]?.amount ?? 0) / 100)).toBe(Number(shown));
  await rows.end();
});

it('does without a history that fails, and says so', async () => {
  const own = await startBff();
  const rows = openPool({ url: own.databaseUrl, onError: () => undefined });
  await rows.query('drop table shop.seen_prices');
  const page = await Walk.open(somebody(own), `/es/entrada-bruma/?date=${farDays[0]}&adults=2`);
  expect([page.status, page.at('summary')]).toEqual([200, expect.stringContaining('$')]);
  expect(own.logged).toContainEqual(expect.objectContaining({ event: 'price-history' }));
  await own.stop();
  await rows.end();
});

it.each([
  ['/es/entrada-bruma/', true],
  ['/es/entrada-gran-ceiba-plus/', false],
])('says of %s whether buying ahead can make it cheaper', async (path, hasEarlyTier) => {
  const { view } = await somebody(shop).look('buy', path);
  expect([view.hasOpenTicket, view.hasEarlyTier]).toEqual([true, hasEarlyTier]);
});
