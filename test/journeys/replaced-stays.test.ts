import { addDays, type Language, writeRoomWish } from '@shop/domain';
import { attempt, cartPath } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, checkOut, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff({}, { STAYS_WRITE_MS: '1500' });
afterAll(() => shop.stop());
const { db } = shop.sandbox;

const checkIn = plainCheckIn(30);
const roomFor = (adults: number, room = 'mangle') =>
  writeRoomWish({ party: { adults, childAges: [] }, room, board: 'breakfast', isFree: true });

const stay = (differs: object = {}) => ({
  path: '/es/',
  hotel: 'hxm',
  checkin: checkIn,
  checkout: addDays(checkIn, 2),
  room: roomFor(2),
  promo: '',
  attempt: attempt(),
  ...differs,
});

async function cartOf(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('cart', cartPath(language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

async function withStay() {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  await visitor.postForm('/api/cart/stays', stay());
  const [one] = (await cartOf(visitor)).stays ?? [];
  if (!one) throw new Error('no stay');
  return { visitor, one, instead: one.id };
}

const put = async (visitor: Visitor, differs: object) => {
  const reply = await visitor.postJson('/api/cart/stays', stay(differs));
  return reply.json();
};

const words: Readonly<Record<Language, readonly [edit: string, press: string, undo: string]>> = {
  es: ['Editar Hotel Coralibrí Manglar', 'Cambiar mi estancia', 'Deshacer'],
  en: ['Edit Hotel Coralibrí Manglar', 'Change my stay', 'Undo'],
  pt: ['Editar Hotel Coralibrí Manglar', 'Mudar minha estadia', 'Desfazer'],
};

it.each(journeyLanguages)(
  'is chosen anew and taken back without scripts, in %s',
  async (language) => {
    const { visitor, one } = await withStay();
    const [edit, press, undo] = words[language];
    const cart = await Walk.open(visitor, cartPath(language));
    const search = await cart.follow(({ name }) => name === edit);
    const later = new URL(search.address, shop.url);
    later.searchParams.set('checkout', addDays(checkIn, 3));
    const longer = await Walk.open(visitor, later.pathname + later.search);
    const [rate = ''] = longer.valuesOf('choose').filter((value) => value.startsWith('hxm'));
    const chosen = await longer.press({ name: 'choose', value: rate });
    const done = await chosen.press(press);
    expect(done.address).toContain(cartPath(language));
    const { stays = [], count } = await cartOf(visitor, language);
    expect([count, stays[0]?.id, stays[0]?.rooms[0]?.nights.length]).toEqual([1, one.id, 3]);
    await done.press(undo);
    expect((await cartOf(visitor)).stays).toMatchObject([
      { id: one.id, facts: one.facts, rooms: one.rooms },
    ]);
  },
);

it.each([
  ['other dates', { checkin: addDays(checkIn, 1), checkout: addDays(checkIn, 3) }],
  ['other guests', { room: roomFor(1) }],
  ['more rooms', { room: [roomFor(2), roomFor(1)] }],
  ['another hotel', { hotel: 'hxa' }],
])('becomes one with %s in one step', async (_, differs) => {
  const { visitor, instead } = await withStay();
  const before = await db.selectFrom('stays').selectAll().where('status', '=', 'ON_HOLD').execute();
  const hxa = await visitor.look(
    'findRoom',
    `/es/buscar-habitacion/?checkin=${checkIn}&checkout=${addDays(checkIn, 2)}&hotel=hxa&rooms=1&adults1=2`,
  );
  const [rate] = hxa.view.found?.hotels[0]?.kinds[0]?.rates ?? [];
  const room = 'hotel' in differs ? { room: `2_${rate?.key}` } : {};
  const reply = await put(visitor, { ...differs, ...room, instead });
  expect(reply.kind).toBe('done');
  expect((await cartOf(visitor)).stays?.map(({ id }) => id)).toEqual([instead]);
  const after = await db.selectFrom('stays').selectAll().where('status', '=', 'ON_HOLD').execute();
  expect(after).toHaveLength(before.length);
});

it('is there once, however often the same form is sent', async () => {
  const { visitor, instead } = await withStay();
  const fields = { checkout: addDays(checkIn, 3), instead, attempt: attempt() };
  await put(visitor, fields);
  await put(visitor, fields);
  const { stays = [] } = await cartOf(visitor);
  expect([stays.length, stays[0]?.rooms[0]?.nights.length]).toEqual([1, 3]);
});

it.each([
  ['nobody has such a room', { room: roomFor(2, 'penthouse') }],
  ['the dates are none of a hotel', { checkout: addDays(checkIn, 61) }],
  ['the code is none', { promo: 'NADA' }],
])('stays as it is where %s', async (_, differs) => {
  const { visitor, one, instead } = await withStay();
  expect((await put(visitor, { ...differs, instead })).kind).toBe('refused');
  expect((await cartOf(visitor)).stays).toMatchObject([
    { id: instead, facts: one.facts, rooms: one.rooms },
  ]);
});

it('takes the room that it has itself, and stays where somebody else has the next night', async () => {
  const { visitor, instead } = await withStay();
  const ofKind = db.updateTable('stock').where('pool', '=', 'hxm:mangle');
  await ofKind.set(({ ref }) => ({ taken: ref('capacity') })).execute();
  const next = addDays(checkIn, 2);
  const full = { pool: 'hxm:mangle', day: next, start: '', capacity: 1, taken: 1 };
  await db
    .insertInto('stock')
    .values(full)
    .onConflict((twice) => twice.doNothing())
    .execute();
  const longer = await put(visitor, { checkout: addDays(checkIn, 3), instead });
  expect(longer.kind).toBe('refused');
  const fewer = await put(visitor, { checkout: addDays(checkIn, 1), instead });
  expect(fewer.kind).toBe('done');
  expect((await cartOf(visitor)).stays?.[0]?.rooms[0]?.nights).toHaveLength(1);
  await db.deleteFrom('holds').execute();
  await db.deleteFrom('stock').execute();
});

it.each(['dropAfterCommit', 'errorAfterCommit', 'dropBefore', 'down', 'nonsense', 'slow'] as const)(
  'is whole at its second press where the hotels’ answer gets lost (%s)',
  async (mode) => {
    const { visitor, instead } = await withStay();
    const fields = { checkout: addDays(checkIn, 3), instead, attempt: attempt() };
    shop.sandbox.faults.add({
      api: 'hotels',
      path: '/hotels/bookings',
      method: 'POST',
      mode,
      times: 1,
      ms: 60_000,
    });
    expect((await put(visitor, fields)).kind).toBe('refused');
    expect((await put(visitor, fields)).kind).toBe('done');
    shop.sandbox.faults.clear();
    expect((await cartOf(visitor)).stays?.[0]?.rooms[0]?.nights).toHaveLength(3);
  },
);

it('is held anew beside where the hotels change nothing, and what was held is given back', async () => {
  const { visitor, instead } = await withStay();
  const isHeld = () =>
    db.selectFrom('stays').select('id').where('status', '=', 'ON_HOLD').execute();
  const before = (await isHeld()).length;
  const fault = { api: 'hotels', path: '/hotels/bookings', method: 'POST' } as const;
  shop.sandbox.faults.add({ ...fault, mode: 'missing', times: 1 });
  const reply = await put(visitor, { checkout: addDays(checkIn, 3), instead });
  shop.sandbox.faults.clear();
  expect(reply.kind).toBe('done');
  expect((await cartOf(visitor)).stays?.[0]?.rooms[0]?.nights).toHaveLength(3);
  expect(await isHeld()).toHaveLength(before);
});

it('says what the hotels hold before it is ordered, where the cart was never told', async () => {
  const { visitor, instead } = await withStay();
  shop.sandbox.faults.add({
    api: 'cart',
    path: '/xapi/shopping-cart/stays',
    method: 'PATCH',
    mode: 'down',
  });
  expect((await put(visitor, { checkout: addDays(checkIn, 3), instead })).kind).toBe('refused');
  shop.sandbox.faults.clear();
  expect((await cartOf(visitor)).stays?.[0]?.rooms[0]?.nights).toHaveLength(2);
  await expect(checkOut(visitor, '/es/pago/')).rejects.toThrow('not begun');
  expect((await cartOf(visitor)).stays?.[0]?.rooms[0]?.nights).toHaveLength(3);
  const page = await checkOut(visitor, '/es/pago/');
  const location =
    (await visitor.get(await payAt(page, approvedCard))).headers.get('location') ?? '';
  const { view } = await visitor.look('order', location);
  expect([view.state, view.stays?.[0]?.rooms[0]?.nights.length]).toEqual(['confirmed', 3]);
});

it('touches no room that a purchase may be about to pay for', async () => {
  const { visitor, instead } = await withStay();
  const page = await checkOut(visitor, '/es/pago/');
  await put(visitor, { checkout: addDays(checkIn, 3), instead });
  const location =
    (await visitor.get(await payAt(page, approvedCard))).headers.get('location') ?? '';
  const { view } = await visitor.look('order', location);
  expect([view.state, view.stays?.[0]?.rooms[0]?.nights.length]).toEqual(['confirmed', 2]);
  expect((await cartOf(visitor)).stays?.[0]?.rooms[0]?.nights).toHaveLength(3);
});

it('finds the nearest dates with its own nights free to itself', async () => {
  const { visitor, instead } = await withStay();
  // Of its own kind as many are taken as there are, its own among them; of the others more.
  const full = ['mangle', 'garza', 'nido', 'raices'].flatMap((code) =>
    [0, 1, 2].map((night) => ({ pool: `hxm:${code}`, day: addDays(checkIn, night) })),
  );
  await db
    .insertInto('stock')
    .values(full.map((place) => ({ ...place, start: '', capacity: 99, taken: 99 })))
    .onConflict((one) =>
      one
        .columns(['pool', 'day', 'start'])
        .doUpdateSet(({ ref }) => ({ taken: ref('stock.capacity') })),
    )
    .execute();
  const asked = { checkin: addDays(checkIn, 1), checkout: addDays(checkIn, 3), hotel: 'hxm' };
  const query = new URLSearchParams({ ...asked, rooms: '1', adults1: '2' });
  const near = async (way: string) =>
    JSON.stringify(
      (await visitor.look('findRoom', `/es/buscar-habitacion/?${query}${way}`)).view.found,
    );
  const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, 2)}`;
  expect(await near('')).not.toContain(dates);
  expect(await near(`&instead=${instead}`)).toContain(dates);
  await db.deleteFrom('holds').execute();
  await db.deleteFrom('stock').execute();
});
