import { startSandbox } from '@shop/test/start-sandbox';
import { monday, part, salesOf, units } from './support/sandbox-sales.js';

const sandbox = await startSandbox({ now: monday });
const { add: adding, cart, display, pack: packing, place } = salesOf(sandbox);

const choice = { ...part('guarida', '2027-01-12'), Units: units(2), Extras: ['transport'] };
const add = (what: object = {}) => adding({ ...choice, ...what });
const change = (SessionId: string, id: string, what: object) =>
  cart('PATCH', `/xapi/shopping-cart/items/${id}`, {
    body: { Language: 'ES', ...choice, SessionId, ...what },
  });

const townsOf = async (query: string) => (await cart('GET', `/xapi/pickups?${query}`)).body.towns;
const timeAt = async (query: string, place: string) => {
  const towns: readonly { pickups: readonly { id: string; time: string | null }[] }[] =
    await townsOf(query);
  return towns.flatMap(({ pickups }) => pickups).find(({ id }) => id === place)?.time;
};

describe('the pickup places', () => {
  it('are grouped by town', async () => {
    const towns = await townsOf('slug=bruma');
    expect(towns.map(({ name }: { name: string }) => name)).toEqual([
      'Cancún',
      'Puerto Morelos',
      'Playa del Carmen',
      'Tulum',
      'Isla Mujeres',
    ]);
  });

  it('are stable while the catalogue is', async () => {
    const { headers } = await cart('GET', '/xapi/pickups?slug=bruma');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60\b/);
  });

  // Opening hour or start, less the ride from the town and the round of pickups.
  it.each([
    ['slug=copalera&date=2027-01-12', 'hxm', '08:20'],
    ['slug=copalera&date=2027-01-12', 'cancun-zona-hotelera', '06:55'],
    ['slug=ojos-de-agua&date=2027-01-12&startTime=08:00', 'hxa', '07:00'],
    ['slug=ojos-de-agua&date=2027-01-12', 'hxa', null],
    ['slug=copalera&date=2027-01-12', 'puerto-juarez', null],
  ])('have a pickup for %s at %s at %s', async (query, place, time) => {
    expect(await timeAt(query, place)).toBe(time);
  });

  it('are unavailable for an unknown product or an invalid day', async () => {
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
  it('forgets the place when transport is removed', async () => {
    const { body } = await add({ Pickup: 'hxm' });
    const [{ Id }] = body.Items;
    await change(body.SessionId, Id, { Extras: [], Pickup: 'hxm' });
    const again = await change(body.SessionId, Id, {});
    expect(again.body.Items[0].Pickup).toBeNull();
  });

  it('keeps its place in another currency and in its order', async () => {
    const { body } = await add({ Pickup: 'hxm' });
    const { SessionId } = body;
    const priced = await cart('PUT', '/xapi/shopping-cart/currency', {
      body: { SessionId, Language: 'ES', Currency: 'USD' },
    });
    expect(priced.body.Items[0].Pickup).toMatchObject(manglar);
    const order = await place(priced.body, { Currency: 'USD' });
    expect(order.body.Items[0].Pickup).toEqual({ ...manglar, Time: '07:20' });
  });

  it('is refused with an unknown place and keeps the old one', async () => {
    expect(await add({ Pickup: 'atlantis' })).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_PICKUP', field: 'Pickup' },
    });
    const { body } = await add({ Pickup: 'hxm' });
    const no = await change(body.SessionId, body.Items[0].Id, { Pickup: 'atlantis' });
    expect(no).toMatchObject({ status: 422, body: { code: 'UNKNOWN_PICKUP' } });
    const { body: after } = await display(body.SessionId);
    expect(after.Items[0].Pickup).toMatchObject(manglar);
  });
});

describe('a package with transport', () => {
  const pack = (what: object) =>
    packing({
      Extras: ['transport', 'food'],
      Parts: [
        part('bruma', '2027-01-12'),
        part('camino-blanco', '2027-01-13', { StartTime: '09:00' }),
        part('son-de-rio', '2027-01-14'),
      ],
      ...what,
    });

  it('has one pickup place for its parts with transport, each at its time', async () => {
    const { status, body } = await pack({ Pickup: 'hxm' });
    expect(status).toBe(201);
    const [{ Items }] = body.Packages;
    expect(Items.map(({ Pickup }: { Pickup: unknown }) => Pickup)).toEqual([
      { ...manglar, Time: '08:25' },
      null,
      { ...manglar, Time: '18:15' },
    ]);
  });

  it('is refused as a whole with an unknown place', async () => {
    expect(await pack({ Pickup: 'atlantis' })).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_PICKUP', field: 'Pickup' },
    });
  });

  it('can change its place and remove it', async () => {
    const { body } = await pack({ Pickup: 'hxm' });
    const [{ Id, Items }] = body.Packages;
    const Parts = Items.map((one: typeof choice) =>
      part(one.Slug, one.Date, { StartTime: one.StartTime }),
    );
    const to = async (Pickup: string | null) => {
      const { SessionId } = body;
      const asked = { SessionId, Language: 'ES', Units: units(2), Extras: ['transport'], Parts };
      const call = { body: { ...asked, Pickup } };
      const reply = await cart('PATCH', `/xapi/shopping-cart/packages/${Id}`, call);
      return reply.body.Packages[0].Items[0].Pickup;
    };
    expect(await to('lcdlp')).toMatchObject({ Id: 'lcdlp', Town: 'Tulum' });
    expect(await to(null)).toBeNull();
  });
});
