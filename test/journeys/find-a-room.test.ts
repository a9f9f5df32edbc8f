import { addDays, errorText, hotelRoute, parkDayAt, pathOf, roomRoute } from '@shop/domain';
import { attempt } from '@shop/test/cart-walk';
import { startChangingProxy } from '@shop/test/changing-proxy';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const today = parkDayAt(new Date());
const dayIn = (days: number) => addDays(today, days);

/** Rooms without texts of the operator. */
const further = ['a', 'b', 'c', 'd', 'e'].map((letter) => `ala-${letter}`);

/** Nights whose price rises at once. */
const dearDays: { day: string; percent: number }[] = [];

/** Short timeouts, so that slow hotels fail soon. */
const deadlines = {
  HOTELS_READ_MS: '1500',
  STAY_SEARCH_READ_MS: '2000',
  STAY_LOOKUPS_READ_MS: '1500',
};

/** Its own shop: no seasons, one hotel with many room types, one closed for a night. */
const shop = await startBff(
  {
    adjust: (content) => ({
      ...content,
      hotels: {
        ...content.hotels,
        kinds: {
          ...content.hotels.kinds,
          hxa: content.hotels.kinds.hxa.flatMap((kind, at) => [
            kind,
            ...(at > 0 ? [] : further.map((code) => ({ ...kind, code, percent: 300 }))),
          ]),
        },
        rates: {
          ...content.hotels.rates,
          minimumStays: [],
          noArrival: [],
          noDeparture: [],
          specialDays: dearDays,
          busyNights: [],
          closures: [{ hotel: 'lcdlp', from: dayIn(21), to: dayIn(22) }],
        },
      },
    }),
  },
  deadlines,
);
afterAll(() => shop.stop());
afterEach(() => {
  shop.sandbox.faults.clear();
  shop.sandbox.setNow(new Date());
  dearDays.length = 0;
});

const page = '/es/buscar-habitacion/';

const [from, to] = [dayIn(21), dayIn(24)];
const dates = `checkin=${from}&checkout=${to}`;
const two = `${page}?${dates}&rooms=2&adults1=2&children1=1&age1=6&adults2=2`;

const look = async (path: string, visitor = shop.visitor()) =>
  (await visitor.look('findRoom', path)).view;
const codes = (view: Awaited<ReturnType<typeof look>>) =>
  view.problems.map(({ field, code }) => `${field} ${code}`);

async function found(path: string, visitor?: Visitor) {
  const view = await look(path, visitor);
  if (!view.found) throw new Error(JSON.stringify(view.problems));
  return view.found;
}

async function firstRate(visitor: Visitor, path: string, code = 'hxm') {
  const { hotels } = await found(path, visitor);
  const hotel = hotels.find((one) => one.code === code);
  return `${code} ${hotel?.place} ${hotel?.kinds[0]?.rates[0]?.key}`;
}

const choose = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.postForm('/api/stays/rooms', { path, ...fields });

it('starts with two adults in one room, all hotels and a calendar of lowest night prices', async () => {
  const { form, found: rooms, problems } = await look(page);
  expect([rooms, problems]).toEqual([undefined, []]);
  expect(form).toMatchObject({
    calendarState: 'idle',
    hotel: '',
    checkIn: '',
    open: 'dates',
    adults: 2,
    children: 0,
    rooms: [{ number: 1, adults: '2', children: '0', ages: [] }],
  });
  const days = form.calendar.months.flatMap(({ weeks }) => weeks.flat());
  expect(days.find(({ day }) => day === today)?.amount).toMatch(/^\d,\d{3}$/);
  expect(days.find(({ day }) => day === dayIn(-1))?.state ?? 'past').toBe('past');
});

