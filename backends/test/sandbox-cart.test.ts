import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isCurrencyCode, money, priceLine, toDecimal } from '@shop/domain';
import { built } from '@shop/test/built';
import { startSandbox } from '@shop/test/start-sandbox';
import type { Content } from '../sandbox/src/engine/content.js';
import { freshKey } from './support/sandbox-calls.js';
import { after, monday as now, part, salesOf, units } from './support/sandbox-sales.js';

const { readContent } = await built('backends/sandbox/src/engine/content.js');

/** The operator's catalogue and prices, with a predictable calendar. */
const steady = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) => ({
    ...product,
    ...(product.slug === 'camino-blanco' && { capacity: 6 }),
    ...(product.slug === 'son-de-rio' && { grants: ['changeDate'] as const }),
  })),
  calendar: {
    horizonDays: 400,
    classes: [{ from: '12-20', to: '01-05', class: 'high' }],
    weekdays: { ...content.calendar.weekdays, 4: 'standard' },
    closures: [
      { slug: 'bruma', from: '2026-12-10', to: '2026-12-11' },
      { slug: '*', from: '2026-12-25', to: '2026-12-25' },
    ],
    busyDays: [
      // 2026-12-03 is day 20 790 since 1970, 2026-12-04 the next.
      { slug: 'guarida', every: 20790, offset: 0, places: 0 },
      { slug: 'guarida', every: 20791, offset: 0, leftShare: 0.4 },
    ],
  },
});

const sandbox = await startSandbox({ now, adjust: steady });
beforeEach(() => sandbox.setNow(now));
const { add: adding, addStay, cart, dayOf, display, drop } = salesOf(sandbox);

const choice = { ...part('guarida', '2026-12-10'), Units: units(2), Extras: [] as string[] };
const tour = { ...choice, ...part('camino-blanco', '2026-12-10', { StartTime: '09:00' }) };

const add = (what: object = {}, key = freshKey()) => adding({ ...choice, ...what }, key);

const change = (session: string, id: string, what: object) =>
  cart('PATCH', `/xapi/shopping-cart/items/${id}`, {
    body: { SessionId: session, Language: 'ES', ...choice, ...what },
  });

const listPrice = (slug: string, priceClass: 'low' | 'standard' | 'high', currency = 'MXN') => {
  if (!isCurrencyCode(currency)) throw new Error(currency);
  const amount = sandbox.content.prices.products[slug]?.[currency]?.[priceClass] ?? Number.NaN;
  return money(amount, currency);
};

describe('authentication', () => {
  it.each([
    ['no SiteCode', { SiteCode: '' }, 400, 'BAD_REQUEST'],
    ['no PrefixProject', { PrefixProject: '' }, 400, 'BAD_REQUEST'],
  ])('refuses a call with %s', async (_, headers, status, code) => {
    const reply = await cart('GET', '/xapi/products', { headers });
    expect(reply).toMatchObject({ status, body: { code } });
  });

  it('puts the request id of the caller into the error', async () => {
    const headers = { 'X-Request-Id': 'abc-1' };
    const reply = await cart('GET', '/xapi/orders/TQ-0000-0000', { headers });
    expect(reply).toMatchObject({ status: 404, body: { requestId: 'abc-1' } });
  });
});

describe('a long list', () => {
  it.each(['/xapi/products', '/xapi/prices-from?currency=MXN'])(
    'has an ETag and is sent again only when it changed: %s',
    async (path) => {
      const headers = (await cart('GET', path)).headers;
      const etag = headers.get('etag') ?? '';
      const again = await cart('GET', path, { headers: { 'If-None-Match': etag } });
      const other = await cart('GET', path, { headers: { 'If-None-Match': '"other"' } });
      expect([again.status, other.status]).toEqual([304, 200]);
    },
  );
});

