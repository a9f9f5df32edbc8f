import { addDays, errorText, pathOf, writeRoomWish } from '@shop/domain';
import { approvedCard, checkOut, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import type { Visitor } from '@shop/test/visitor';

const deadlines = { HOTELS_READ_MS: '1500', STAY_SEARCH_READ_MS: '1500', STAYS_WRITE_MS: '1500' };
const shop = await startBff({}, deadlines);
afterAll(() => shop.stop());

const checkIn = plainCheckIn();
const nido = (isFree: boolean) =>
  writeRoomWish({
    party: { adults: 2, childAges: [4, 9] },
    room: 'mangle',
    board: 'breakfast',
    isFree,
  });
let attempts = 0;
const attempt = () => `attempt-${(attempts += 1)}-of-a-stay`;

const stay = (differs: object = {}) => ({
  path: '/es/hoteles-manglar/',
  hotel: 'hxm',
  checkin: checkIn,
  checkout: addDays(checkIn, 3),
  room: nido(true),
  promo: '',
  attempt: attempt(),
  ...differs,
});

const add = (visitor: Visitor, fields = stay()) => visitor.postForm('/api/cart/stays', fields);
const cartOf = async (visitor: Visitor) => {
  const { view } = await visitor.look('cart', '/es/carrito/');
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
};

it('puts a stay into an empty cart without scripts, held and priced night by night', async () => {
  const visitor = shop.visitor();
  const response = await add(visitor);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/es/carrito/?'),
  ]);
  const cart = await cartOf(visitor);
  expect([cart.count, cart.lines.length, cart.hold?.secondsLeft]).toEqual([
    1,
    0,
    expect.any(Number),
  ]);
  const [one] = cart.stays ?? [];
  expect(one).toMatchObject({
    hotel: 'Hotel Coralibrí Manglar',
    total: cart.totals.total,
    rooms: [{ name: 'Cuarto Mangle', people: '2 adultos, 2 niños (edades: 4, 9) · con desayuno' }],
  });
  expect(one?.rooms[0]?.nights).toHaveLength(3);
  expect(one?.facts[2]?.value).toBe('3 noches');
  expect(one?.rooms[0]?.rule).toMatch(/^Cancelas gratis hasta el .*18:00; después/);
  expect(one?.edit).toContain(`checkin=${checkIn}`);
  const html = await (await visitor.get('/es/carrito/')).text();
  expect(html).toContain('Cancelas gratis hasta el');
  expect(html).toContain('2 niños (edades: 4, 9)');
});

it('puts it in once, however often the same form is sent', async () => {
  const visitor = shop.visitor();
  const fields = stay();
  await add(visitor, fields);
  await add(visitor, fields);
  expect((await cartOf(visitor)).count).toBe(1);
});

it('takes it out, gives the room back, and puts it in again where that is wanted', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  const { stays = [] } = await cartOf(visitor);
  const out = { path: '/es/carrito/', line: stays[0]?.id ?? '', attempt: attempt() };
  const reply = await visitor.postJson('/api/cart/stays/remove', out);
  const { view } = await reply.json();
  expect([view.cart.kind, view.count, view.cart.undo.name]).toEqual([
    'empty',
    0,
    'Hotel Coralibrí Manglar',
  ]);
  const back = { path: '/es/carrito/', back: view.cart.undo.back, attempt: attempt() };
  await visitor.postForm('/api/cart/undo', back);
  const [again] = (await cartOf(visitor)).stays ?? [];
  expect(again?.rooms).toEqual(stays[0]?.rooms);
  const byForm = { path: '/es/carrito/', line: again?.id ?? '', attempt: attempt() };
  expect((await visitor.postForm('/api/cart/stays/remove', byForm)).status).toBe(303);
});

it.each([
  ['a hotel of others', { hotel: 'hilton' }],
  ['a day that is none', { checkin: '2026-02-31' }],
  ['departure before arrival', { checkout: addDays(checkIn, -1) }],
  ['61 nights', { checkout: addDays(checkIn, 61) }],
  ['six rooms', { room: Array.from({ length: 6 }, () => nido(true)) }],
  ['a child of 16', { room: '2-16_mangle.breakfast.free' }],
  ['a room that is none', { room: '2_penthouse.breakfast.free' }],
])('refuses %s, and nothing is held', async (_, differs) => {
  const visitor = shop.visitor();
  const reply = await add(visitor, stay(differs));
  expect(reply.status).toBe(422);
  expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
});