it('lists the rooms of every hotel with beds, view, board, rate rule, nights and taxes', async () => {
  const rooms = await found(two);
  expect(rooms).toMatchObject({ nights: 3, places: [{ isOpen: true }, { isOpen: false }] });
  expect(rooms.hotels.map(({ code }) => code)).toEqual(['hxm', 'hxa', 'lcdlp']);
  const [kind] = rooms.hotels[0]?.kinds ?? [];
  expect(kind).toMatchObject({ name: 'Cuarto Mangle', view: 'Vista al canal', size: 34 });
  expect(kind?.rates[0]?.total.now.text).toMatch(/^\$[\d,]+\.\d\d\u00a0MXN$/);
  expect(kind?.night.taxes).toMatch(/^\$[\d,]+\.\d\d\u00a0MXN$/);
  expect(kind?.rates.map(({ rule }) => rule.kind)).toContain('free');
});

it('shows a gallery per room and the number left when few remain', async () => {
  const path = `${page}?checkin=${dayIn(30)}&checkout=${dayIn(32)}&rooms=1&adults1=2&hotel=lcdlp`;
  const { hotels } = await found(path);
  const kinds = hotels[0]?.kinds ?? [];
  expect(kinds.map(({ room, left }) => [room, left])).toEqual([
    ['patio', undefined],
    ['palma', undefined],
    ['lancha', 2],
  ]);
  const html = await (await shop.visitor().get(path)).text();
  for (const { window: pane } of kinds) expect(html).toContain(`<image href="${pane?.src}"`);
  expect(html.split('Quedan 2')).toHaveLength(2);
});

it('shows the first rooms of a large hotel and links to the page with all', async () => {
  const first = await found(two);
  const { kinds, more } = first.hotels.find(({ code }) => code === 'hxa') ?? {};
  expect([kinds?.length, more?.count]).toEqual([6, 3]);
  const page = await Walk.open(shop.visitor(), two);
  expect(page.text).toContain('Ver 3 habitaciones más');
  const whole = await found(more?.href ?? '');
  expect(whole.hotels.find(({ code }) => code === 'hxa')?.kinds).toHaveLength(9);
  expect(whole.count).toBe(first.count);
});

