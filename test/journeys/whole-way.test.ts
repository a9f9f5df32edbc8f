import { formatMoney, type Language, pathOf } from '@shop/domain';
import type { OrderView, PageView } from '@shop/ports/screens';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, checkOut, contact, payAt, sellableDays } from '@shop/test/purchases';
import { sharedShop, startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await sharedShop();
const pathsIn = (language: Language) => {
  const to = (name: 'home' | 'list' | 'cart' | 'checkout') =>
    pathOf({ name, params: {} }, language);
  return {
    home: to('home'),
    list: to('list'),
    buy: pathOf({ name: 'buyTour', params: { slug: 'ojos-de-agua' } }, language),
    cart: to('cart'),
    checkout: to('checkout'),
    order: pathOf({ name: 'order', params: { id: 'TQ-' } }, language).slice(0, -1),
  };
};

const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);

async function aDay(visitor: Visitor, buy: string, index = 0): Promise<string> {
  const page = await visitor.look('buy', `${buy}?month=${soon}`);
  const days = sellableDays(page);
  const day = days[index % days.length];
  if (!day) throw new Error(`no sellable day in ${soon}`);
  return day;
}

/** The mail state changes over time. */
const withoutMail = ({ view, ...page }: PageView<OrderView>) => ({
  ...page,
  view: { ...view, mail: undefined },
});

it.each(journeyLanguages)('sells a ticket with forms alone, in %s', async (language) => {
  const way = pathsIn(language);
  const visitor = shop.visitor();
  for (const path of [way.home, way.list, way.buy])
    expect((await visitor.get(path, { accept: 'text/html' })).status).toBe(200);
  const day = await aDay(visitor, way.buy, 1);
  const choice = { date: day, time: '08:00', adults: '2', children: '1', extras: ['transport'] };
  const query = new URLSearchParams({ ...choice, extras: 'transport' });
  const { view } = await visitor.look('buy', `${way.buy}?${query}`);
  expect(view.summary.kind).toBe('priced');
  const added = await visitor.postForm('/api/cart/items', {
    path: way.buy,
    slug: 'ojos-de-agua',
    ...choice,
  });
  expect([added.status, added.headers.get('location')]).toEqual([303, way.cart]);
  expect(await (await visitor.get(way.cart)).text()).toContain('Ojos de Agua');
  const checkout = await visitor.look('checkout', way.checkout);
  if (checkout.view.kind !== 'open') throw new Error(checkout.view.kind);
  const { attempt, digest } = checkout.view;
  const form = { path: way.checkout, ...contact, method: 'VI', attempt, digest };
  const begun = await visitor.postForm('/api/checkout', form);
  expect(begun.status).toBe(303);
  const back = await payAt(begun.headers.get('location') ?? '', approvedCard);
  const returned = await visitor.get(back);
  const address = returned.headers.get('location') ?? '';
  expect(address.startsWith(way.order)).toBe(true);
  const order = await visitor.look('order', address);
  expect(order.view.state).toBe('confirmed');
  expect(order.view.lines[0]?.vouchers).toHaveLength(3);
  expect(order.view.totals).toEqual(checkout.view.totals);
  expect(withoutMail(await visitor.look('order', address))).toEqual(withoutMail(order));
  expect(order.visitor.cartCount).toBe(0);
});

// Currencies with two decimals, with none, and one that is for display only.
it.each(['MXN', 'CLP', 'RUB'].map((code, index) => ({ code, index })))(
  'charges in $code exactly the amount that the buy page showed',
  async ({ code, index }) => {
    const visitor = shop.visitor();
    const settings = { path: '/es/', language: 'es', currency: code, theme: 'system' };
    expect((await visitor.postForm('/api/settings', settings)).status).toBe(303);
    const buy = '/es/entrada-bruma/';
    const day = await aDay(visitor, buy, index);
    const query = `?date=${day}&adults=3&children=2&infants=1`;
    const { view } = await visitor.look('buy', buy + query);
    if (view.summary.kind !== 'priced') throw new Error(view.summary.kind);
    const { total } = view.summary.line;
    const people = { adults: '3', children: '2', infants: '1' };
    const item = { path: buy, slug: 'bruma', date: day, ...people };
    expect((await visitor.add(item)).kind).toBe('done');
    const cart = await visitor.look('cart', '/es/carrito/');
    expect(cart.view).toMatchObject({ kind: 'filled', totals: { total } });
    const checkout = await visitor.look('checkout', '/es/pago/');
    expect(checkout.view).toMatchObject({ kind: 'open', totals: { total } });
    if (checkout.view.kind !== 'open') return;
    const method = checkout.view.ways.find(({ code: way }) => way === 'CARD')?.code;
    expect(checkout.view.hasNoMethod).toBe(code === 'RUB');
    if (!method) return;
    const page = await checkOut(visitor, '/es/pago/', method);
    const payment = await shop.sandbox.db
      .selectFrom('intents')
      .select('amount')
      .where('id', '=', page.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    expect(formatMoney(payment.amount)).toBe(total.now.text);
  },
);

it('keeps the order when everything restarts', async () => {
  const visitor = shop.visitor();
  const buy = '/es/entrada-copalera/';
  const day = await aDay(visitor, buy, 3);
  await visitor.add({ path: buy, slug: 'copalera', date: day });
  const back = await payAt(await checkOut(visitor, '/es/pago/'), approvedCard);
  const address = (await visitor.get(back)).headers.get('location') ?? '';
  const before = await visitor.look('order', address);
  const again = await startBff(
    { databaseUrl: shop.sandbox.databaseUrl },
    { DATABASE_URL: shop.databaseUrl },
  );
  const later = again.visitor();
  const orders = visitor.cookie('__Host-orders');
  later.setCookie('__Host-orders', orders ?? '');
  const after = await later.look('order', address);
  await again.stop();
  expect(withoutMail(after).view).toEqual(withoutMail(before).view);
});
