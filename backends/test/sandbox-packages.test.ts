import { addDays, type ParkDay } from '@shop/domain';
import { createDatabase } from '@shop/test/start-postgres';
import { startSandbox } from '@shop/test/start-sandbox';
import { sql } from 'kysely';
import type { Content } from '../sandbox/src/engine/content.js';
import { callsOf, type Reply } from './support/sandbox-calls.js';
import { after, monday as now, part, salesOf, scarce, units } from './support/sandbox-sales.js';

/** Each ticket has its own place: there are too few to fill a cart. */
const apart = (content: Content): Content => ({
  ...scarce(content),
  products: scarce(content).products.map((product) => ({ ...product, variantOf: product.slug })),
});

const sandbox = await startSandbox({ now, adjust: scarce });
beforeEach(() => sandbox.setNow(now));
const { add: adding, cart, dayOf, display: displaying, drop, pack } = salesOf(sandbox);

let days = 0;
/** Three days that no other test uses. */
const threeDays = (): readonly [ParkDay, ParkDay, ParkDay] => {
  days += 3;
  const first = addDays('2027-01-01', days);
  return [first, addDays(first, 1), addDays(first, 2)];
};

const partsOn = ([first, second, third]: readonly ParkDay[]) => [
  part('bruma', first),
  part('guarida', second),
  part('laguna-nacar', third),
];

const forTwo = { Language: 'ES', Units: units(2), Extras: [] };
const bodyOf = (what: object) => ({ SessionId: null, Currency: 'MXN', ...forTwo, ...what });

const change = (SessionId: string, id: string, what: object) =>
  cart('PATCH', `/xapi/shopping-cart/packages/${id}`, { body: { SessionId, ...forTwo, ...what } });

const on = (method: string, path: string, SessionId: string) =>
  cart(method, `/xapi/shopping-cart/${path}`, { body: { SessionId, Language: 'ES' } });

const add = (slug: string, day: ParkDay | undefined, what: object = {}) =>
  adding({ ...part(slug, day), ...what });

const display = async (session: string) => (await displaying(session)).body;

const leftOn = async (slug: string, date: ParkDay) => (await dayOf(slug, date)).left;

const leftOf = ([first = '', second = '', third = '']: readonly ParkDay[]) =>
  Promise.all([leftOn('bruma', first), leftOn('guarida', second), leftOn('laguna-nacar', third)]);

const refusalOf = ({ status, body }: Reply) => [status, body.code, body.field];

describe('a package', () => {
  it('is held, counted and priced as one, each part on its own day', async () => {
    const dates = threeDays();
    const { status, body } = await pack({ Parts: partsOn(dates), Units: units(2, 1, 1) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      Items: [],
      ProductCount: 3,
      WithErrors: false,
      HoldExtensionsLeft: 2,
      Packages: [
        {
          Units: units(2, 1, 1),
          Extras: [],
          Items: [{ Slug: 'bruma' }, { Slug: 'guarida' }, { Slug: 'laguna-nacar' }],
        },
      ],
    });
    const [one] = body.Packages;
    for (const [at, item] of one.Items.entries())
      expect(item).toMatchObject({ Date: dates[at], Status: 'HELD', Tier: 'combo20' });
    expect(body.Totals).toEqual({ Original: one.Original, Saved: one.Saved, Total: one.Amount });
    expect(body.Discounts).toEqual([{ Rule: 'combo20', Amount: one.Saved }]);
    expect(Date.parse(body.ExpiresAt) - sandbox.now().getTime()).toBeCloseTo(20 * 60_000, -5);
    expect(await leftOf(dates)).toEqual([2, 2, 2]);
  });

  it('applies an add-on to each part that has it', async () => {
    const [first, second] = threeDays();
    const Parts = [part('bruma', first), part('son-de-rio', second)];
    const { body } = await pack({ Parts, Extras: ['transport', 'food'] });
    const [one] = body.Packages;
    expect(one.Extras).toEqual(['transport', 'food']);
    expect(one.Items).toMatchObject([
      { Extras: [{ Code: 'transport' }, { Code: 'food' }] },
      { Extras: [{ Code: 'transport' }] },
    ]);
  });

  it('holds nothing when one part has too few places, and names it', async () => {
    const dates = threeDays();
    await add('laguna-nacar', dates[2], { Units: units(5) });
    const reply = await pack({ Parts: partsOn(dates) });
    expect(refusalOf(reply)).toEqual([409, 'NO_AVAILABILITY', 'Parts.2.Date']);
    expect(await leftOf(dates)).toEqual([6, 6, 1]);
  });
});