describe('the grants of a product', () => {
  it('are in the list of products, where absent means all', async () => {
    const { body } = await cart('GET', '/xapi/products');
    const all: readonly { slug: string; grants?: unknown }[] = body.products;
    const grantsOf = (slug: string) => all.find((one) => one.slug === slug)?.grants;
    expect([grantsOf('son-de-rio'), grantsOf('bruma')]).toEqual([['changeDate'], undefined]);
  });

  it('are read from catalogue.json', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    for (const name of await readdir('content'))
      if (name !== 'catalogue.json') await symlink(resolve('content', name), join(folder, name));
    const { products } = JSON.parse(await readFile('content/catalogue.json', 'utf8'));
    const grants = ['weather', 'changeDate'];
    const catalogue = { products: [{ ...products[0], grants }, ...products.slice(1)] };
    await writeFile(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
    const content = await readContent(folder);
    await rm(folder, { recursive: true });
    expect(content.products[0]?.grants).toEqual(grants);
  });
});

describe('the calendar', () => {
  it.each([
    ['guarida', '2026-11-15', 'CLOSED', 'PAST'],
    ['guarida', '2026-11-16', 'AVAILABLE', null],
    ['copalera', '2026-12-13', 'CLOSED', 'CLOSED'],
    ['bruma', '2026-12-11', 'CLOSED', 'CLOSED'],
    ['guarida', '2026-12-25', 'CLOSED', 'CLOSED'],
    ['guarida', '2027-12-21', 'AVAILABLE', null],
    ['guarida', '2027-12-22', 'CLOSED', 'NOT_YET'],
    ['guarida', '2026-12-03', 'SOLD_OUT', 'SOLD_OUT'],
    ['guarida', '2026-12-04', 'LIMITED', null],
  ])('%s on %s is %s for reason %s', async (slug, date, status, reason) => {
    const day = await dayOf(slug, date);
    expect(day).toMatchObject({ status, reason });
    expect(day.priceFrom === null).toBe(status === 'CLOSED' || status === 'SOLD_OUT');
  });

  it('closes a park for today after its last entry', async () => {
    sandbox.setNow(new Date('2026-11-16T22:00:00Z'));
    expect(await dayOf('guarida', '2026-11-16')).toMatchObject({
      status: 'CLOSED',
      reason: 'PAST',
    });
  });

  it('sells today’s departures that are still ahead', async () => {
    expect(await dayOf('ojos-de-agua', '2026-11-16')).toMatchObject({
      status: 'AVAILABLE',
      startTimes: [
        { time: '08:00', status: 'CLOSED' },
        { time: '10:30', status: 'AVAILABLE' },
      ],
    });
  });

  it.each([
    ['2026-11-17', 'low', 100],
    ['2026-11-26', 'standard', 90],
    ['2026-12-10', 'standard', 85],
    ['2026-12-20', 'high', 85],
  ] as const)('shows for %s the %s price at %d per cent', async (date, priceClass, percent) => {
    const list = listPrice('guarida', priceClass);
    const exact = Math.round((list.amount * percent) / 100);
    expect((await dayOf('guarida', date)).priceFrom).toBe(toDecimal(money(exact, 'MXN')));
  });

  it.each([
    ['guarida', '2026-12-10', 'standard', 650],
    ['guarida', '2026-12-04', 'standard', 260],
    ['guarida', '2026-12-20', 'high', 650],
    ['guarida', '2026-12-03', null, 0],
    ['guarida', '2026-12-25', null, 0],
  ] as const)(
    'shows for %s on %s the %s list price and %d places',
    async (slug, date, kind, left) => {
      const listed = kind && toDecimal(listPrice(slug, kind));
      expect(await dayOf(slug, date)).toMatchObject({ listPrice: listed, left });
    },
  );

  it('counts the places of each departure, and for the day those of the emptiest', async () => {
    await add({ ...tour, Date: '2027-01-28', Units: units(4) });
    expect(await dayOf('camino-blanco', '2027-01-28')).toMatchObject({
      left: 6,
      startTimes: [
        { time: '07:00', left: 6 },
        { time: '09:00', left: 2 },
      ],
    });
  });

  it('has no calendar for an unknown product', async () => {
    const query = 'slug=atlantis&month=2026-12&currency=MXN';
    expect((await cart('GET', `/xapi/calendar?${query}`)).status).toBe(404);
  });

  it.each(['month=2026-13&currency=MXN', 'month=2026-12&currency=BTC', 'currency=MXN'])(
    'refuses a request with %s',
    async (query) => {
      expect((await cart('GET', `/xapi/calendar?slug=guarida&${query}`)).status).toBe(400);
    },
  );
});

