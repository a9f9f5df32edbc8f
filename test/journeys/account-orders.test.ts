import { errorText } from '@shop/domain';
import { buyTickets } from '@shop/test/own-tickets';
import { ana, joao, signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

const account = '/es/mi-cuenta/';
const signedIn = async (who?: typeof joao) => {
  const visitor = shop.visitor();
  await signIn(visitor, who);
  return visitor;
};

it('lists all orders of its email, wherever they were bought, and opens them', async () => {
  const first = await buyTickets(shop.visitor(), 'en', ['bruma'], ana.toUpperCase());
  const second = await buyTickets(shop.visitor(), 'es', ['copalera', 'bruma'], ana);
  const visitor = await signedIn();
  const { view } = await visitor.look('account', account);
  expect(view.orders).toMatchObject({
    kind: 'shown',
    list: [
      { orderId: second.view.id, what: ['Copalera', 'Bruma'], isCancelled: false },
      { orderId: first.view.id, what: ['Bruma'] },
    ],
  });
  expect(view.visits).toMatchObject({ kind: 'shown', list: [{}, {}, {}] });
  const page = await Walk.open(visitor, account);
  const order = await page.follow(({ name }) => name.includes(first.view.id));
  expect([order.status, order.address]).toEqual([200, `/es/orden/${first.view.id}/`]);
  const opened = await visitor.look('order', order.address);
  expect(opened.view.lines[0]?.vouchers).toHaveLength(2);
});

it('opens no order of another account, and none without a sign-in', async () => {
  const { view } = await buyTickets(shop.visitor(), 'es', ['bruma'], ana);
  const open = `/api/account/orders/es/${view.id}`;
  const other = await signedIn(joao);
  const told = await other.look('account', account);
  expect(told.view.orders).toEqual({ kind: 'shown', list: [] });
  for (const id of [view.id, 'TQ-AAAA-AAAA', '..%2F..%2F']) {
    const reply = await other.get(open.replace(view.id, id));
    expect(reply.status).toBe(303);
    expect(other.cookie('__Host-orders')).toBeUndefined();
  }
  const stranger = await shop.visitor().get(open);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/es/auth/'),
  ]);
});

it('reports that orders are unavailable, and shows no list where the backend has none', async () => {
  const visitor = await signedIn();
  shop.sandbox.faults.add({ api: 'cart', path: '/xapi/orders', method: 'GET', mode: 'down' });
  const down = await visitor.look('account', account);
  expect(down.view.orders).toMatchObject({
    kind: 'failed',
    problem: { text: errorText('ordersUnavailable', 'es') },
  });
  // An order elsewhere may contain a visit, so the page cannot say that there is none.
  expect(down.view.visits).toMatchObject({
    kind: 'failed',
    problem: { text: errorText('visits', 'es') },
  });
  shop.sandbox.faults.clear();
  const path = '/xapi/orders';
  shop.sandbox.faults.add({ api: 'cart', path, method: 'GET', mode: 'missing' });
  const { view } = await visitor.look('account', account);
  shop.sandbox.faults.clear();
  expect([view.orders, view.coupons.kind]).toEqual([undefined, 'shown']);
  expect(view.visits).toEqual({ kind: 'shown', list: [] });
});