describe('a refusal of a package', () => {
  const dates = threeDays();
  const [first, second] = dates;
  const three = partsOn(dates);
  const two = three.slice(0, 2);
  const later = (differs: object) => [three[0], { ...three[1], ...differs }];
  const total = part('gran-ceiba-total', '2026-12-16', { ComponentIds: [511] });
  const tour = part('ojos-de-agua', second, { StartTime: '08:00' });
  const variant = part('laguna-nacar-tarde', first);
  const evening = part('son-de-rio', first);
  const infant = units(1, 0, 1);
  const more = [part('copalera', '2026-12-14'), part('son-de-rio', '2026-12-15')];

  it.each([
    ['no park', 'PACKAGE_PARKS', 422, 'Parts', { Parts: [] }],
    ['five parks', 'PACKAGE_PARKS', 422, 'Parts', { Parts: [...three, ...more] }],
    [
      'more products than a cart takes',
      'PACKAGE_LIMIT',
      409,
      'Parts',
      { Parts: [...three, more[0], total] },
    ],
    [
      'a park and its variant',
      'DUPLICATE_PRODUCT',
      409,
      'Parts.2',
      { Parts: [...three.slice(1), variant] },
    ],
    [
      'a product that is not sold',
      'UNKNOWN_PRODUCT',
      422,
      'Parts.1.Slug',
      { Parts: later({ Slug: 'atlantis' }) },
    ],
    [
      'an infant on a tour',
      'INFANTS_NOT_ADMITTED',
      422,
      'Parts.1.Units',
      { Parts: [three[0], tour], Units: infant },
    ],
    [
      'food that no part has',
      'UNKNOWN_EXTRA',
      422,
      'Extras',
      { Parts: [tour, evening], Extras: ['food'] },
    ],
    [
      'a line that the cart lacks',
      'UNKNOWN_LINE',
      404,
      'FromItems.0',
      { Parts: two, FromItems: ['none'] },
    ],
    ['a part without a day', 'BAD_REQUEST', 400, 'Parts.1.Date', { Parts: later({ Date: null }) }],
    ['a line twice', 'BAD_REQUEST', 400, 'FromItems', { Parts: two, FromItems: ['a', 'a'] }],
  ])('%s: %s (%d) at %s', async (_, code, status, field, what) => {
    expect(refusalOf(await pack(what))).toEqual([status, code, field]);
    expect(await leftOf(dates)).toEqual([6, 6, 6]);
  });

  it('accepts the total ticket with its activity as two of five products', async () => {
    const Parts = [
      ...partsOn(threeDays()),
      part('gran-ceiba-total', '2026-12-16', { ComponentIds: [511] }),
    ];
    const { status, body } = await pack({ Parts });
    expect([status, body.ProductCount]).toEqual([201, 4]);
  });

  it.each([
    ['day', 'copalera', 0],
    ['product', 'bruma', 3],
    ['parent product', 'laguna-nacar-tarde', 3],
  ])(
    'a %s that another cart line has: DUPLICATE_PRODUCT with that line',
    async (_, slug, shift) => {
      const days = threeDays();
      const { body } = await add(slug, addDays(days[0], shift));
      const reply = await pack({ SessionId: body.SessionId, Parts: partsOn(days) });
      expect(refusalOf(reply)).toEqual([409, 'DUPLICATE_PRODUCT', body.Items[0].Id]);
    },
  );

  it('a line that conflicts with its part: DUPLICATE_PRODUCT with that part', async () => {
    const days = threeDays();
    const { body } = await pack({ Parts: partsOn(days) });
    const [, second] = body.Packages[0].Items;
    const reply = await add('copalera', days[1], { SessionId: body.SessionId });
    expect(refusalOf(reply)).toEqual([409, 'DUPLICATE_PRODUCT', second.Id]);
  });

  it('an eleventh line, parts counted: CART_LIMIT', async () => {
    const many = await startSandbox({ now, adjust: apart });
    const call = callsOf(many, 'cart');
    const slugs = ['copalera', 'copalera-fuego', 'laguna-nacar-tarde', 'son-de-rio'];
    const more = [
      'gran-ceiba-basico',
      'gran-ceiba-plus',
      'gran-ceiba-noche',
      'gran-ceiba-tour-plus',
    ];
    let SessionId: string | null = null;
    for (const [index, slug] of [...slugs, ...more].entries()) {
      const body = bodyOf({ SessionId, ...part(slug, addDays('2026-12-21', index)) });
      const reply = await call('POST', '/xapi/shopping-cart/items', { body });
      SessionId ??= reply.body.SessionId;
      expect(reply.status).toBe(201);
    }
    const asked = (Parts: unknown) =>
      call('POST', '/xapi/shopping-cart/packages', { body: bodyOf({ SessionId, Parts }) });
    const full = partsOn(['2027-02-01', '2027-02-02', '2027-02-03']);
    expect(refusalOf(await asked(full))).toEqual([409, 'CART_LIMIT', null]);
    expect((await asked(full.slice(0, 2))).body.ProductCount).toBe(10);
  });
});

