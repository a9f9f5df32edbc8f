import { Backend, HttpCartGateway, HttpCatalogueGateway } from '@shop/adapters/http';
import { MemoryCartGateway, MemoryCatalogueGateway } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import type { Choice, Pickup } from '@shop/domain';
import type { CartGateway, CatalogueGateway, KeptCart, PackageWritten } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aPackageChoice, aPart } from '@shop/test/a-package-choice';
import { startBackend } from '@shop/test/fake-backend';
import { startSandbox } from '@shop/test/start-sandbox';
import { wirePickups } from '@shop/test/wire-replies';

/** A Friday, 10 in the morning in the park. */
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
const memory = new MemoryCatalogueGateway({
  clock: new FixedClock(now),
  products: sandbox.content.products,
  pickups: [manglar, caleta],
});

const placesOf = async (catalogue: CatalogueGateway, slug: string, day?: string) => {
  const asked = await catalogue.pickups({ slug, day, time: undefined });
  return asked.kind === 'ok' ? asked.answer : asked;
};

describe.each([
  { name: 'memory', catalogue: memory as CatalogueGateway },
  { name: 'http over the sandbox', catalogue: new HttpCatalogueGateway(real) },
])('a catalogue gateway with pick-ups ($name)', ({ catalogue }) => {
  it('says where transport fetches people, and when on a day', async () => {
    const places = await placesOf(catalogue, 'bruma', '2027-01-12');
    expect(places).toContainEqual(manglar);
  });

  it('says no time without a day', async () => {
    const places = await placesOf(catalogue, 'bruma');
    expect(places).toContainEqual({ ...manglar, time: undefined });
  });

  it('says no place for a ticket without transport, and nothing of one that there is not', async () => {
    expect(await placesOf(catalogue, 'camino-blanco', '2027-01-12')).toEqual([]);
    expect(await placesOf(catalogue, 'nowhere')).toEqual({ kind: 'unknown' });
  });
});

describe('the http gateway', () => {
  const http = new HttpCatalogueGateway(fake);
  const question = { slug: 'ojos-de-agua', day: '2027-01-12', time: '08:00' } as const;
  const path = '/xapi/pickups?slug=ojos-de-agua&date=2027-01-12&startTime=08:00';
  const address = path.replace('08:00', '08%3A00');

  it('asks in the words of the wire', async () => {
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

  it('knows that a backend without the call asks nobody', async () => {
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

describe.each([
  { name: 'memory', carts: new MemoryCartGateway(memory) as CartGateway },
  { name: 'http over the sandbox', carts: new HttpCartGateway(real) },
])('a cart gateway with pick-ups ($name)', ({ carts }) => {
  const add = (choice: Choice) => carts.add(undefined, choice, 'MXN', 'es', key());

  it('keeps where a line is fetched, with the time that is known', async () => {
    const { session, cart } = stateOf(await add({ ...ride, pickup: 'hxm' }));
    expect(cart.lines).toMatchObject([atManglar]);
    const [line] = cart.lines;
    const changed = await carts.change(session, line?.id ?? '', ride, 'es', key());
    expect(stateOf(changed).cart.lines).toMatchObject([{ fetched: { kind: 'open' } }]);
    expect(stateOf(changed).cart.lines[0]?.pickup).toBeUndefined();
  });

  it('says nothing of it on a line without transport', async () => {
    const { cart } = stateOf(await add({ ...ride, extras: ['food'], pickup: 'atlantis' }));
    expect([cart.lines[0]?.pickup, cart.lines[0]?.fetched]).toEqual([undefined, undefined]);
  });

  it('refuses a place that there is not', async () => {
    const written = await add({ ...ride, pickup: 'atlantis' });
    expect(written).toEqual({ kind: 'refused', refusal: 'unknownPickup' });
  });

  it('keeps one place for all rides of a package', async () => {
    const wanted = aPackageChoice({
      parts: [
        aPart('bruma', '2027-01-12'),
        { ...aPart('camino-blanco', '2027-01-13'), time: '09:00' },
      ],
      extras: ['transport', 'food'],
      pickup: 'hxm',
    });
    const { session, cart } = stateOf(
      await carts.addPackage(undefined, wanted, 'MXN', 'es', key()),
    );
    expect(cart.packages).toMatchObject([{ pickup: 'hxm' }]);
    expect(cart.lines[0]).toMatchObject(atManglar);
    expect(cart.lines[1]?.fetched).toBeUndefined();
    const id = cart.packages[0]?.id ?? '';
    const later = { ...wanted, pickup: undefined };
    const changed = await carts.changePackage(session, id, later, 'es', key());
    expect(stateOf(changed).cart.packages[0]?.pickup).toBeUndefined();
    const odd = { ...wanted, pickup: 'atlantis' };
    expect(await carts.changePackage(session, id, odd, 'es', key())).toEqual({
      kind: 'refused',
      refusal: 'unknownPickup',
    });
  });
});
