import type { FunnelFacts, OrderFunnelReply } from '@shop/ports/screens';
import { buyTicket } from '@shop/test/paid-orders';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { sharedShop } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await sharedShop();
const agreed = (visitor = shop.visitor()): Visitor => {
  visitor.setCookie('__Host-consent', 'analytics');
  return visitor;
};
const factsOf = async (visitor: Visitor, path = '/es/carrito/') =>
  (await (await visitor.get(`/api/funnel?path=${path}`)).json()) as FunnelFacts; // as: the port's promise
const ofOrders = async (visitor: Visitor) =>
  (await (
    await visitor.postJson('/api/funnel/orders', { path: '/es/' })
  ).json()) as OrderFunnelReply; // as: the port's promise

it('sends no events without consent, not even of an order', async () => {
  const visitor = shop.visitor();
  await buyTicket(visitor, 'es', 'eva@funnel.example');
  for (const consent of [undefined, 'none', 'personalisation']) {
    if (consent) visitor.setCookie('__Host-consent', consent);
    expect((await visitor.get('/api/funnel?path=/es/')).status).toBe(403);
    expect((await visitor.postJson('/api/funnel/orders', { path: '/es/' })).status).toBe(403);
  }
  const { events } = await ofOrders(agreed(visitor));
  expect(events.map(({ event }) => event)).toEqual(['add_payment_info', 'purchase']);
});

it('reports items shown and items in the cart, in decimal amounts of the currency', async () => {
  const visitor = agreed();
  const empty = await factsOf(visitor);
  expect(empty.cart).toEqual({ currency: 'MXN', items: [] });
  expect(empty.products['/es/entrada-bruma/']).toMatchObject({
    item_id: 'bruma',
    item_name: 'Bruma',
    item_category: 'park',
    price: expect.any(Number),
  });
  expect(Object.keys((await factsOf(visitor, '/pt/')).products)).toContain('/pt/ingresso-bruma/');
  const [day = ''] = sellableDays(
    await shop.visitor().look('buy', '/es/entrada-bruma/?month=2027-03'),
  );
  await fillCart(visitor, '/es/entrada-bruma/', day);
  const { cart } = await factsOf(visitor);
  const [{ item, key } = { item: undefined, key: '' }] = cart.items;
  expect(item).toMatchObject({ item_id: 'bruma', item_variant: 'ADULT', quantity: 2 });
  expect(item?.price).toBeGreaterThan(0);
  expect([typeof cart.id, key.endsWith('.ADULT')]).toEqual(['string', true]);
});

it('reports a purchase exactly once, with no identifier that finds the order', async () => {
  const visitor = agreed();
  const { view } = await buyTicket(visitor, 'es', 'ana@funnel.example');
  expect((await factsOf(visitor)).hasOrders).toBe(true);
  const both = await Promise.all([ofOrders(visitor), ofOrders(visitor)]);
  const events = both.flatMap((one) => one.events);
  expect(events.map(({ event }) => event).sort()).toEqual(['add_payment_info', 'purchase']);
  const { ecommerce } = events.find(({ event }) => event === 'purchase') ?? {};
  expect(ecommerce).toMatchObject({ items: [{ item_id: 'bruma', quantity: 2 }] });
  const text = JSON.stringify(events);
  const codes = view.lines.flatMap(({ vouchers }) => vouchers.map(({ code }) => code));
  for (const canary of [view.id, 'ana@funnel.example', 'Ana', 'López', '9981234567', ...codes])
    expect(text).not.toContain(canary);
  expect((await ofOrders(visitor)).events).toEqual([]);
  expect((await ofOrders(agreed())).events).toEqual([]);
});