describe('a package in a cart', () => {
  const packed = async () => {
    const dates = threeDays();
    const { body } = await pack({ Parts: partsOn(dates) });
    return { dates, SessionId: body.SessionId as string, one: body.Packages[0] }; // as: a checked reply
  };

  it('can extend into its own places', async () => {
    const { dates, SessionId, one } = await packed();
    const grown = { Parts: partsOn(dates), Units: units(6) };
    expect((await change(SessionId, one.Id, grown)).status).toBe(200);
    expect(await leftOf(dates)).toEqual([0, 0, 0]);
  });

  it('keeps its old places when one part of the change is refused', async () => {
    const { dates, SessionId, one } = await packed();
    const other = threeDays();
    await add('laguna-nacar', other[2], { Units: units(5) });
    const reply = await change(SessionId, one.Id, { Parts: partsOn(other) });
    expect(refusalOf(reply)).toEqual([409, 'NO_AVAILABILITY', 'Parts.2.Date']);
    expect(await leftOf(dates)).toEqual([4, 4, 4]);
    expect(await leftOf(other)).toEqual([6, 6, 1]);
    expect((await display(SessionId)).Packages).toEqual([one]);
  });

  it('releases the places of all its parts when removed', async () => {
    const { dates, SessionId, one } = await packed();
    const { status, body } = await on('DELETE', `packages/${one.Id}`, SessionId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ProductCount: 0, Items: [], Packages: [], ExpiresAt: null });
    expect(await leftOf(dates)).toEqual([6, 6, 6]);
  });

  it('splits into single tickets at their own prices, which keep their places', async () => {
    const { dates, SessionId, one } = await packed();
    const { status, body } = await on('POST', `packages/${one.Id}/split`, SessionId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Packages: [], ProductCount: 3 });
    for (const [at, item] of body.Items.entries()) {
      const { Id, HeldUntil } = one.Items[at];
      expect(item).toMatchObject({ Id, HeldUntil, Tier: 'advance15', Status: 'HELD' });
    }
    expect(body.Totals.Total).toBeGreaterThan(one.Amount);
    expect(await leftOf(dates)).toEqual([4, 4, 4]);
  });

  it('is made of single tickets in one step, on their own last places', async () => {
    const dates = threeDays();
    const Units = units(6);
    const lines = partsOn(dates);
    const { SessionId } = (await add('bruma', dates[0], { Units })).body;
    for (const { Slug, Date } of lines.slice(1)) await add(Slug, Date, { SessionId, Units });
    const FromItems = (await display(SessionId)).Items.map(({ Id }: { Id: string }) => Id);
    expect(await leftOf(dates)).toEqual([0, 0, 0]);
    const { status, body } = await pack({ SessionId, Units, Parts: lines, FromItems });
    expect(status).toBe(201);
    expect(body).toMatchObject({ Items: [], ProductCount: 3, Packages: [{ Items: [{}, {}, {}] }] });
    expect(await leftOf(dates)).toEqual([0, 0, 0]);
  });

  it('leaves the single tickets unchanged when refused', async () => {
    const dates = threeDays();
    const { SessionId, Items } = (await add('bruma', dates[0])).body;
    const request = { SessionId, Parts: partsOn(dates), FromItems: [Items[0].Id], Units: units(7) };
    expect(refusalOf(await pack(request))).toEqual([409, 'NO_AVAILABILITY', 'Parts.0.Date']);
    expect((await display(SessionId)).Items).toEqual(Items);
    expect(await leftOf(dates)).toEqual([4, 6, 6]);
  });

  it('is not made of a line that is already a part', async () => {
    const { SessionId, one } = await packed();
    const FromItems = [one.Items[0].Id];
    const reply = await pack({ SessionId, Parts: partsOn(threeDays()), FromItems });
    expect(refusalOf(reply)).toEqual([404, 'UNKNOWN_LINE', 'FromItems.0']);
  });

  it.each([['POST', 'packages/none/split', 'UNKNOWN_PACKAGE']])(
    'is not found for %s %s',
    async (method, path, code) => {
      const { SessionId } = await packed();
      const body = bodyOf({ SessionId, Parts: partsOn(threeDays()) });
      const reply = await cart(method, `/xapi/shopping-cart/${path}`, { body });
      expect(refusalOf(reply)).toEqual([404, code, 'Id']);
    },
  );

  it('cannot be changed from another cart', async () => {
    const { one } = await packed();
    const { SessionId } = await packed();
    const reply = await on('DELETE', `packages/${one.Id}`, SessionId);
    expect(refusalOf(reply)).toEqual([404, 'UNKNOWN_PACKAGE', 'Id']);
  });

  it.each(['PATCH', 'DELETE'])(
    'refuses %s of one of its parts as a single line',
    async (method) => {
      const { SessionId, one } = await packed();
      const body = bodyOf({ SessionId, ...part('bruma', '2027-03-01') });
      const path = `/xapi/shopping-cart/items/${one.Items[0].Id}`;
      expect(refusalOf(await cart(method, path, { body }))).toEqual([404, 'UNKNOWN_LINE', 'Id']);
    },
  );

  it('is held again whole after its hold expired', async () => {
    const { SessionId } = await packed();
    sandbox.setNow(after(21));
    const body = await display(SessionId);
    const states = body.Packages[0].Items.map(({ Status }: { Status: string }) => Status);
    expect([body.WithErrors, ...states]).toEqual([false, 'HELD', 'HELD', 'HELD']);
  });

  it('is never held again in part; each part says why', async () => {
    const { dates, SessionId, one } = await packed();
    sandbox.setNow(after(21));
    const other = (await add('guarida', dates[1], { Units: units(5) })).body;
    const body = await display(SessionId);
    expect(body).toMatchObject({ WithErrors: true, ProductCount: 3, Totals: { Total: 0 } });
    expect(body.Packages).toMatchObject([
      {
        Amount: one.Amount,
        Items: [
          { Status: 'UNAVAILABLE', Reason: 'EXPIRED' },
          { Status: 'UNAVAILABLE', Reason: 'SOLD_OUT' },
          { Status: 'UNAVAILABLE', Reason: 'EXPIRED' },
        ],
      },
    ]);
    expect(await leftOf(dates)).toEqual([6, 1, 6]);
    await drop(other);
    expect((await display(SessionId)).Packages[0].Items).toMatchObject([
      { Status: 'HELD', Reason: null },
      { Status: 'HELD', Tier: 'combo20' },
      { Status: 'HELD' },
    ]);
    expect(await leftOf(dates)).toEqual([4, 4, 4]);
  });
});

