import { Backend, HttpCartGateway, HttpCatalogueGateway } from '@shop/adapters/http';
import type { Choice, Pickup } from '@shop/domain';
import type { KeptCart, PackageWritten } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aPackageChoice, aPart } from '@shop/test/a-package-choice';
import { startBackend } from '@shop/test/fake-backend';
import { startSandbox } from '@shop/test/start-sandbox';
import { wirePickups } from '@shop/test/wire-replies';

/** Its own clock: a Friday, 10:00 park time. */
const now = new Date('2026-11-20T15:00:00Z');
const sandbox = await startSandbox({ now });
const upstream = await startBackend();
const backendOf = (baseUrl: string, deadlineMs: number) =>
  new Backend({
    name: 'cart',
    baseUrl,
    deadlineMs,
    concurrency: 8,
    queue: 8,
    headers: {
      authorization: `Bearer ${sandbox.tokens.cart}`,
      PrefixProject: 'taquilla',
      SiteCode: 'TQ',
    },
  });
const real = backendOf(sandbox.cartUrl, 5000);
const fake = backendOf(upstream.url, 300);
afterAll(async () => {
  await real.stop();
  await fake.stop();
  await upstream.stop();
});

const manglar: Pickup = {
  id: 'hxm',
  name: 'Hotel Coralibrí Manglar',
  town: 'Playa del Carmen',
  time: '08:25',
};
const caleta: Pickup = {
  id: 'lcdlp',
  name: 'La Caleta de las Palmas',
  town: 'Tulum',
  time: undefined,
};
it('reads the pickup places and times of the sandbox', async () => {
  const catalogue = new HttpCatalogueGateway(real);
  const placesOf = async (slug: string, day?: string) => {
    const asked = await catalogue.pickups({ slug, day, time: undefined });
    return asked.kind === 'ok' ? asked.answer : asked;
  };
  expect(await placesOf('bruma', '2027-01-12')).toContainEqual(manglar);
  expect(await placesOf('bruma')).toContainEqual({ ...manglar, time: undefined });
  expect(await placesOf('camino-blanco', '2027-01-12')).toEqual([]);
  expect(await placesOf('nowhere')).toEqual({ kind: 'unknown' });
});

describe('the http catalogue gateway', () => {
  const http = new HttpCatalogueGateway(fake);
  const question = { slug: 'ojos-de-agua', day: '2027-01-12', time: '08:00' } as const;
  const path = '/xapi/pickups?slug=ojos-de-agua&date=2027-01-12&startTime=08:00';
  const address = path.replace('08:00', '08%3A00');

  it('requests in the contract’s fields', async () => {
    upstream.reply(address, 200, wirePickups('ojos-de-agua', [manglar, caleta]));
    expect(await http.pickups(question)).toEqual({ kind: 'ok', answer: [manglar, caleta] });
  });

  it.each([
    ['without times', { towns: [{ name: 'Tulum', pickups: [{ id: 'a', name: 'A' }] }] }, ['a']],
    [
      'beside one that can’t be read',
      {
        towns: [
          {
            name: 'Tulum',
            pickups: [
              { id: '../a', name: 'A' },
              { id: 'b', name: 'B' },
            ],
          },
          { name: null, pickups: [] },
        ],
      },
      ['b'],
    ],
    ['of no town', { towns: [] }, []],
  ])('reads places %s', async (_, body, ids) => {
    upstream.reply(address, 200, body);
    const asked = await http.pickups(question);
    expect(asked.kind === 'ok' && asked.answer.map(({ id }) => id)).toEqual(ids);
  });

  it('supports a backend without the call', async () => {
    upstream.reply(address, 404, { code: 'NOT_FOUND' });
    expect(await http.pickups(question)).toEqual({ kind: 'unknown' });
  });
});

const stateOf = (written: PackageWritten): KeptCart => {
  if (written.kind !== 'ok') throw new Error(`not written: ${JSON.stringify(written)}`);
  return written.state;
};
let counter = 0;
const key = () => `pickup-key-${(counter += 1)}`;

const ride: Choice = aChoice({ slug: 'bruma', day: '2027-01-12', extras: ['transport'] });
const atManglar = { pickup: 'hxm', fetched: { kind: 'place', ...manglar } };

describe('the http cart gateway over the sandbox', () => {
  const carts = new HttpCartGateway(real);
  const add = (choice: Choice) => carts.add(undefined, choice, 'MXN', 'es', key());

  it('stores the pickup place of a line, with its time', async () => {
    const { session, cart } = stateOf(await add({ ...ride, pickup: 'hxm' }));
    expect(cart.lines).toMatchObject([atManglar]);
    const [line] = cart.lines;
    const changed = await carts.change(session, line?.id ?? '', ride, 'es', key());
    expect(stateOf(changed).cart.lines).toMatchObject([{ fetched: { kind: 'open' } }]);
    expect(stateOf(changed).cart.lines[0]?.pickup).toBeUndefined();
  });

  it('stores one place for all rides of a package', async () => {
    const wanted = aPackageChoice({
      parts: [
        aPart('bruma', '2027-01-12'),
        { ...aPart('camino-blanco', '2027-01-13'), time: '09:00' },
      ],
      extras: ['transport', 'food'],
      pickup: 'hxm',
    });
    const { cart } = stateOf(await carts.addPackage(undefined, wanted, 'MXN', 'es', key()));
    expect(cart.packages).toMatchObject([{ pickup: 'hxm' }]);
    expect(cart.lines[0]).toMatchObject(atManglar);
    expect(cart.lines[1]?.fetched).toBeUndefined();
  });
});