describe('pricing', () => {
  const question = { ...choice, Units: units(2, 1, 1), Extras: ['photo'], Currency: 'MXN' };

  it('applies the price rules of the domain and stores nothing', async () => {
    const reply = await cart('POST', '/xapi/pricing', {
      body: question,
      headers: { 'Idempotency-Key': '' },
    });
    const photo = sandbox.content.prices.extras['guarida']?.photo?.MXN ?? Number.NaN;
    const line = priceLine({
      listPrice: listPrice('guarida', 'standard'),
      people: units(2, 1, 1),
      extras: [{ extra: 'photo', price: money(photo, 'MXN') }],
      leadDays: 24,
      parksInPackage: 1,
      notDiscount: false,
    });
    expect(reply.body).toMatchObject({
      Tier: 'advance15',
      Original: toDecimal(line.original),
      Total: toDecimal(line.total),
      Units: [{ Type: 'ADULT' }, { Type: 'CHILD' }, { Type: 'INFANT', Amount: 0 }],
      Extras: [{ Code: 'photo', Quantity: 1 }],
    });
    expect(reply.body.AllExtras.length).toBeGreaterThan(1);
  });
});

describe('a cart', () => {
  it('starts with its first line and holds its places for twenty minutes', async () => {
    const { status, body } = await add({ Units: units(1, 2) });
    const until = new Date(body.ExpiresAt).getTime() - sandbox.now().getTime();
    expect(status).toBe(201);
    expect(until / 60_000).toBeCloseTo(20, 1);
    expect(body).toMatchObject({
      Currency: { Id: 2, IsoCode: 'MXN' },
      ProductCount: 1,
      WithErrors: false,
      Items: [{ Slug: 'guarida', Status: 'HELD', HeldUntil: body.ExpiresAt, Tier: 'advance15' }],
      Discounts: [{ Rule: 'advance15', Amount: body.Totals.Saved }],
    });
    expect(body.Totals.Original).toBeCloseTo(body.Totals.Saved + body.Totals.Total, 6);
  });

  it('keeps the currency of its first line', async () => {
    const { SessionId } = (await add({ Currency: 'EUR' })).body;
    const { body } = await add({ ...tour, SessionId, Date: '2026-12-12', Currency: 'USD' });
    expect(body).toMatchObject({ SessionId, Currency: { IsoCode: 'EUR' }, ProductCount: 2 });
  });

  it('starts over for an unknown session', async () => {
    const { status, body } = await add({ SessionId: 'forgotten' });
    expect(status).toBe(201);
    expect(body.SessionId).not.toBe('forgotten');
  });

  it.each(['/xapi/shopping-cart', '/xapi/shopping-cart-for-display'])(
    'is not found under an unknown session at %s',
    async (path) => {
      expect((await cart('GET', `${path}?Language=ES&SessionId=unknown`)).status).toBe(404);
    },
  );

  it('shows its total in dollars from the dollar price list', async () => {
    const { SessionId } = (await add({ Units: units(1) })).body;
    const { body } = await display(SessionId, '&IncludeAmountsUSD=true');
    const list = listPrice('guarida', 'standard', 'USD');
    expect(body.AmountsUSD.Total).toBe(Math.round((list.amount * 85) / 100) / 100);
  });

  it('shows no total in dollars with a stay', async () => {
    const { SessionId } = (await addStay(null)).body;
    expect((await display(SessionId, '&IncludeAmountsUSD=true')).body.AmountsUSD).toBeNull();
    await add({ SessionId });
    expect((await display(SessionId, '&IncludeAmountsUSD=true')).body.AmountsUSD).toBeNull();
  });

  it('keeps the old places of a line whose change was refused', async () => {
    const date = '2027-01-12';
    const full = await add({ ...tour, Date: date, StartTime: '07:00', Units: units(6) });
    const { SessionId, Items } = (await add({ ...tour, Date: date, Units: units(5) })).body;
    const request = { ...tour, Date: date, StartTime: '07:00', Units: units(5) };
    expect(full.status).toBe(201);
    expect((await change(SessionId, Items[0].Id, request)).body.code).toBe('NO_AVAILABILITY');
    // Before `display`, which would hold lost places again.
    expect((await add({ ...tour, Date: date, Units: units(2) })).body.code).toBe('NO_AVAILABILITY');
    expect((await display(SessionId)).body.Items[0]).toMatchObject({
      StartTime: '09:00',
      Status: 'HELD',
    });
  });

  it('can extend a line into its own places', async () => {
    const date = '2027-01-13';
    const { SessionId, Items } = (await add({ ...tour, Date: date, Units: units(4) })).body;
    const reply = await change(SessionId, Items[0].Id, { ...tour, Date: date, Units: units(6) });
    expect(reply.status).toBe(200);
  });

  it('releases the places of a removed line', async () => {
    const date = '2027-01-14';
    const { SessionId, Items } = (await add({ ...tour, Date: date, Units: units(6) })).body;
    const body = { SessionId, Language: 'ES' };
    const path = `/xapi/shopping-cart/items/${Items[0].Id}`;
    expect((await add({ ...tour, Date: date })).body.code).toBe('NO_AVAILABILITY');
    expect((await cart('DELETE', path, { body })).body).toMatchObject({
      ProductCount: 0,
      Items: [],
    });
    expect((await add({ ...tour, Date: date })).status).toBe(201);
  });

  it('is not deleted through another cart’s id', async () => {
    const { SessionId } = (await add()).body;
    const body = { SessionId, IdCart: 'other' };
    expect((await cart('DELETE', '/xapi/shopping-cart', { body })).status).toBe(404);
    expect((await display(SessionId)).status).toBe(200);
  });

  it('names the chosen components', async () => {
    const total = { Slug: 'gran-ceiba-total', ComponentIds: [512] };
    const { body } = await add(total);
    expect(body.Items[0].Components).toEqual([
      { GroupId: 51, ComponentId: 512, Name: 'Río de Luz' },
    ]);
  });

  it('sells an open ticket without a tier and without holding places', async () => {
    const { body } = await add({ Date: null });
    expect(body).toMatchObject({
      ExpiresAt: null,
      Items: [{ Date: null, Tier: null, Status: 'HELD', HeldUntil: null }],
      Totals: { Total: toDecimal(listPrice('guarida', 'high')) * 2 },
    });
  });
});

