import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf, freshKey } from './support/sandbox-calls.js';

/** A Monday, 10:00 in the parks. */
const sandbox = await startSandbox({ now: new Date('2026-11-16T15:00:00Z') });
const cart = callsOf(sandbox, 'cart');

const units = { ADULT: 2, CHILD: 0, INFANT: 0 };
const choice = {
  SessionId: null,
  Language: 'ES',
  Currency: 'MXN',
  Slug: 'guarida',
  Date: '2027-01-12',
  StartTime: null,
  Units: units,
  Extras: ['transport'],
  ComponentIds: [],
};
const add = (what: object = {}) =>
  cart('POST', '/xapi/shopping-cart/items', { body: { ...choice, ...what } });
const change = (SessionId: string, id: string, what: object) =>
  cart('PATCH', `/xapi/shopping-cart/items/${id}`, { body: { ...choice, SessionId, ...what } });

const townsOf = async (query: string) => (await cart('GET', `/xapi/pickups?${query}`)).body.towns;
const timeAt = async (query: string, place: string) => {
  const towns: readonly { pickups: readonly { id: string; time: string | null }[] }[] =
    await townsOf(query);
  return towns.flatMap(({ pickups }) => pickups).find(({ id }) => id === place)?.time;
};

describe('the places where transport fetches people', () => {
  it('stand town by town, each with an id of its own', async () => {
    const towns = await townsOf('slug=bruma');
    expect(towns.map(({ name }: { name: string }) => name)).toEqual([
      'Cancún',
      'Puerto Morelos',
      'Playa del Carmen',
      'Tulum',
      'Isla Mujeres',
    ]);
    const ids = towns.flatMap(({ pickups }: { pickups: readonly { id: string }[] }) =>
      pickups.map(({ id }) => id),
    );
    expect(ids).toEqual(expect.arrayContaining(['hxm', 'hxa', 'lcdlp']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are the same for as long as the catalogue is', async () => {
    const { headers } = await cart('GET', '/xapi/pickups?slug=bruma');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60\b/);
  });

  // Opening or start, less the ride from the town and what the round takes before it.
  it.each([
    ['slug=copalera&date=2027-01-12', 'hxm', '08:20'],
    ['slug=copalera&date=2027-01-12', 'cancun-zona-hotelera', '06:55'],
    ['slug=copalera-fuego&date=2027-01-12', 'hxm', '16:50'],
    ['slug=ojos-de-agua&date=2027-01-12&startTime=08:00', 'hxa', '07:00'],
    ['slug=ojos-de-agua&date=2027-01-12&startTime=10:30', 'hxa', '09:30'],
    ['slug=ojos-de-agua&date=2027-01-12', 'hxa', null],
    ['slug=copalera', 'hxm', null],
    ['slug=copalera&date=2027-01-12', 'puerto-juarez', null],
  ])('are reached for %s at %s at %s', async (query, place, time) => {
    expect(await timeAt(query, place)).toBe(time);
  });

  it('are none for a ticket without transport', async () => {
    expect(await townsOf('slug=camino-blanco')).toEqual([]);
  });

  it('are not known of what is not sold, nor on a day that is none', async () => {
    expect(await cart('GET', '/xapi/pickups?slug=nowhere')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', field: 'slug' },
    });
    expect(await cart('GET', '/xapi/pickups?slug=bruma&date=2027-02-30')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
  });
});

const manglar = { Id: 'hxm', Name: 'Hotel Coralibrí Manglar', Town: 'Playa del Carmen' };

describe('a line with transport', () => {
  it('is fetched where it was said, and says when', async () => {
    const { status, body } = await add({ Pickup: 'hxm' });
    expect([status, body.Items[0].Pickup]).toEqual([201, { ...manglar, Time: '07:20' }]);
  });

  it('need not know where yet, and can say it and take it back later', async () => {
    const { body } = await add();
    const [{ Id, Pickup }] = body.Items;
    expect(Pickup).toBeNull();
    const said = await change(body.SessionId, Id, { Pickup: 'hxm' });
    expect(said.body.Items[0].Pickup).toMatchObject(manglar);
    const open = await change(body.SessionId, Id, { Pickup: null });
    expect(open.body.Items[0].Pickup).toBeNull();
  });

  it('forgets the place once its transport is taken out', async () => {
    const { body } = await add({ Pickup: 'hxm' });
    const [{ Id }] = body.Items;
    await change(body.SessionId, Id, { Extras: [], Pickup: 'hxm' });
    const again = await change(body.SessionId, Id, {});
    expect(again.body.Items[0].Pickup).toBeNull();
  });

  it('keeps its place in another currency, and in its order', async () => {
    const { body } = await add({ Pickup: 'hxm' });
    const { SessionId } = body;
    const priced = await cart('PUT', '/xapi/shopping-cart/currency', {
      body: { SessionId, Language: 'ES', Currency: 'USD' },
    });
    expect(priced.body.Items[0].Pickup).toMatchObject(manglar);
    const contact = {
      FirstName: 'Ana',
      LastName: 'Ruiz',
      Email: 'ana@example.com',
      Country: 'MX',
      Phone: '+529981234567',
    };
    const order = await cart('POST', '/xapi/orders', {
      key: freshKey(),
      body: {
        SessionId,
        Language: 'ES',
        Contact: contact,
        Currency: 'USD',
        Reference: 'purchase-9',
        Total: priced.body.Totals.Total,
      },
    });
    expect(order.body.Items[0].Pickup).toEqual({ ...manglar, Time: '07:20' });
  });

  it('is refused at a place that there is not, and keeps the one it had', async () => {
    expect(await add({ Pickup: 'atlantis' })).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_PICKUP', field: 'Pickup' },
    });
    const { body } = await add({ Pickup: 'hxm' });
    const no = await change(body.SessionId, body.Items[0].Id, { Pickup: 'atlantis' });
    expect(no).toMatchObject({ status: 422, body: { code: 'UNKNOWN_PICKUP' } });
    const query = `Language=ES&SessionId=${body.SessionId}`;
    const { body: after } = await cart('GET', `/xapi/shopping-cart-for-display?${query}`);
    expect(after.Items[0].Pickup).toMatchObject(manglar);
  });

  it('is not asked without transport: nothing is refused, nothing is kept', async () => {
    const { status, body } = await add({ Extras: ['food'], Pickup: 'atlantis' });
    expect([status, body.Items[0].Pickup]).toEqual([201, null]);
  });
});