it('keeps filters and sorting in the address', async () => {
  const all = await found(two);
  const free = all.filters.find(({ key }) => key === 'freeCancellation');
  const narrowed = await found(free?.href ?? '');
  const rules = narrowed.hotels.flatMap(({ kinds }) => kinds.flatMap(({ rates }) => rates));
  expect(new Set(rules.map(({ rule }) => rule.kind))).toEqual(new Set(['free']));
  const bySize = await found(all.sorts.find(({ key }) => key === 'size')?.href ?? '');
  const sizes = bySize.hotels[0]?.kinds.map(({ size = 0 }) => size) ?? [];
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

it('chooses room by room with forms alone, and keeps the choice when dates change', async () => {
  const visitor = shop.visitor();
  const first = await choose(visitor, two, { choose: await firstRate(visitor, two) });
  expect([first.status, first.headers.get('location')]).toEqual([303, `${two}#rooms`]);
  const one = await found(two, visitor);
  expect(one.choice).toMatchObject({ chosen: 1 });
  expect(one.choice).not.toHaveProperty('wish');
  expect(one.places.map(({ isOpen, room }) => [isOpen, room?.name])).toEqual([
    [false, 'Cuarto Mangle'],
    [true, undefined],
  ]);
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  const both = await found(two, visitor);
  expect(both.choice?.wish?.room).toEqual([
    expect.stringMatching(/^2-6_mangle\./),
    expect.stringMatching(/^2_mangle\./),
  ]);
  const later = await found(two.replace(to, dayIn(25)).replace(from, dayIn(22)), visitor);
  expect(later.choice).toMatchObject({ chosen: 2, hotel: { code: 'hxm' } });
  await choose(visitor, two, { drop: '1' });
  expect((await found(two, visitor)).choice).toMatchObject({ chosen: 1 });
});

it('keeps a room chosen while a slower page reload was in flight', async () => {
  const visitor = shop.visitor();
  const late = await visitor.get(two);
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  visitor.take(late);
  expect((await found(two, visitor)).choice).toMatchObject({ chosen: 1 });
});

it('adds the stay to the cart, and links from there back to the filled-in search', async () => {
  const visitor = shop.visitor();
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  const { view } = await visitor.look('findRoom', two);
  const { wish } = view.found?.choice ?? {};
  const fields = { ...wish, room: [...(wish?.room ?? [])], path: two, attempt: view.attempt };
  const added = await visitor.postForm('/api/cart/stays', fields);
  expect(added.status).toBe(303);
  const cart = (await visitor.look('cart', '/es/carrito/')).view;
  const [stay] = (cart.kind === 'filled' && cart.stays) || [];
  expect(stay).toMatchObject({ hotel: 'Hotel Coralibrí Manglar' });
  expect(stay?.total.now.text).toBe(view.found?.choice?.total.text);
  expect((await found(stay?.edit ?? '', visitor)).choice).toMatchObject({ chosen: 2 });
});

it('shows the distance to each park and what opens on those days, with links to the builder', async () => {
  const { around } = await found(`${page}?${dates}&rooms=1&hotel=hxm`);
  const [nearest] = around?.parks ?? [];
  expect(nearest).toMatchObject({ name: 'Gran Ceiba', minutes: 5 });
  const { view } = await shop.visitor().look('builder', around?.build ?? '');
  expect(view.slots.filter(({ date }) => date !== undefined).length).toBeGreaterThan(1);
});

it('keeps the form for a week behind a handle, and starts over with a forged one', async () => {
  const visitor = shop.visitor();
  const { headers } = await visitor.get(two);
  const week = /__Host-stay_search=[^,]*; Max-Age=604800;/;
  expect(headers.getSetCookie().join()).toMatch(week);
  expect(visitor.cookie('__Host-stay_search')).not.toContain(from);
  const { form } = await look(page, visitor);
  expect(form).toMatchObject({ checkIn: from, checkOut: to, adults: 4 });
  for (const cookie of ['__Host-stay_search', '__Host-stay']) {
    visitor.setCookie(cookie, 'forged');
    expect(codes(await look(two, visitor))).toEqual(['page stayHandle']);
    expect(codes(await look(two, visitor))).toEqual([]);
  }
});

it('reads a stay from the single cookie of the previous version', async () => {
  const visitor = shop.visitor();
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  const old = shop.visitor();
  old.setCookie('__Host-stay', visitor.cookie('__Host-stay') ?? '');
  expect((await look(page, old)).form).toMatchObject({ checkIn: from, checkOut: to, adults: 4 });
  expect((await found(two, old)).choice).toMatchObject({ chosen: 1 });
});

it.each([
  ['departure before arrival', `checkin=${to}&checkout=${from}`, 'dates', 'stayOrder'],
  ['no age', `${dates}&rooms=1&children1=1&age1=`, 'age1-1', 'stayAgeMissing'],
  ['a hotel of others', `${dates}&hotel=74214`, 'hotel', 'stayHotel'],
] as const)('%s: shows the form with a message at its field', async (_, query, field, code) => {
  const path = `${page}?${query}`;
  const response = await shop.visitor().get(path);
  const view = await look(path);
  expect([response.status, codes(view), view.found]).toEqual([
    200,
    [`${field} ${code}`],
    undefined,
  ]);
  expect(await response.text()).toContain(errorText(code, 'es'));
});

it('keeps a refused code with its message, and the rooms', async () => {
  const view = await look(`${page}?${dates}&rooms=1&promo=nosuch`);
  expect(view.problems).toMatchObject([{ field: 'promo', text: 'Código promocional no válido' }]);
  expect(view.form.promo).toBe('nosuch');
  expect(view.found?.count).toBeGreaterThan(0);
});

/** The fields that the page's form sends to the cart. */
async function wishOn(visitor: Visitor, path: string) {
  const { found: rooms, attempt } = await look(path, visitor);
  const { wish } = rooms?.choice ?? {};
  if (!wish) throw new Error('nothing to add');
  return { ...wish, room: [...wish.room], path, attempt };
}

async function stayIn(visitor: Visitor) {
  const { view } = await visitor.look('cart', '/es/carrito/');
  return view.kind === 'filled' ? view.stays?.[0] : undefined;
}

it('sells rooms of every hotel with a code valid in one of them, and another hotel starts over', async () => {
  const search = `${page}?${dates}&rooms=1&adults1=2&promo=GARZA15`;
  const visitor = shop.visitor();
  const { hotels } = await found(search, visitor);
  expect(hotels.map(({ code, withoutCode }) => [code, withoutCode])).toEqual([
    ['hxm', undefined],
    ['hxa', 'GARZA15'],
    ['lcdlp', 'GARZA15'],
  ]);
  expect(hotels[2]?.none?.near).toHaveLength(2);
  const html = await (await visitor.get(search)).text();
  expect(html.split('El código GARZA15 no aplica en este hotel')).toHaveLength(2);
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  expect((await found(search, visitor)).choice).toMatchObject({ promo: 'GARZA15' });
  await choose(visitor, search, { choose: await firstRate(visitor, search, 'hxa') });
  const { choice } = await found(search, visitor);
  expect(choice).toMatchObject({ chosen: 1, hotel: { code: 'hxa' } });
  expect([choice?.promo, choice?.wish?.promo]).toEqual([undefined, '']);
  await visitor.postForm('/api/cart/stays', await wishOn(visitor, search));
  expect(await stayIn(visitor)).toMatchObject({
    hotel: 'Hotel Coralibrí Arrecife',
    total: { now: { text: choice?.total.text } },
  });
});

it('never sells a stay above the price the visitor saw', async () => {
  const search = `${page}?${dates}&rooms=1&adults1=2`;
  const visitor = shop.visitor();
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  const seen = await wishOn(visitor, search);
  const before = (await found(search, visitor)).choice?.total;
  dearDays.push({ day: from.slice(5), percent: 150 });
  const refused = await visitor.postForm('/api/cart/stays', seen);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(errorText('stayDearer', 'es'));
  expect(await stayIn(visitor)).toBeUndefined();
  const { choice, places } = await found(search, visitor);
  expect([choice?.before, places[0]?.room?.before]).toEqual([before, before]);
  expect(choice?.total).not.toEqual(before);
  expect(await (await visitor.get(search)).text()).toContain(
    `El precio cambió desde que la elegiste: antes ${before?.text}`,
  );
  await visitor.postForm('/api/cart/stays', await wishOn(visitor, search));
  expect((await stayIn(visitor))?.total.now.text).toBe(choice?.total.text);
});

it('restores removed nights at a higher price only after the visitor agrees', async () => {
  const search = `${page}?${dates}&rooms=1&adults1=2`;
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  await visitor.postForm('/api/cart/stays', await wishOn(visitor, search));
  const stay = await stayIn(visitor);
  const cart = '/es/carrito/';
  const removed = { path: cart, line: stay?.id ?? '', attempt: attempt() };
  const { view } = await (await visitor.postJson('/api/cart/stays/remove', removed)).json();
  const undo = (back: string) =>
    visitor.postJson('/api/cart/undo', { path: cart, back, attempt: attempt() });
  dearDays.push({ day: from.slice(5), percent: 150 });
  const refused = await (await undo(view.cart.undo.back)).json();
  const [{ code, actions }] = refused.problems;
  expect([code, actions[0].kind]).toEqual(['notUndone', 'newTotal']);
  expect(await stayIn(visitor)).toBeUndefined();
  const { view: now } = await visitor.look('cart', actions[0].href);
  const again = now.kind === 'failed' ? undefined : now.undo;
  expect(again?.rests).toMatch(/^Las noches cuestan ahora \$.*MXN más: \$.*MXN en total\.$/);
  expect(again?.rests).toContain(actions[0].text);
  expect((await undo(again?.back ?? '')).status).toBe(200);
  const back = await stayIn(visitor);
  expect([back?.total.now.text, back?.hotel]).toEqual([actions[0].text, stay?.hotel]);
});

it('holds a stay at a higher price only after the visitor sees it and agrees', async () => {
  let more = 0;
  let proxy = { url: '', stop: () => Promise.resolve() };
  // Hotels that book at a price other than the offer's.
  const own = await startBff({}, async ({ hotelsUrl }) => {
    proxy = await startChangingProxy(hotelsUrl, () => ({
      '/hotels/bookings': (booking) => dearer(booking, more),
    }));
    return { HOTELS_API_URL: proxy.url };
  });
  const search = `${page}?${dates}&rooms=1&adults1=2`;
  const visitor = own.visitor();
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  const offered = (await found(search, visitor)).choice;
  more = 10_000;
  const refused = await visitor.postForm('/api/cart/stays', await wishOn(visitor, search));
  const html = (await refused.text()).replaceAll('&amp;', '&');
  expect([refused.status, html]).toEqual([
    422,
    expect.stringContaining('pide $100.00\u00a0MXN más'),
  ]);
  expect(html).toContain(errorText('stayDearer', 'es'));
  expect(await stayIn(visitor)).toBeUndefined();
  const rows = await own.sandbox.db.selectFrom('stays').select('status').execute();
  expect(rows).toEqual([{ status: 'CANCELLED' }]);
  const [, agree = ''] = /href="([^"]*[?&]asked=[^"]*)"/.exec(html) ?? [];
  const { choice } = await found(agree, visitor);
  expect([choice?.more?.text, choice?.total.text]).not.toContain(offered?.total.text);
  // The same consent does not cover other rooms.
  expect(
    (await found(agree.replace('adults1=2', 'adults1=1'), visitor)).choice?.more,
  ).toBeUndefined();
  await visitor.postForm('/api/cart/stays', await wishOn(visitor, agree));
  expect((await stayIn(visitor))?.total.now.text).toBe(choice?.total.text);
  await own.stop();
  await proxy.stop();
});

interface Priced {
  readonly original: Amount;
  readonly total: Amount;
}
interface Amount {
  readonly amount: number;
}
type Booked = Priced & {
  readonly rooms: readonly (Priced & { readonly nights: readonly Amount[] })[];
};

/** A booking of one room with a dearer first night. */
function dearer(booking: Booked, more: number): Booked {
  const added = <One extends Amount>(one: One) => ({ ...one, amount: one.amount + more });
  const priced = <One extends Priced>(one: One) => ({
    ...one,
    original: added(one.original),
    total: added(one.total),
  });
  const rooms = booking.rooms.map((room) => ({
    ...priced(room),
    nights: room.nights.map((night, at) => (at === 0 ? added(night) : night)),
  }));
  return { ...priced(booking), rooms };
}

/** Longer than an offer of the hotels is valid. */
const offerMs = 31 * 60_000;

it('re-quotes a stay whose offer expired, with the same choice, and reports a lower price', async () => {
  const visitor = shop.visitor();
  dearDays.push({ day: from.slice(5), percent: 150 });
  const search = `${page}?${dates}&rooms=1&adults1=2`;
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  const seen = await wishOn(visitor, search);
  const { choice, places } = await found(search, visitor);
  dearDays.length = 0;
  const { sandbox } = shop;
  sandbox.setNow(new Date(sandbox.now().getTime() + offerMs));
  const { headers } = await visitor.postForm('/api/cart/stays', seen);
  const html = await (await visitor.get(headers.get('location') ?? '')).text();
  expect(html).toContain(errorText('stayCheaper', 'es'));
  const stay = await stayIn(visitor);
  expect(stay?.total.now.text).not.toBe(choice?.total.text);
  expect(stay?.rooms.map(({ name }) => name)).toEqual([places[0]?.room?.name]);
});

it('names a room that sold out between choice and cart, in the cart and in the results', async () => {
  const visitor = shop.visitor();
  const search = `${page}?${dates}&rooms=1&adults1=2`;
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  const wish = await wishOn(visitor, search);
  const { db } = shop.sandbox;
  const full = { pool: 'hxm:mangle', day: from, start: '', capacity: 96, taken: 96 };
  await db
    .insertInto('stock')
    .values(full)
    .onConflict((twice) => twice.columns(['pool', 'day', 'start']).doUpdateSet(full))
    .execute();
  const refused = await visitor.postForm('/api/cart/stays', wish);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const text of [errorText('stayTaken', 'es'), 'Cuarto Mangle ya no está libre'])
    expect(html).toContain(text);
  const { places, choice } = await found(search, visitor);
  expect([places[0]?.lost, choice]).toEqual(['Cuarto Mangle', undefined]);
  expect(await stayIn(visitor)).toBeUndefined();
  await db.deleteFrom('stock').where('pool', '=', 'hxm:mangle').execute();
});

it('offers a closed hotel’s nearest dates of the same length, with their price', async () => {
  const { hotels } = await found(two);
  const caleta = hotels.find(({ code }) => code === 'lcdlp');
  expect(caleta).toMatchObject({ kinds: [], none: { kind: 'closed' } });
  const near = caleta?.none?.near ?? [];
  expect(near).toHaveLength(2);
  for (const { href, price } of near) {
    const there = (await found(href)).hotels.find(({ code }) => code === 'lcdlp');
    expect(there?.kinds.length).toBeGreaterThan(0);
    expect(price.text).toMatch(/^\$[\d,]+\.\d\d\u00a0MXN$/);
  }
});

it('refuses requests that no button of the page sends', async () => {
  const visitor = shop.visitor();
  for (const fields of [
    { choose: 'x' },
    { choose: 'hxm 9 mangle.breakfast.free' },
    { drop: '2' },
  ]) {
    const reply = await visitor.postJson('/api/stays/rooms', { path: two, ...fields });
    expect(reply.status).toBe(422);
  }
  const gone = await visitor.postJson('/api/stays/rooms', {
    path: two,
    choose: 'hxm 1 nosuch.breakfast.free',
  });
  expect(await gone.json()).toMatchObject({ problems: [{ code: 'stayRoomGone' }] });
});

const statusOf = async (path: string) => (await shop.visitor().get(path)).status;

// Each uses an unqueried month, so that no reply is cached.
it.each([
  { mode: 'slow', ms: 60_000, day: dayIn(120) },
  { mode: 'down', day: dayIn(160) },
  { mode: 'nonsense', day: dayIn(200) },
] as const)(
  'shows every page and keeps the choice while hotels are $mode',
  async ({ day, ...fault }) => {
    const search = `${page}?${dates}&rooms=1&adults1=2`;
    const visitor = shop.visitor();
    await visitor.postForm('/api/stays/rooms', {
      path: search,
      choose: 'hxm 1 mangle.breakfast.free',
    });
    shop.sandbox.faults.add({ api: 'hotels', ...fault });
    const [{ view }, hotel, room, idle] = await Promise.all([
      visitor.look('findRoom', search),
      statusOf(pathOf(hotelRoute('hxm'), 'es')),
      statusOf(pathOf(roomRoute('hxm', 'mangle'), 'es')),
      shop.visitor().look('findRoom', `${page}?month=${day.slice(0, 7)}`),
    ]);
    expect([hotel, room]).toEqual([200, 200]);
    expect(view.noAnswer).toMatchObject({
      problem: { code: 'stayRoomsDown', actions: [{ href: search }] },
    });
    const { phone, callBack } = view.noAnswer ?? {};
    expect([phone, callBack].filter((one) => one !== undefined)).toHaveLength(1);
    expect(view.form).toMatchObject({ checkIn: from, checkOut: to, adults: 2 });
    const { calendar } = idle.view.form;
    expect(calendar.problem?.code).toBe('calendar');
    const days = calendar.months.flatMap(({ weeks }) => weeks.flat());
    expect(days.find((one) => one.day === day)?.state).toBe('unknown');
    shop.sandbox.faults.clear();
    const { found } = (await visitor.look('findRoom', search)).view;
    expect(found?.choice).toMatchObject({ chosen: 1, hotel: { code: 'hxm' } });
  },
  20_000,
);

it('says that nights are booked by phone where the shop sells none', async () => {
  shop.sandbox.faults.add({ api: 'hotels', mode: 'missing' });
  const search = `${page}?${dates}&rooms=1&adults1=2`;
  const visitor = shop.visitor();
  const { view } = await visitor.look('findRoom', search);
  const text = errorText('stayByPhone', 'es');
  expect(view.noAnswer?.problem).toMatchObject({ code: 'stayByPhone', text });
  expect(await (await visitor.get(search)).text()).toContain(text);
  expect(view.form).toMatchObject({ checkIn: from, checkOut: to, adults: 2 });
});