describe('a refusal of a cart', () => {
  it.each([
    ['NO_COMPONENT', 422, { ComponentIds: [511] }],
    ['NO_SCHEDULE', 422, { ...tour, StartTime: null }],
    ['NO_SCHEDULE', 422, { StartTime: '09:00' }],
    ['NO_SCHEDULE', 422, { ...tour, Date: null }],
    ['NO_SCHEDULE', 422, { ...tour, Date: null, StartTime: null }],
    ['NO_SCHEDULE', 422, { Slug: 'son-de-rio', Date: null }],
    ['DAY_PAST', 422, { ...tour, Date: '2026-11-16' }],
    ['BAD_REQUEST', 400, { Date: '2026-02-30' }],
    ['BAD_REQUEST', 400, { Units: { ADULT: 1.5, CHILD: 0, INFANT: 0 } }],
    ['BAD_REQUEST', 400, { Extras: ['photo', 'photo'] }],
    ['BAD_REQUEST', 400, { Language: 'FR' }],
  ])('%s (%d) of %j', async (code, status, what) => {
    expect(await add(what)).toMatchObject({ status, body: { code } });
  });

  it('the same product, or its variant, or the same day: DUPLICATE_PRODUCT of that line', async () => {
    const { SessionId, Items } = (await add({ Slug: 'laguna-nacar' })).body;
    const field = Items[0].Id;
    for (const what of [
      { Slug: 'laguna-nacar', Date: '2026-12-15' },
      { Slug: 'laguna-nacar-tarde', Date: '2026-12-15' },
      { Slug: 'guarida' },
    ])
      expect(await add({ SessionId, ...what })).toMatchObject({
        status: 409,
        body: { code: 'DUPLICATE_PRODUCT', field },
      });
  });

  it.each(['PATCH', 'DELETE'])('a %s of an unknown line: UNKNOWN_LINE', async (how) => {
    const { SessionId } = (await add()).body;
    const body = { SessionId, Language: 'ES', ...choice };
    const reply = await cart(how, '/xapi/shopping-cart/items/none', { body });
    expect(reply).toMatchObject({ status: 404, body: { code: 'UNKNOWN_LINE' } });
  });
});