describe('a package with transport', () => {
  const part = (Slug: string, Date: string, StartTime: string | null = null) => ({
    Slug,
    Date,
    StartTime,
    ComponentIds: [],
  });
  const pack = (what: object) =>
    cart('POST', '/xapi/shopping-cart/packages', {
      body: {
        SessionId: null,
        Language: 'ES',
        Currency: 'MXN',
        Units: units,
        Extras: ['transport', 'food'],
        Parts: [
          part('bruma', '2027-01-12'),
          part('camino-blanco', '2027-01-13', '09:00'),
          part('son-de-rio', '2027-01-14'),
        ],
        ...what,
      },
    });

  it('is fetched at one place for each part that has transport, each at its time', async () => {
    const { status, body } = await pack({ Pickup: 'hxm' });
    expect(status).toBe(201);
    const [{ Items }] = body.Packages;
    expect(Items.map(({ Pickup }: { Pickup: unknown }) => Pickup)).toEqual([
      { ...manglar, Time: '08:25' },
      null,
      { ...manglar, Time: '18:15' },
    ]);
  });

  it('is refused at a place that there is not, as a whole', async () => {
    expect(await pack({ Pickup: 'atlantis' })).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_PICKUP', field: 'Pickup' },
    });
  });

  it('can be changed to another place, and to none', async () => {
    const { body } = await pack({ Pickup: 'hxm' });
    const [{ Id, Items }] = body.Packages;
    const Parts = Items.map(({ Slug, Date, StartTime }: typeof choice) => ({
      Slug,
      Date,
      StartTime,
      ComponentIds: [],
    }));
    const to = async (Pickup: string | null) => {
      const { SessionId } = body;
      const asked = { SessionId, Language: 'ES', Units: units, Extras: ['transport'], Parts };
      const call = { body: { ...asked, Pickup } };
      const reply = await cart('PATCH', `/xapi/shopping-cart/packages/${Id}`, call);
      return reply.body.Packages[0].Items[0].Pickup;
    };
    expect(await to('lcdlp')).toMatchObject({ Id: 'lcdlp', Town: 'Tulum' });
    expect(await to(null)).toBeNull();
  });
});
