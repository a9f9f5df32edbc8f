import { openPool, PostgresPriceHistory } from '@shop/adapters/postgres';
import { addDays, money, parkDayAt } from '@shop/domain';
import type { BuyView, CartLineView, CartView, SkippedView } from '@shop/ports/screens';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { type ShopUnderTest, startBff } from '@shop/test/start-bff';
import { endBeforeDatabase } from '@shop/test/start-postgres';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

const pages = ['/es/entrada-bruma/', '/es/comprar-mi-entrada/'];

/** A park's page on its first free day, with all required choices. */
async function soonAt(visitor: Visitor, path: string): Promise<string> {
  const page = await visitor.look('buy', path);
  const [day = ''] = sellableDays(page);
  const { view } = await visitor.look('buy', `${path}?date=${day}`);
  const open = view.times?.find(({ status }) => status !== 'SOLD_OUT' && status !== 'CLOSED');
  return `${path}?date=${day}&adults=2${open ? `&time=${open.time}` : ''}`;
}

function lineOf({ summary }: BuyView) {
  if (summary.kind !== 'priced') throw new Error(`it is ${summary.kind}`);
  return summary.line;
}

type Story = Pick<ReturnType<typeof lineOf>, 'units'>;
const rulesOf = ({ units }: Story) => units.flatMap(({ steps }) => steps.map(({ rule }) => rule));

const waysIn = (skipped: readonly SkippedView[]) =>
  skipped.flatMap(({ rule, way }) => (way ? [{ rule, ...way }] : []));

/** The rules on each ticket after following the link. */
async function rulesAt(visitor: Visitor, href: string, kind: string) {
  if (kind !== 'parks') return [rulesOf(lineOf((await visitor.look('buy', href)).view))];
  const { summary } = (await visitor.look('builder', href)).view;
  expect([summary.blocked, summary.problem]).toEqual([undefined, undefined]);
  return summary.parts.map(({ story }) => [story?.tier?.rule]);
}

describe.each(pages)('a near day on %s', (path) => {
  it('has links that satisfy each rule, and a reason for each', async () => {
    const visitor = shop.visitor();
    const address = await soonAt(visitor, path);
    const line = lineOf((await visitor.look('buy', address)).view);
    const page = await Walk.open(visitor, address);
    const ways = waysIn(line.skipped);
    const isFlagship = path.includes('comprar');
    expect(ways.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(isFlagship ? ['combo', 'child'] : ['combo', 'longAdvance', 'child']),
    );
    for (const { rule, kind, href } of ways) {
      expect(rulesOf(line)).not.toContain(rule);
      const followed = await page.follow((link) => link.href === href);
      expect(followed.status).toBe(200);
      const all = await rulesAt(visitor, followed.address, kind);
      expect(all).toHaveLength(kind === 'parks' ? 3 : 1);
      for (const rules of all) expect(rules).toContain(rule);
    }
    const reasons = line.skipped.map(({ rule, reason }) => `${rule}: ${reason}`);
    expect(reasons).toContain(isFlagship ? 'advance: flagship' : 'longAdvance: tooSoon');
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

const linesOf = (view: CartView): readonly CartLineView[] =>
  view.kind === 'filled' ? [...view.lines, ...view.packages.flatMap(({ lines }) => lines)] : [];

it('moves a cart line to a discounted day by its link and one press', async () => {
  const visitor = shop.visitor();
  const path = '/es/entrada-bruma/';
  const [day = ''] = sellableDays(await visitor.look('buy', path));
  await fillCart(visitor, path, day);
  const cart = await Walk.open(visitor, '/es/carrito/');
  const [line] = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  const ways = waysIn(line?.summary.skipped ?? []);
  const later = ways.find(({ rule }) => rule === 'longAdvance');
  expect(ways.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['day', 'child']));
  const page = await cart.follow(({ href }) => href === later?.href);
  await page.press({ action: '/api/cart/items/change' });
  const [moved] = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  expect([moved?.id, moved?.summary.tier?.rule]).toEqual([line?.id, 'longAdvance']);
  expect(rulesOf(moved?.summary ?? { units: [] })).toContain('longAdvance');
});

const pool = openPool({ url: shop.databaseUrl, onError: () => undefined });
endBeforeDatabase(() => pool.end());
const history = new PostgresPriceHistory(pool);
const today = parkDayAt(new Date());

function somebody(of: ShopUnderTest) {
  const visitor = of.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

const month = addDays(today, 62).slice(0, 7);
const farDays = sellableDays(await somebody(shop).look('buy', `/es/entrada-bruma/?month=${month}`));

/** Records an amount below every price of the park, seen `daysAgo`. */
const see = (day: string, daysAgo: number, amount = 12_345) =>
  history.keep([
    { slug: 'bruma', day, seenOn: addDays(today, -daysAgo), price: money(amount, 'MXN') },
  ]);

it('shows the day’s lowest price beside the struck one, on the page and in the cart', async () => {
  const visitor = somebody(shop);
  const [day = ''] = farDays;
  await see(day, 30);
  const page = await Walk.open(visitor, `/es/entrada-bruma/?date=${day}&adults=2`);
  expect(page.at('summary')).toContain(
    'Precio más bajo de esta fecha en los últimos 30 días, por adulto: $123.45 MXN',
  );
  await fillCart(visitor, '/es/entrada-bruma/', day);
  const [line] = linesOf((await visitor.look('cart', '/es/carrito/')).view);
  expect(line?.summary.lowest?.price.spoken).toBe('123.45 pesos mexicanos');
});

it('stores the calendar prices of coming days', async () => {
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

it('works without price history when it fails, and says so', async () => {
  const own = await startBff();
  const rows = openPool({ url: own.databaseUrl, onError: () => undefined });
  await rows.query('drop table shop.seen_prices');
  const page = await Walk.open(somebody(own), `/es/entrada-bruma/?date=${farDays[0]}&adults=2`);
  expect([page.status, page.at('summary')]).toEqual([200, expect.stringContaining('$')]);
  expect(own.logged).toContainEqual(expect.objectContaining({ event: 'price-history' }));
  await own.stop();
  await rows.end();
});

it('shows an add-on’s backend id and name, and whether it is added', async () => {
  const { extras } = (
    await shop.visitor().look('buy', `${await soonAt(shop.visitor(), pages[0] ?? '')}&extras=food`)
  ).view;
  const told = extras.map(({ extra, idUpgrade, nameUpgrade, hasBeenAdded }) => [
    extra,
    idUpgrade?.endsWith(`:${extra}`),
    nameUpgrade,
    hasBeenAdded,
  ]);
  expect(told).toEqual(extras.map(({ extra }) => [extra, true, extra, extra === 'food']));
});