describe('a repeated write', () => {
  it('gets the first refusal, even if it would succeed by now', async () => {
    const key = freshKey();
    const date = '2027-01-19';
    const full = await add({ ...tour, Date: date, Units: units(6) });
    const refused = await add({ ...tour, Date: date }, key);
    await drop(full.body);
    expect(await add({ ...tour, Date: date }, key)).toMatchObject({
      status: 409,
      body: refused.body,
    });
  });

  it('gets the first reply after that was lost', async () => {
    const key = freshKey();
    sandbox.faults.add({
      api: 'cart',
      path: '/xapi/shopping-cart/items',
      mode: 'dropAfterCommit',
      times: 1,
    });
    await expect(add({ ...tour, Date: '2027-01-20', Units: units(4) }, key)).rejects.toThrow();
    sandbox.faults.clear();
    const reply = await add({ ...tour, Date: '2027-01-20', Units: units(4) }, key);
    expect(reply).toMatchObject({ status: 201, body: { ProductCount: 1 } });
    expect(await dayOf('camino-blanco', '2027-01-20')).toMatchObject({
      startTimes: [{ status: 'AVAILABLE' }, { status: 'LIMITED' }],
    });
  });
});

describe('a hold', () => {
  it('releases its places when it expires', async () => {
    const full = { ...tour, Date: '2027-01-21', Units: units(6) };
    await add(full);
    sandbox.setNow(after(19));
    expect((await add(full)).body.code).toBe('NO_AVAILABILITY');
    sandbox.setNow(after(21));
    expect(await dayOf('camino-blanco', '2027-01-21')).toMatchObject({ status: 'AVAILABLE' });
    expect((await add(full)).status).toBe(201);
  });

  it('that expired renews silently when the cart is read', async () => {
    const { SessionId } = (await add({ ...tour, Date: '2027-01-22' })).body;
    sandbox.setNow(after(21));
    const { body } = await display(SessionId);
    expect(body).toMatchObject({ WithErrors: false, Items: [{ Status: 'HELD', Reason: null }] });
    expect(new Date(body.ExpiresAt) > after(40)).toBe(true);
  });

  it('that expired and lost its places makes the line unavailable until they are free', async () => {
    const full = { ...tour, Date: '2027-01-25', Units: units(6) };
    const mine = (await add(full)).body;
    sandbox.setNow(after(21));
    const other = (await add(full)).body;
    expect((await display(mine.SessionId)).body).toMatchObject({
      ProductCount: 1,
      WithErrors: true,
      Items: [{ Status: 'UNAVAILABLE', Reason: 'SOLD_OUT', Amount: mine.Items[0].Amount }],
      Totals: { Original: 0, Saved: 0, Total: 0 },
    });
    await drop(other);
    expect((await display(mine.SessionId)).body.Items[0]).toMatchObject({ Status: 'HELD' });
  });

  it('of a past day says so', async () => {
    const { SessionId } = (await add({ Date: '2026-11-17' })).body;
    sandbox.setNow(after(60 * 24 * 3));
    expect((await display(SessionId)).body.Items[0]).toMatchObject({
      Status: 'UNAVAILABLE',
      Reason: 'EXPIRED',
    });
  });
});