const before = ['down', 'nonsense', 'slow', 'dropBefore'] as const;
const after = ['dropAfterCommit', 'errorAfterCommit'] as const;
const trouble = ['/hotels/search', '/hotels/bookings'].flatMap((path) =>
  [...before, ...after].map((mode) => ({ path, mode })),
);

it.each(trouble)(
  'says so where $path is $mode, and the same form does it later, once',
  async ({ path, mode }) => {
    const visitor = shop.visitor();
    const fields = stay();
    shop.sandbox.faults.add({ api: 'hotels', path, mode, ms: 5000 });
    const reply = await add(visitor, fields);
    shop.sandbox.faults.clear();
    expect(reply.status).toBe(422);
    await add(visitor, fields);
    expect((await cartOf(visitor)).count).toBe(1);
  },
);

it.each([
  ['es', '/hotels/search'],
  ['en', '/hotels/bookings'],
  ['pt', '/hotels/search'],
] as const)('says in %s that nights are booked by phone where there is no %s', async (...row) => {
  const [language, path] = row;
  const visitor = shop.visitor();
  const page = pathOf({ name: 'findRoom', params: {} }, language);
  shop.sandbox.faults.add({ api: 'hotels', path, mode: 'missing' });
  const reply = await add(visitor, stay({ path: page }));
  shop.sandbox.faults.clear();
  expect(reply.status).toBe(422);
  expect(await reply.text()).toContain(errorText('stayNotOnline', language));
  expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
});

it('is not priced in another currency, and says why', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  const form = { path: '/es/carrito/', language: 'es', currency: 'USD', theme: 'system' };
  const reply = await visitor.postJson('/api/settings', { ...form, convert: 'yes' });
  const { problems } = (await reply.json()) as { problems: { code: string }[] }; // as: an ActionReply
  expect(problems.map(({ code }) => code)).toEqual(['stayCurrency']);
  expect((await cartOf(visitor)).totals.total.now.text).toContain('MXN');
});

/** As if its time had come: at the hotels, and in the cart. */
async function endHolds(): Promise<void> {
  const { db } = shop.sandbox;
  const past = new Date(Date.now() - 1000);
  await db.updateTable('holds').set({ expires_at: past }).execute();
  await db.updateTable('stays').set({ hold_until: past }).execute();
  await db.updateTable('cart_stays').set({ held_until: past }).execute();
}

it('is held again for who looks at the cart after its time, while the room is there', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  await endHolds();
  const cart = await cartOf(visitor);
  expect([cart.blocked, cart.stays?.[0]?.problem, cart.hold?.secondsLeft]).toEqual([
    undefined,
    undefined,
    expect.any(Number),
  ]);
});

it('says that it is lost where others have the room, and keeps the cart from being paid', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  await endHolds();
  await shop.sandbox.db
    .updateTable('stock')
    .set(({ ref }) => ({ taken: ref('capacity') }))
    .where('pool', '=', 'hxm:mangle')
    .execute();
  await shop.sandbox.db.deleteFrom('holds').execute();
  const cart = await cartOf(visitor);
  expect(cart.stays?.[0]?.problem?.code).toBe('stayLost');
  expect(cart.blocked).toContain('habitación');
  await shop.sandbox.db.deleteFrom('stock').where('pool', '=', 'hxm:mangle').execute();
});

it('is paid with the cart, and booked with its order', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  const page = await checkOut(visitor, '/es/pago/');
  const back = await payAt(page, approvedCard);
  const location = (await visitor.get(back)).headers.get('location') ?? '';
  const { view } = await visitor.look('order', location);
  expect(view.state).toBe('confirmed');
  const booked = await shop.sandbox.db
    .selectFrom('stays')
    .select(['status', 'reference'])
    .where('reference', '=', view.id)
    .execute();
  expect(booked).toEqual([{ status: 'CONFIRMED', reference: view.id }]);
  expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
});
