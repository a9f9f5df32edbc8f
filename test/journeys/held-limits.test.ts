import { addDays, errorText, writeRoomRequest } from '@shop/domain';
import type { ActionReply } from '@shop/ports/screens';
import { attempt } from '@shop/test/cart-walk';
import { contact, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { endBeforeDatabase } from '@shop/test/start-postgres';
import { plainCheckIn } from '@shop/test/stays';
import { atBank, untilOrder } from '@shop/test/transfers';
import { problemsOf, type Visitor } from '@shop/test/visitor';
import pg from 'pg';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

/** Every room type has all its rooms on every night. */
function withoutBusyNights(content: Content): Content {
  const rates = { ...content.hotels.rates, busyNights: [] };
  return { ...content, hotels: { ...content.hotels, rates } };
}

// Its own shop with an operator's limits; limits that no test covers are out of the way.
const shop = await startBff(
  { adjust: withoutBusyNights },
  {
    HELD_SHARE_PERCENT: '20',
    PLACES_PER_ADDRESS: '60',
    PLACES_LEAST: '10',
    ROOMS_PER_ADDRESS: '4',
    ROOMS_LEAST: '2',
    TRANSFERS_PER_ADDRESS: '4',
    TRANSFERS_PER_MAILBOX: '2',
    TRANSFERS_PER_PHONE: '2',
    UNPAID_MAILS_PER_HOUR: '3',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
);
const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
endBeforeDatabase(() => database.end());

const bruma = '/es/entrada-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));
let addresses = 0;
/** Visitors of an address that no other test uses. */
function atAnAddress() {
  addresses += 1;
  const from = `203.0.113.${addresses}`;
  return () => shop.visitor({ 'x-forwarded-for': from });
}

const party = (day: string, adults: string) => ({ path: bruma, slug: 'bruma', date: day, adults });
const twenty = (day: string) => party(day, '20');

async function sent(visitor: Visitor, path: string, body: unknown) {
  const response = await visitor.postJson(path, body);
  const reply = (await response.json()) as ActionReply<unknown>; // as: an action's own promise
  const [problem] = problemsOf(reply);
  const { code, detail } = problem ?? {};
  const retryAfter = response.headers.get('retry-after');
  const next = reply.kind === 'done' ? reply.next : undefined;
  return { status: response.status, retryAfter, code, detail, next };
}

const put = (visitor: Visitor, item: object) => sent(visitor, '/api/cart/items', item);

/** Expires a hold, in the holding backend and in the shop's count. */
async function lapse(resource: string) {
  const past = new Date(Date.now() - 60_000);
  const { db } = shop.sandbox;
  await db.updateTable('holds').set({ expires_at: past }).execute();
  await db.updateTable('stays').set({ hold_until: past }).execute();
  await db.updateTable('cart_stays').set({ held_until: past }).execute();
  await database.query('update shop.holdings set until = $1 where resource like $2', [
    past,
    `%${resource}%`,
  ]);
}

async function heldOn(day: string): Promise<number> {
  const holds = await shop.sandbox.db
    .selectFrom('holds')
    .select('places')
    .where('day', '=', day)
    .where('expires_at', '>', new Date())
    .execute();
  return holds.reduce((sum, { places }) => sum + places, 0);
}

let people = 0;
const somebody = () => {
  people += 1;
  return { email: `guest.${people}@mail.example`, phone: `998${String(1_000_000 + people)}` };
};

/** Orders the cart by transfer; returns the refusal if there is one. */
async function order(visitor: Visitor, who: object = somebody()) {
  const { view } = await visitor.look('checkout', '/es/pago/');
  if (view.kind !== 'open') throw new Error(view.kind);
  const { digest, attempt: again } = view;
  const form = { path: '/es/pago/', ...contact, ...who, method: 'TR', digest, attempt: again };
  return sent(visitor, '/api/checkout', form);
}

async function transfer(visitor: Visitor, item: object, who?: object) {
  const added = await put(visitor, item);
  return added.code ? added : order(visitor, who);
}

async function pay(visitor: Visitor, path = '') {
  const { view } = await visitor.look('order', path);
  await atBank(shop, view.transfer?.reference ?? '', 'exact');
  await untilOrder(shop, { visitor, path }, ({ state }) => state === 'confirmed');
}

it('lets a family and a school class behind one IP address buy the same day', async () => {
  const [day = ''] = days;
  const anybody = atAnAddress();
  expect((await put(anybody(), party(day, '4'))).status).toBe(200);
  for (const teacher of [anybody(), anybody()])
    expect((await put(teacher, twenty(day))).status).toBe(200);
});

it('counts the places of unpaid transfers until they are paid or released', async () => {
  const day = days[1] ?? '';
  const anybody = atAnAddress();
  const first = anybody();
  const { next } = await transfer(first, twenty(day));
  for (const other of [anybody(), anybody()]) await transfer(other, twenty(day));
  const refused = await put(anybody(), party(day, '1'));
  expect(refused).toMatchObject({ status: 429, code: 'placesHeld', detail: 'Espera 72 horas.' });
  expect(await heldOn(day)).toBe(60);
  await pay(first, next);
  expect((await put(anybody(), twenty(day))).status).toBe(200);
});

it('counts lapsed places again when the visitor opens the cart', async () => {
  const day = days[2] ?? '';
  const anybody = atAnAddress();
  const carts = [anybody(), anybody(), anybody()];
  for (const cart of carts) expect((await put(cart, twenty(day))).status).toBe(200);
  await lapse(day);
  const others = [anybody(), anybody(), anybody()];
  for (const cart of others) expect((await put(cart, twenty(day))).status).toBe(200);
  const [lapsed] = carts;
  if (!lapsed) throw new Error('no cart');
  const page = await lapsed.get('/es/carrito/');
  expect([page.status, await page.text()]).toEqual([
    429,
    expect.stringContaining(errorText('placesHeld', 'es')),
  ]);
  const again = { path: '/es/carrito/' };
  expect((await sent(lapsed, '/api/cart/hold/again', again)).code).toBe('placesHeld');
  expect(await heldOn(day)).toBe(60);
  await lapse(day);
  expect((await lapsed.look('cart', '/es/carrito/')).view).toMatchObject({ kind: 'filled' });
  expect(await heldOn(day)).toBe(20);
});

it('leaves most of a small departure to others and says how many places fit', async () => {
  const path = '/es/tour-ojos-de-agua/';
  const page = await shop.visitor().look('buy', `${path}?month=${nextYear}-02`);
  const [day = ''] = sellableDays(page);
  const { slug } = page.view;
  const tour = (adults: string) => ({ path, slug, date: day, time: '08:00', adults });
  const anybody = atAnAddress();
  expect(await put(anybody(), tour('20'))).toMatchObject({
    status: 422,
    code: 'placesMost',
    detail: 'Caben hasta 10 a la vez: paga esas y aparta después las demás.',
  });
  expect((await put(anybody(), tour('4'))).status).toBe(200);
  expect((await put(anybody(), tour('6'))).status).toBe(200);
  expect(await put(anybody(), tour('1'))).toMatchObject({ status: 429, code: 'placesHeld' });
  expect((await put(atAnAddress()(), tour('2'))).status).toBe(200);
});

describe('rooms', () => {
  const checkin = plainCheckIn(30);
  const mangle = { hotel: 'hxm', room: 'mangle', checkin };
  const stay = (count: number, adults = 2, { hotel, room, checkin: from } = mangle) => ({
    path: '/es/hoteles-manglar/',
    hotel,
    checkin: from,
    checkout: addDays(from, 2),
    room: Array.from({ length: count }, () =>
      writeRoomRequest({
        party: { adults, childAges: [] },
        room,
        board: 'breakfast',
        isFree: true,
      }),
    ),
    promo: '',
    attempt: attempt(),
  });
  const book = (visitor: Visitor, ...asked: Parameters<typeof stay>) =>
    sent(visitor, '/api/cart/stays', stay(...asked));

  it('of one kind are limited per address, and a pending transfer counts', async () => {
    const anybody = atAnAddress();
    expect(await book(anybody(), 5)).toMatchObject({
      status: 422,
      code: 'roomsMost',
      detail: expect.stringContaining('4'),
    });
    const visitor = anybody();
    expect((await book(visitor, 3)).status).toBe(200);
    expect(await book(anybody(), 2)).toMatchObject({ status: 429, code: 'roomsHeld' });
    expect((await book(atAnAddress()(), 2)).status).toBe(200);
    expect((await order(visitor)).status).toBe(200);
    expect(await book(anybody(), 2)).toMatchObject({ status: 429, detail: 'Espera 72 horas.' });
    expect((await book(anybody(), 1)).status).toBe(200);
  });

  it('of a scarce kind are left to others, also after their hold lapsed', async () => {
    // A fifth of 18 rooms; of the other hotel's 96 rooms the absolute limit applies.
    const coral = { hotel: 'hxa', room: 'coral', checkin };
    const anybody = atAnAddress();
    expect(await book(anybody(), 4, 2, coral)).toMatchObject({
      status: 422,
      code: 'roomsMost',
      detail: expect.stringContaining('3'),
    });
    const later = { ...mangle, checkin: addDays(checkin, 5) };
    expect((await book(anybody(), 4, 2, later)).status).toBe(200);
    const visitor = anybody();
    expect((await book(visitor, 3, 2, coral)).status).toBe(200);
    await lapse('hxa coral');
    const other = anybody();
    expect((await book(other, 1, 2, coral)).status).toBe(200);
    const problem = async () => {
      const { view } = await visitor.look('cart', '/es/carrito/');
      return view.kind === 'filled' ? view.stays?.[0]?.problem?.code : view.kind;
    };
    expect(await problem()).toBe('stayLost');
    await lapse('hxa coral');
    expect(await problem()).toBeUndefined();
  });

  it.each([
    [99, 1, 'stayAdults'],
    [9, 1, 'stayAdults'],
    [2, 6, 'stayRooms'],
  ])(
    'for %i people in each of %i are refused with the number that fits',
    async (adults, count, code) => {
      const refused = await book(atAnAddress()(), count, adults);
      expect(refused).toMatchObject({ status: 422, code });
      expect(refused.retryAfter).toBeNull();
    },
  );
});

describe('orders that await a transfer', () => {
  const one = (at: number) => party(days[at] ?? '', '1');

  it('are limited per IP address', async () => {
    const anybody = atAnAddress();
    const codes: unknown[] = [];
    for (const at of [3, 4, 5, 6, 7]) codes.push((await transfer(anybody(), one(at))).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'transfersHeld']);
  });

  it('are limited per phone', async () => {
    const { phone } = somebody();
    const codes: unknown[] = [];
    // An extension does not make another phone number.
    for (const [at, extension] of ['', ' ext. 1', ' ext. 2'].entries()) {
      const contact = { ...somebody(), phone: `${phone}${extension}` };
      codes.push((await transfer(atAnAddress()(), one(3 + at), contact)).code);
    }
    expect(codes).toEqual([undefined, undefined, 'transfersHeld']);
  });

  it('are limited per mailbox, which gets at most three mails an hour even if they are paid', async () => {
    const [user = ''] = somebody().email.split('@');
    const spelled = ['münchen.example', 'MÜNCHEN.example', 'xn--mnchen-3ya.example'];
    const placed: { visitor: Visitor; next: string | undefined }[] = [];
    const ordered = async () => {
      const visitor = atAnAddress()();
      const email = `${user}@${spelled[placed.length % spelled.length]}`;
      const reply = await transfer(visitor, one(4), { ...somebody(), email });
      placed.push({ visitor, next: reply.next });
      return reply;
    };
    await ordered();
    await ordered();
    const [first, second] = placed;
    expect(await ordered()).toMatchObject({ status: 429, code: 'transfersHeld' });
    if (first && second)
      await Promise.all([first, second].map((one) => pay(one.visitor, one.next)));
    expect((await ordered()).status).toBe(200);
    expect(await ordered()).toMatchObject({ status: 429, code: 'unpaidMails' });
  });
});