it('migrates a database of the previous version, with its carts', async () => {
  const databaseUrl = await createDatabase();
  const first = await startSandbox({ now, adjust: scarce, databaseUrl });
  const body = bodyOf(part('bruma', '2027-01-08'));
  const line = (await callsOf(first, 'cart')('POST', '/xapi/shopping-cart/items', { body })).body;
  for (const statement of [
    'alter table sandbox.cart_lines drop column package_id',
    'alter table sandbox.cart_stays drop column package_id',
    'alter table sandbox.carts drop column hold_extensions',
    'drop table sandbox.cart_packages',
    "delete from sandbox.migrations where name in ('004-packages', '021-package-stays')",
  ])
    await sql.raw(statement).execute(first.db);
  await first.stop();
  const again = callsOf(await startSandbox({ now, adjust: scarce, databaseUrl }), 'cart');
  const path = `/xapi/shopping-cart-for-display?Language=ES&SessionId=${line.SessionId}`;
  expect((await again('GET', path)).body).toEqual(line);
  const Parts = partsOn(['2027-02-01', '2027-02-02', '2027-02-03']).slice(1);
  const request = bodyOf({ SessionId: line.SessionId, Parts });
  const reply = await again('POST', '/xapi/shopping-cart/packages', { body: request });
  expect(reply.body).toMatchObject({ ProductCount: 3, Packages: [{}] });
});
