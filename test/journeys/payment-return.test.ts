import { errorText, pathOf } from '@shop/domain';
import {
  approvedCard,
  checkOut,
  contact,
  declinedCard,
  fillCart,
  payAt,
  sellableDays,
} from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { pause } from '@shop/test/stubborn';
import type { Visitor } from '@shop/test/visitor';

// Its own shop: its payment and order backends hang.
const shop = await startBff({}, { PRESS_DEADLINE_MS: '2000' });
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const bruma = '/es/entrada-bruma/';
const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${month}`));
let turn = 0;

/** A visitor at the provider's page, and the provider's redirect after the payment. */
async function paying(card = approvedCard) {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, days[(turn += 1)] ?? '');
  const back = await payAt(await checkOut(visitor, '/es/pago/'), card);
  return { visitor, back: back.replace(shop.url, '') };
}

const locationOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).headers.get('location') ?? '';

const stateOf = async (visitor: Visitor, path: string) =>
  (await visitor.look('payment', path)).view.state;

it('redirects a bank’s POST from another site to the same address by GET, whatever it sends', async () => {
  const { visitor, back } = await paying();
  const posted = await fetch(shop.url + back, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ PaRes: 'x'.repeat(40), status: '1' }),
  });
  expect([posted.status, posted.headers.get('location')]).toEqual([303, back]);
  expect(await locationOf(visitor, `${back}&bank=A1&result=ok`)).toMatch(/^\/es\/orden\/TQ-/);
});

it.each([
  ['a second question mark', '?TPE=monet&code=ok'],
  ['the same once more', '&purchase=ID'],
  ['more than any other address may have', `&MD=${'x'.repeat(9_000)}`],
])('continues from a return address to which a bank added %s', async (_, added) => {
  const { visitor, back } = await paying();
  const [address = '', id = ''] = /^.*?=(\w+)/.exec(back) ?? [];
  const path = address + added.replace('ID', id);
  expect(await locationOf(visitor, path)).toMatch(/^\/es\/orden\/TQ-/);
});

const inCyrillic = 'application/x-www-form-urlencoded; charset=windows-1251';
it.each([
  ['letters of another time', inCyrillic, 'status=%CE%CA'],
  [
    'more than any form of ours',
    'application/x-www-form-urlencoded',
    `PaRes=${'x'.repeat(20_000)}`,
  ],
  ['broken JSON', 'application/json', '{"status":'],
])('redirects a bank’s POST by GET, though it has %s', async (_, type, body) => {
  const { status, headers } = await fetch(`${shop.url}/api/payment/return?purchase=x`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://bank.example', 'content-type': type },
    body,
  });
  expect([status, headers.get('location')]).toEqual([303, '/api/payment/return?purchase=x']);
});

it('shows another browser the payment result and nothing personal', async () => {
  const { visitor, back } = await paying();
  const stranger = shop.visitor();
  const page = await locationOf(stranger, back);
  expect(page).toMatch(/^\/es\/pago\/[0-9a-f]{32}\/$/);
  expect(await stateOf(stranger, page)).toBe('paid');
  const html = await (await stranger.get(page, { accept: 'text/html' })).text();
  expect(html).toContain('Recibimos tu pago');
  for (const personal of [contact.firstName, contact.email, 'TQ-'])
    expect(html).not.toContain(personal);
  expect(html).toContain('noindex');
  // The buyer's own browser continues to the order.
  const order = await locationOf(visitor, back);
  expect(await locationOf(visitor, page)).toBe(order);
});

it('shows a declined payment in any browser, and how to pay again', async () => {
  const { visitor, back } = await paying(declinedCard);
  expect(await locationOf(visitor, back)).toBe('/es/pago/?problem=declined');
  const stranger = shop.visitor();
  const { view } = await stranger.look('payment', await locationOf(stranger, back));
  expect(view).toMatchObject({ state: 'failed', checkout: '/es/pago/' });
});

it('hides a declined payment once another one succeeded', async () => {
  const { visitor, back } = await paying(declinedCard);
  const told = await locationOf(visitor, back);
  const second = await payAt(await checkOut(visitor, '/es/pago/'), approvedCard);
  const order = await locationOf(visitor, second.replace(shop.url, ''));
  expect(order).toMatch(/^\/es\/orden\/TQ-/);
  await fillCart(visitor, bruma, days[(turn += 1)] ?? '');
  expect((await visitor.look('checkout', told)).view).toMatchObject({ kind: 'open', problems: [] });
});

it.each(['0'.repeat(32), 'x', '%00'])('answers 404 to the unknown payment %s', async (id) => {
  const path = pathOf({ name: 'payment', params: { id } }, 'es').replace('%2500', '%00');
  expect((await shop.visitor().get(path)).status).toBe(404);
  for (const kind of ['purchase', 'change'])
    expect((await shop.visitor().get(`/api/payment/return?${kind}=${id}`)).status).toBe(404);
});

const hanging = { mode: 'slow', ms: 60_000 } as const;

it('shows the payment page on return while the payment backend hangs', async () => {
  const { visitor, back } = await paying();
  shop.sandbox.faults.add({ ...hanging, api: 'payment', method: 'GET' });
  const page = await locationOf(visitor, back);
  shop.sandbox.faults.clear();
  expect(page).toMatch(/^\/es\/pago\/[0-9a-f]{32}\/$/);
  expect(await locationOf(visitor, back)).toMatch(/^\/es\/orden\/TQ-/);
});

it('starts a slow purchase after the reply and leads on to pay', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, days[(turn += 1)] ?? '');
  const { view } = await visitor.look('checkout', '/es/pago/');
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  shop.sandbox.faults.add({
    api: 'cart',
    path: '/xapi/orders',
    method: 'POST',
    mode: 'slow',
    ms: 4_000,
    times: 1,
  });
  const { attempt, digest } = view;
  const body = { path: '/es/pago/', ...contact, method: 'VI', attempt, digest };
  const reply = await (await visitor.postJson('/api/checkout', body)).json();
  expect(reply).toMatchObject({
    kind: 'done',
    next: expect.stringMatching(/^\/es\/pago\/\w{32}\/$/),
  });
  let payment = (await visitor.look('payment', reply.next)).view;
  // An order without a number has no page, since it has no way to pay.
  expect(payment.order).toBeUndefined();
  while (!payment.payAt) {
    await pause(100);
    payment = (await visitor.look('payment', reply.next)).view;
  }
  expect(payment.state).toBe('checking');
  await payAt(payment.payAt, approvedCard);
  expect(await locationOf(visitor, payment.order ?? '')).toMatch(/^\/es\/orden\/TQ-/);
});

it('leads to a slow transfer order after the cart is gone', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, days[(turn += 1)] ?? '');
  const { view } = await visitor.look('checkout', '/es/pago/');
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  shop.sandbox.faults.add({
    api: 'cart',
    path: '/xapi/orders',
    method: 'POST',
    mode: 'slow',
    ms: 4_000,
    times: 1,
  });
  const { attempt, digest } = view;
  const body = { path: '/es/pago/', ...contact, method: 'TR', attempt, digest };
  const { next } = await (await visitor.postJson('/api/checkout', body)).json();
  let order = '';
  while (!order.startsWith('/es/orden/')) {
    await pause(100);
    // The ordered cart is empty, and this request removes its cookie.
    await visitor.see('/es/');
    const { order: way } = (await visitor.look('payment', next)).view;
    if (way) order = await locationOf(visitor, way);
  }
  expect((await visitor.look('order', order)).view.state).toBe('awaiting');
});

it('answers a press on the cart while its backend hangs, and keeps the input', async () => {
  const visitor = shop.visitor();
  shop.sandbox.faults.add({ ...hanging, api: 'cart', path: '/xapi/shopping-cart' });
  const fields = { path: bruma, slug: 'bruma', date: days[0] ?? '', adults: '3' };
  const response = await visitor.postForm('/api/cart/items', {
    ...fields,
    attempt: 'attempt-hang',
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(errorText('cartUpdate', 'es'));
});
