import {
  addDays,
  type ErrorCode,
  errorText,
  languages,
  parkDayAt,
  writeDayOfMonth,
} from '@shop/domain';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const today = parkDayAt(new Date());
const dayIn = (days: number) => addDays(today, days);
const yearly = (days: number) => dayIn(days).slice(5);

/** Rooms of which the operator's texts know nothing. */
const further = ['a', 'b', 'c', 'd', 'e'].map((letter) => `ala-${letter}`);

/** Nights that cost more from one moment to the next. */
const dearDays: { day: string; percent: number }[] = [];

/** Hotels without seasons of their own: a minimum of three nights from the 40th day on. */
const shop = await startBff({
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
        minimumStays: [{ from: yearly(40), to: yearly(46), nights: 3 }],
        noArrival: [],
        noDeparture: [],
        specialDays: dearDays,
        busyNights: [],
        closures: [{ hotel: 'lcdlp', from: dayIn(21), to: dayIn(22) }],
      },
    },
  }),
});
afterAll(() => shop.stop());
afterEach(() => {
  shop.sandbox.faults.clear();
  shop.sandbox.setNow(new Date());
  dearDays.length = 0;
});

const page = '/es/buscar-habitacion/';
const pages = { es: page, en: '/en/find-a-room/', pt: '/pt/buscar-quarto/' } as const;
const written = (text: string) => text.replaceAll("'", '&#x27;');
/** The page in each of the languages in turn, over the rows of a table. */
const inTurn = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  rows.map((row, at) => [languages[at % languages.length] ?? 'es', ...row] as const);

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

/** The first rate that a hotel shows, as its button says it. */
async function firstRate(visitor: Visitor, path: string, code = 'hxm') {
  const { hotels } = await found(path, visitor);
  const hotel = hotels.find((one) => one.code === code);
  return `${code} ${hotel?.place} ${hotel?.kinds[0]?.rates[0]?.key}`;
}

const choose = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.postForm('/api/stays/rooms', { path, ...fields });

