import { addDays, writeRoomWish } from '@shop/domain';
import { attempt } from '@shop/test/cart-walk';
import { hurriedUntil } from '@shop/test/hurry';
import { approvedCard, contact } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import { atBank } from '@shop/test/transfers';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterAll(() => shop.stop());
const { db } = shop.sandbox;

const cart = '/es/carrito/';
const checkout = '/es/pago/';
const first = plainCheckIn(30);
const room = writeRoomWish({
  party: { adults: 2, childAges: [] },
  room: 'mangle',
  board: 'breakfast',
  isFree: true,
});
const declined = { ...approvedCard, number: '4000000000000002' };
const minutes = (date: Date | undefined) =>
  Math.round(((date?.getTime() ?? 0) - Date.now()) / 60_000);

let turn = 0;
/** A package of two parks with its nights, each on days of its own. */
async function withNights() {
  const checkin = addDays(first, 3 * (turn += 1));
  const visitor = shop.visitor();
  const part = [`bruma_${addDays(checkin, 1)}`, `guarida_${addDays(checkin, 2)}`];
  await visitor.postJson('/api/cart/packages', {
    path: cart,
    part,
    adults: '2',
    attempt: attempt(),
  });
  const [one] = (await cartOf(visitor)).packages;
  const nights = { hotel: 'hxm', checkin, checkout: addDays(checkin, 2), room, promo: '' };
  const form = { path: cart, ...nights, package: one?.id, attempt: attempt() };
  const reply = await (await visitor.postJson('/api/cart/stays', form)).json();
  if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
  return visitor;
}

async function cartOf(visitor: Visitor) {
  const { view } = await visitor.look('cart', cart);
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

/** To the provider's page, or to the order of a transfer. */
async function begin(visitor: Visitor, method = 'VI'): Promise<string> {
  const { view } = await visitor.look('checkout', checkout);
  if (view.kind !== 'open') throw new Error(view.kind);
  const { attempt: own, digest } = view;
  const form = { path: checkout, ...contact, method, attempt: own, digest };
  const reply = await (await visitor.postJson('/api/checkout', form)).json();
  if (!reply.next) throw new Error(JSON.stringify(reply));
  return reply.next;
}

/** What the provider's page says no or yes to, and where the shop leads then. */
async function answer(visitor: Visitor, page: string, card: Record<string, string>) {
  const sent = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  const back = new URL(sent.headers.get('location') ?? '');
  return (await visitor.get(`${back.pathname}${back.search}`)).headers.get('location') ?? '';
}

/** The newest booking, as the hotels have it. */
const booked = () =>
  db
    .selectFrom('stays')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

it('is held while somebody pays, and says so in the cart', async () => {
  const visitor = await withNights();
  await begin(visitor);
  expect(minutes((await booked()).hold_until)).toBe(70);
  const { hold } = await cartOf(visitor);
  // An order keeps the places for thirty minutes.
  expect(Math.round((hold?.secondsLeft ?? 0) / 60)).toBe(30);
});

it('is kept in the cart with a clock of its own after a payment that was declined', async () => {
  const visitor = await withNights();
  const next = await answer(visitor, await begin(visitor), declined);
  expect(next).toBe(`${checkout}?problem=declined`);
  const { hold, packages, blocked } = await cartOf(visitor);
  expect([packages[0]?.lines.length, packages[0]?.stay?.problem, blocked]).toEqual([
    2,
    undefined,
    undefined,
  ]);
  expect(Math.round((hold?.secondsLeft ?? 0) / 60)).toBe(20);
  expect(minutes((await booked()).hold_until)).toBe(20);
  const order = await answer(visitor, await begin(visitor), approvedCard);
  const { view } = await visitor.look('order', order);
  expect([view.state, view.stays?.length]).toEqual(['confirmed', 1]);
});

it('is a cart’s again at once where its payment could not be begun', async () => {
  const visitor = await withNights();
  await expect(begin(visitor, 'JC')).rejects.toThrow('methodGone');
  expect(minutes((await booked()).hold_until)).toBe(20);
  expect((await cartOf(visitor)).packages[0]?.stay?.problem).toBeUndefined();
  await begin(visitor);
  expect(minutes((await booked()).hold_until)).toBe(70);
});

it('goes back at once where it left the cart before the payment was declined', async () => {
  const visitor = await withNights();
  const page = await begin(visitor);
  const [one] = (await cartOf(visitor)).packages;
  const out = { path: cart, package: one?.id, attempt: attempt() };
  await visitor.postJson('/api/cart/packages/remove', out);
  expect(minutes((await booked()).hold_until)).toBe(70);
  await answer(visitor, page, declined);
  expect(minutes((await booked()).hold_until)).toBeLessThanOrEqual(0);
});

it('is kept in the cart when the time to pay is over, and nothing was paid', async () => {
  const visitor = await withNights();
  const page = await begin(visitor);
  const id = page.split('/').at(-1) ?? '';
  const ended = db.updateTable('intents').set({ expires_at: new Date(0) });
  await ended.where('id', '=', id).execute();
  shop.sandbox.wake();
  const { description } = await db
    .selectFrom('intents')
    .select('description')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await hurriedUntil(
    shop,
    async () => (await visitor.look('order', `/es/orden/${description}/`)).view.state === 'failed',
  );
  expect(minutes((await booked()).hold_until)).toBe(20);
  expect((await cartOf(visitor)).packages[0]?.stay?.problem).toBeUndefined();
});

it('of a transfer that never came is free for others, and still his whose money comes late', async () => {
  const visitor = await withNights();
  const path = await begin(visitor, 'TR');
  const { view } = await visitor.look('order', path);
  expect(minutes((await booked()).hold_until) / 60).toBeCloseTo(72, 0);
  expect(view.stays?.[0]?.rooms[0]?.rule).toMatch(/^Cancelas gratis/);
  const reference = view.transfer?.reference ?? '';
  await atBank(shop, reference, 'pass');
  const stateNow = async () => (await visitor.look('order', path)).view.state;
  await hurriedUntil(shop, async () => (await stateNow()) === 'lapsed');
  expect(minutes((await booked()).hold_until)).toBeLessThanOrEqual(0);
  const { view: order } = await visitor.look('order', path);
  expect(order.stays).toHaveLength(1);
  // Nothing was booked that could be given back.
  expect(order.stays?.[0]?.rooms[0]?.rule).toBeUndefined();
  await atBank(shop, reference, 'exact');
  await hurriedUntil(shop, async () => (await stateNow()) === 'refunded');
  expect((await booked()).status).not.toBe('CONFIRMED');
});
