import { addDays, errorText, type Language, writeRoomRequest } from '@shop/domain';
import { attempt, cartPath } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, checkOut, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

// Its own shop: short timeouts, so that slow hotels fail soon.
const shop = await startBff({}, { STAY_SEARCH_READ_MS: '1500', STAYS_WRITE_MS: '1500' });
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.faults.clear());
const { db } = shop.sandbox;

const checkIn = plainCheckIn(30);
const roomFor = (adults: number, childAges: readonly number[] = []) =>
  writeRoomRequest({
    party: { adults, childAges },
    room: 'mangle',
    board: 'breakfast',
    isFree: true,
  });

const stay = (differs: object = {}) => ({
  path: '/es/hoteles-manglar/',
  hotel: 'hxm',
  checkin: checkIn,
  checkout: addDays(checkIn, 2),
  room: roomFor(2),
  promo: '',
  attempt: attempt(),
  ...differs,
});

const add = (visitor: Visitor, fields = stay()) => visitor.postForm('/api/cart/stays', fields);
const put = async (visitor: Visitor, differs: object) =>
  (await visitor.postJson('/api/cart/stays', stay(differs))).json();

async function cartOf(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('cart', cartPath(language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

const nightsOf = async (visitor: Visitor) =>
  (await cartOf(visitor)).stays?.map(({ rooms }) => rooms[0]?.nights.length);

async function withStay() {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  await add(visitor);
  const [one] = (await cartOf(visitor)).stays ?? [];
  if (!one) throw new Error('no stay');
  return { visitor, one, instead: one.id };
}

const isHeld = () => db.selectFrom('stays').select('id').where('status', '=', 'ON_HOLD').execute();

it('adds a stay to an empty cart without scripts, held and priced by night', async () => {
  const visitor = shop.visitor();
  const response = await add(visitor, stay({ room: roomFor(2, [4, 9]) }));
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
  expect(one?.rooms[0]?.nights).toHaveLength(2);
  expect(one?.facts[2]?.value).toBe('2 noches');
  expect(one?.rooms[0]?.rule).toMatch(/^Cancelas gratis hasta el .*18:00; después/);
  expect(one?.edit).toContain(`checkin=${checkIn}`);
  const html = await (await visitor.get('/es/carrito/')).text();
  expect(html).toContain('2 niños (edades: 4, 9)');
});

it('adds it once, however often the same form is sent', async () => {
  const visitor = shop.visitor();
  const fields = stay();
  await add(visitor, fields);
  await add(visitor, fields);
  expect((await cartOf(visitor)).count).toBe(1);
});

it('removes it, releases the room, and restores it on request', async () => {
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
  ['a room that is none', { room: '2_penthouse.breakfast.free' }],
])('refuses %s and holds nothing', async (_, differs) => {
  const visitor = shop.visitor();
  const reply = await add(visitor, stay(differs));
  expect(reply.status).toBe(422);
  expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
});

it.each([
  { path: '/hotels/search', mode: 'slow' },
  { path: '/hotels/bookings', mode: 'down' },
  { path: '/hotels/bookings', mode: 'dropAfterCommit' },
] as const)(
  'reports that $path is $mode, and accepts the same form later, once',
  async ({ path, mode }) => {
    const visitor = shop.visitor();
    const fields = stay();
    shop.sandbox.faults.add({ api: 'hotels', path, mode, ms: 5000 });
    expect((await add(visitor, fields)).status).toBe(422);
    shop.sandbox.faults.clear();
    await add(visitor, fields);
    expect((await cartOf(visitor)).count).toBe(1);
  },
);

it.each(['/hotels/search', '/hotels/bookings'])(
  'says that nights are booked by phone where the backend has no %s',
  async (path) => {
    const visitor = shop.visitor();
    shop.sandbox.faults.add({ api: 'hotels', path, mode: 'missing' });
    const reply = await add(visitor, stay({ path: '/es/buscar-habitacion/' }));
    expect([reply.status, await reply.text()]).toEqual([
      422,
      expect.stringContaining(errorText('stayNotOnline', 'es')),
    ]);
    expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
  },
);

it('has no price in another currency, and says why', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  const form = { path: '/es/carrito/', language: 'es', currency: 'USD', theme: 'system' };
  const reply = await visitor.postJson('/api/settings', { ...form, convert: 'yes' });
  const { problems } = (await reply.json()) as { problems: { code: string }[] }; // as: an ActionReply
  expect(problems.map(({ code }) => code)).toEqual(['stayCurrency']);
  expect((await cartOf(visitor)).totals.total.now.text).toContain('MXN');
});

/** Expires all holds, at the hotels and in the cart. */
async function endHolds(): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await db.updateTable('holds').set({ expires_at: past }).execute();
  await db.updateTable('stays').set({ hold_until: past }).execute();
  await db.updateTable('cart_stays').set({ held_until: past }).execute();
}

it('loses an expired room to others, blocks payment, and holds it again once free', async () => {
  const visitor = shop.visitor();
  await add(visitor);
  await endHolds();
  // First, since the sandbox counts what an expired hold releases.
  await db.deleteFrom('holds').execute();
  await db
    .updateTable('stock')
    .set(({ ref }) => ({ taken: ref('capacity') }))
    .where('pool', '=', 'hxm:mangle')
    .execute();
  const cart = await cartOf(visitor);
  expect(cart.stays?.[0]?.problem?.code).toBe('stayLost');
  expect(cart.blocked).toContain('habitación');
  await db.deleteFrom('stock').where('pool', '=', 'hxm:mangle').execute();
  const again = await cartOf(visitor);
  expect([again.blocked, again.stays?.[0]?.problem]).toEqual([undefined, undefined]);
});

describe('changing a stay', () => {
  const words: Readonly<Record<Language, readonly [edit: string, press: string, undo: string]>> = {
    es: ['Editar Hotel Coralibrí Manglar', 'Cambiar mi estancia', 'Deshacer'],
    en: ['Edit Hotel Coralibrí Manglar', 'Change my stay', 'Undo'],
    pt: ['Editar Hotel Coralibrí Manglar', 'Mudar minha estadia', 'Desfazer'],
  };

  it.each(journeyLanguages)('works without scripts, as does the undo, in %s', async (language) => {
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
  });

  it.each([
    ['other dates', { checkin: addDays(checkIn, 1), checkout: addDays(checkIn, 3) }],
    ['more rooms', { room: [roomFor(2), roomFor(1)] }],
  ])('turns it into one with %s in one step', async (_, differs) => {
    const { visitor, instead } = await withStay();
    const before = await isHeld();
    expect((await put(visitor, { ...differs, instead })).kind).toBe('done');
    expect((await cartOf(visitor)).stays?.map(({ id }) => id)).toEqual([instead]);
    expect(await isHeld()).toHaveLength(before.length);
  });

  it('moves it to another hotel and releases the first room', async () => {
    const { visitor, instead } = await withStay();
    const before = await isHeld();
    const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, 2)}`;
    const search = `/es/buscar-habitacion/?${dates}&hotel=hxa&rooms=1&adults1=2`;
    const { found } = (await visitor.look('findRoom', search)).view;
    const room = `2_${found?.hotels[0]?.kinds[0]?.rates[0]?.key}`;
    expect((await put(visitor, { hotel: 'hxa', room, instead })).kind).toBe('done');
    expect((await cartOf(visitor)).stays?.map(({ id }) => id)).toEqual([instead]);
    expect(await isHeld()).toHaveLength(before.length);
  });

  it('happens once, however often the same form is sent', async () => {
    const { visitor, instead } = await withStay();
    const fields = { checkout: addDays(checkIn, 3), instead, attempt: attempt() };
    await put(visitor, fields);
    await put(visitor, fields);
    expect(await nightsOf(visitor)).toEqual([3]);
  });

  it('leaves the stay alone when the code is invalid', async () => {
    const { visitor, one, instead } = await withStay();
    expect((await put(visitor, { promo: 'NADA', instead })).kind).toBe('refused');
    expect((await cartOf(visitor)).stays).toMatchObject([
      { id: instead, facts: one.facts, rooms: one.rooms },
    ]);
  });

  it('reuses its own room, and fails when another guest has the next night', async () => {
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
    expect(await nightsOf(visitor)).toEqual([1]);
    await db.deleteFrom('holds').execute();
    await db.deleteFrom('stock').execute();
  });

  it.each(['dropAfterCommit', 'dropBefore', 'slow'] as const)(
    'completes on the second press when the hotels’ reply is lost (%s)',
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
      expect(await nightsOf(visitor)).toEqual([3]);
    },
  );

  it('books anew and releases the old room where hotels cannot change a hold', async () => {
    const { visitor, instead } = await withStay();
    const before = (await isHeld()).length;
    const fault = { api: 'hotels', path: '/hotels/bookings', method: 'POST' } as const;
    shop.sandbox.faults.add({ ...fault, mode: 'missing', times: 1 });
    const reply = await put(visitor, { checkout: addDays(checkIn, 3), instead });
    shop.sandbox.faults.clear();
    expect(reply.kind).toBe('done');
    expect(await nightsOf(visitor)).toEqual([3]);
    expect(await isHeld()).toHaveLength(before);
  });

  it('shows the hotels’ version before ordering, when the cart missed the change', async () => {
    const { visitor, instead } = await withStay();
    shop.sandbox.faults.add({
      api: 'cart',
      path: '/xapi/shopping-cart/stays',
      method: 'PATCH',
      mode: 'down',
    });
    expect((await put(visitor, { checkout: addDays(checkIn, 3), instead })).kind).toBe('refused');
    shop.sandbox.faults.clear();
    expect(await nightsOf(visitor)).toEqual([2]);
    await expect(checkOut(visitor, '/es/pago/')).rejects.toThrow('not begun');
    expect(await nightsOf(visitor)).toEqual([3]);
    const page = await checkOut(visitor, '/es/pago/');
    const location =
      (await visitor.get(await payAt(page, approvedCard))).headers.get('location') ?? '';
    const { view } = await visitor.look('order', location);
    expect([view.state, view.stays?.[0]?.rooms[0]?.nights.length]).toEqual(['confirmed', 3]);
  });

  it('leaves a room alone that a purchase may be paying for', async () => {
    const { visitor, instead } = await withStay();
    const page = await checkOut(visitor, '/es/pago/');
    await put(visitor, { checkout: addDays(checkIn, 3), instead });
    const location =
      (await visitor.get(await payAt(page, approvedCard))).headers.get('location') ?? '';
    const { view } = await visitor.look('order', location);
    expect([view.state, view.stays?.[0]?.rooms[0]?.nights.length]).toEqual(['confirmed', 2]);
    expect(await nightsOf(visitor)).toEqual([3]);
  });

  it('counts its own nights as free in the nearest dates', async () => {
    const { visitor, instead } = await withStay();
    // Fills every room of its own type, and of the other types.
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
});