it('begins idle: two adults in one room, all hotels, a calendar of lowest nights', async () => {
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

it('says in cell and words where a stay is bound to a minimum', async () => {
  const { form } = await look(
    `${page}?rooms=1&checkin=${dayIn(42)}&month=${dayIn(43).slice(0, 7)}`,
  );
  const [month] = form.calendar.months;
  const day = month?.weeks.flat().find((one) => one.day === dayIn(43));
  expect(day).toMatchObject({ state: 'barred', amount: 'Mín. 3' });
  expect(day?.said).toBe('la estancia mínima es de 3 noches');
  expect(form.reasons).toContainEqual({
    kind: 'minimum',
    days: expect.stringContaining(writeDayOfMonth(dayIn(43), 'es')),
    nights: 3,
  });
});

it('has the rooms of every hotel with beds, view, board, rule, nights and taxes', async () => {
  const rooms = await found(two);
  expect(rooms).toMatchObject({ nights: 3, places: [{ isOpen: true }, { isOpen: false }] });
  expect(rooms.hotels.map(({ code }) => code)).toEqual(['hxm', 'hxa', 'lcdlp']);
  const [kind] = rooms.hotels[0]?.kinds ?? [];
  expect(kind).toMatchObject({ name: 'Cuarto Mangle', view: 'Vista al canal', size: 34 });
  expect(kind?.rates[0]?.total.now.text).toMatch(/^\$[\d,]+\.\d\d\u00a0MXN$/);
  expect(kind?.night.taxes).toMatch(/^\$[\d,]+\.\d\d\u00a0MXN$/);
  expect(kind?.rates.map(({ rule }) => rule.kind)).toContain('free');
});

it('shows a window on each room, and how many are left where they are few', async () => {
  const path = `${page}?checkin=${dayIn(30)}&checkout=${dayIn(32)}&rooms=1&adults1=2&hotel=lcdlp`;
  const { hotels } = await found(path);
  const kinds = hotels[0]?.kinds ?? [];
  expect(kinds.map(({ room, left }) => [room, left])).toEqual([
    ['patio', undefined],
    ['palma', undefined],
    ['lancha', 2],
  ]);
  const html = await (await shop.visitor().get(path)).text();
  for (const { window: pane } of kinds)
    expect(html).toContain(`viewBox="${pane?.box}" aria-hidden="true"><image href="${pane?.src}"`);
  expect(new Set(kinds.map(({ window: pane }) => pane?.box)).size).toBe(3);
  expect(html.split('Quedan 2')).toHaveLength(2);
  const [pane] = kinds;
  expect((await shop.visitor().get(pane?.window?.src ?? '')).status).toBe(200);
});

it('has the first rooms of a hotel with many, and a link to the page with all of them', async () => {
  const first = await found(two);
  const arrecife = first.hotels.find(({ code }) => code === 'hxa');
  expect([arrecife?.kinds.length, arrecife?.more?.count]).toEqual([6, 3]);
  const { more } = arrecife ?? {};
  const html = await (await shop.visitor().get(two)).text();
  expect(html).toContain(`href="${more?.href.replaceAll('&', '&amp;')}#hotel-hxa"`);
  expect(html).toContain('Ver 3 habitaciones más');
  const whole = await found(more?.href ?? '');
  expect(whole.hotels.find(({ code }) => code === 'hxa')?.kinds).toHaveLength(9);
  expect(whole.count).toBe(first.count);
  expect(whole.sorts[1]?.href).toContain('whole=hxa');
});

it('is the same search in every language, and narrows and sorts in its address', async () => {
  const all = await found(two);
  const free = all.filters.find(({ key }) => key === 'freeCancellation');
  const narrowed = await found(free?.href ?? '');
  const rules = narrowed.hotels.flatMap(({ kinds }) => kinds.flatMap(({ rates }) => rates));
  expect(new Set(rules.map(({ rule }) => rule.kind))).toEqual(new Set(['free']));
  const bySize = await found(all.sorts.find(({ key }) => key === 'size')?.href ?? '');
  const sizes = bySize.hotels[0]?.kinds.map(({ size = 0 }) => size) ?? [];
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  const query = two.slice(page.length);
  for (const path of ['/en/find-a-room/', '/pt/buscar-quarto/'])
    expect((await found(path + query)).hotels.map(({ kinds }) => kinds.length)).toEqual(
      all.hotels.map(({ kinds }) => kinds.length),
    );
});

it('chooses room by room, by forms alone, and keeps the choice over other dates', async () => {
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

it('keeps a room that was chosen while the page was asked for anew, and answered later', async () => {
  const visitor = shop.visitor();
  const late = await visitor.get(two);
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  visitor.take(late);
  expect((await found(two, visitor)).choice).toMatchObject({ chosen: 1 });
});

it('goes into the cart, and from there back to the search with all of it filled in', async () => {
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

it('says how far each park is and what opens on those days, as a way to the builder', async () => {
  const { around } = await found(`${page}?${dates}&rooms=1&hotel=hxm`);
  const [nearest] = around?.parks ?? [];
  expect(nearest).toMatchObject({ name: 'Gran Ceiba', minutes: 5 });
  const { view } = await shop.visitor().look('builder', around?.build ?? '');
  expect(view.slots.filter(({ date }) => date !== undefined).length).toBeGreaterThan(1);
});

it('begins anew in another hotel', async () => {
  const visitor = shop.visitor();
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  const other = (await found(two, visitor)).hotels.find(({ code }) => code === 'hxa');
  expect(other).toMatchObject({ isOther: true, place: 1 });
  await choose(visitor, two, { choose: await firstRate(visitor, two, 'hxa') });
  expect((await found(two, visitor)).choice).toMatchObject({ chosen: 1, hotel: { code: 'hxa' } });
});

it('keeps the form for a week behind a handle, and begins anew with a forged one', async () => {
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

it('reads a stay that was kept in one cookie, as the version before kept it', async () => {
  const visitor = shop.visitor();
  await choose(visitor, two, { choose: await firstRate(visitor, two) });
  const old = shop.visitor();
  old.setCookie('__Host-stay', visitor.cookie('__Host-stay') ?? '');
  expect((await look(page, old)).form).toMatchObject({ checkIn: from, checkOut: to, adults: 4 });
  expect((await found(two, old)).choice).toMatchObject({ chosen: 1 });
});

it.each(
  inTurn([
    ['departure before arrival', `checkin=${to}&checkout=${from}`, 'dates stayOrder'],
    ['0 nights', `checkin=${from}&checkout=${from}`, 'dates stayOrder'],
    ['61 nights', `checkin=${from}&checkout=${dayIn(82)}`, 'dates stayTooLong'],
    ['six rooms', `${dates}&rooms=6`, 'rooms stayRooms'],
    ['three children', `${dates}&rooms=1&children1=3`, 'children1 stayChildren'],
    ['a child of 16', `${dates}&rooms=1&children1=1&age1=16`, 'age1-1 stayAgeWrong'],
    ['no age', `${dates}&rooms=1&children1=1`, 'age1-1 stayAgeMissing'],
    ['a past day', `checkin=${dayIn(-3)}&checkout=${dayIn(1)}`, 'dates stayPast'],
    ['a hotel of others', `${dates}&hotel=74214`, 'hotel stayHotel'],
    ['no days', 'rooms=1', 'dates stayNoDates'],
  ] as const),
)('(%s) %s: the form stands with a sentence at its field', async (language, _, query, problem) => {
  const path = `${pages[language]}?${query}`;
  const response = await shop.visitor().get(path);
  expect(response.status).toBe(200);
  const view = await look(path);
  expect(codes(view)).toEqual([problem]);
  expect(view.found).toBeUndefined();
  const code = problem.split(' ')[1] as ErrorCode; // as: a row's
  expect(await response.text()).toContain(written(errorText(code, language)));
});

it.each([
  ['es', page, 'Código promocional no válido'],
  ['en', '/en/find-a-room/', 'Invalid promotional code'],
  ['pt', '/pt/buscar-quarto/', 'Código promocional inválido'],
])(
  'keeps a code that is refused beside its sentence, and the rooms (%s)',
  async (_, path, text) => {
    const view = await look(`${path}?${dates}&rooms=1&promo=nosuch`);
    expect(view.problems).toMatchObject([{ field: 'promo', text }]);
    expect(view.form.promo).toBe('nosuch');
    expect(view.found?.count).toBeGreaterThan(0);
  },
);

/** What the page would send to the cart, as its form has it. */
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

it.each([
  ['es', page, 'El código GARZA15 no aplica en este hotel'],
  ['en', '/en/find-a-room/', 'The code GARZA15 doesn’t apply at this hotel'],
  ['pt', '/pt/buscar-quarto/', 'O código GARZA15 não vale neste hotel'],
])('sells rooms of every hotel beside a code that is good in one of them (%s)', async (...row) => {
  const [, path, text] = row;
  const search = `${path}?${dates}&rooms=1&adults1=2&promo=GARZA15`;
  const visitor = shop.visitor();
  const { hotels } = await found(search, visitor);
  expect(hotels.map(({ code, withoutCode }) => [code, withoutCode])).toEqual([
    ['hxm', undefined],
    ['hxa', 'GARZA15'],
    ['lcdlp', 'GARZA15'],
  ]);
  expect(hotels[2]?.none?.near).toHaveLength(2);
  const html = await (await visitor.get(search)).text();
  expect(html.split(text)).toHaveLength(2);
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  expect((await found(search, visitor)).choice).toMatchObject({ promo: 'GARZA15' });
  await choose(visitor, search, { choose: await firstRate(visitor, search, 'hxa') });
  const { choice } = await found(search, visitor);
  expect([choice?.promo, choice?.wish?.promo]).toEqual([undefined, '']);
  await visitor.postForm('/api/cart/stays', await wishOn(visitor, search));
  expect(await stayIn(visitor)).toMatchObject({
    hotel: 'Hotel Coralibrí Arrecife',
    total: { now: { text: choice?.total.text } },
  });
});

it.each([
  ['es', page, 'El precio cambió desde que la elegiste: antes'],
  ['en', '/en/find-a-room/', 'The price has changed since you chose: it was'],
  ['pt', '/pt/buscar-quarto/', 'O preço mudou desde que você escolheu: antes'],
])('sells nobody a stay for more than he saw (%s)', async (language, path, text) => {
  const search = `${path}?${dates}&rooms=1&adults1=2`;
  const visitor = shop.visitor();
  await choose(visitor, search, { choose: await firstRate(visitor, search) });
  const seen = await wishOn(visitor, search);
  const before = (await found(search, visitor)).choice?.total;
  dearDays.push({ day: from.slice(5), percent: 150 });
  const refused = await visitor.postForm('/api/cart/stays', seen);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(errorText('stayDearer', language as 'es')); // as: a row's
  expect(await stayIn(visitor)).toBeUndefined();
  const { choice, places } = await found(search, visitor);
  expect([choice?.before, places[0]?.room?.before]).toEqual([before, before]);
  expect(choice?.total).not.toEqual(before);
  expect(await (await visitor.get(search)).text()).toContain(`${text} ${before?.text}`);
  await visitor.postForm('/api/cart/stays', await wishOn(visitor, search));
  expect((await stayIn(visitor))?.total.now.text).toBe(choice?.total.text);
});

/** Longer than an offer of the hotels can be booked. */
const offerMs = 31 * 60_000;

it('has a stay whose offer has ended offered anew, as it was chosen, and says that it costs less by now', async () => {
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

it('names a room that went between its choice and the cart, there and in the results', async () => {
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

it('says of a hotel that is closed when it has as many nights for all, and what they cost', async () => {
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

it('says what no room fits, and shares the people out', async () => {
  const { hotels } = await found(`${page}?${dates}&rooms=1&adults1=5`);
  const [manglar] = hotels;
  expect(manglar?.none).toMatchObject({ kind: 'noRoomFits', split: { rooms: 2 } });
  expect((await found(manglar?.none?.split?.href ?? '')).hotels[0]?.kinds.length).toBeGreaterThan(
    0,
  );
});

it.each(inTurn([['down'], ['nonsense'], ['dropBefore']] as const))(
  '(%s) with hotels that are %s the page stands, the search can be repeated, nothing is lost',
  async (language, mode) => {
    const visitor = shop.visitor();
    const path = two.replace(page, pages[language]);
    await choose(visitor, path, { choose: await firstRate(visitor, path) });
    shop.sandbox.faults.add({ api: 'hotels', mode });
    const response = await visitor.get(path);
    expect(response.status).toBe(200);
    const text = errorText('stayRoomsDown', language);
    expect(await response.text()).toContain(written(text));
    const view = await look(path, visitor);
    expect(view.noAnswer?.problem).toMatchObject({ text, ways: [{ href: path }] });
    expect(view.form).toMatchObject({ checkIn: from, adults: 4 });
    shop.sandbox.faults.clear();
    expect((await found(path, visitor)).choice).toMatchObject({ chosen: 1 });
  },
);

it('refuses what no button of ours says', async () => {
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
