import {
  Backend,
  type BackendOptions,
  HttpCartGateway,
  HttpOrdersGateway,
} from '@shop/adapters/http';
import { add, type DisplayCart, isSame, money, sum } from '@shop/domain';
import type { KeptCart, NewPackage, PackageWritten } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aBooking } from '@shop/test/a-booking';
import { aCartLine, aDisplayCart } from '@shop/test/a-display-cart';
import { aPackageChoice, aPart } from '@shop/test/a-package-choice';
import { aContact } from '@shop/test/an-order';
import { startBackend } from '@shop/test/fake-backend';
import { startSandbox } from '@shop/test/start-sandbox';
import { wireCart, wireError } from '@shop/test/wire-replies';

/** Its own clock: a Friday, 10:00 park time. */
const now = new Date('2026-11-20T15:00:00Z');
const sandbox = await startSandbox({ now });
const upstream = await startBackend();

const backendOf = (baseUrl: string, deadlineMs: number, headers?: BackendOptions['headers']) =>
  new Backend({
    name: 'cart',
    baseUrl,
    headers,
    deadlineMs,
    concurrency: 8,
    queue: 8,
  });
const real = backendOf(sandbox.cartUrl, 5000, {
  authorization: `Bearer ${sandbox.tokens.cart}`,
  PrefixProject: 'taquilla',
  SiteCode: 'TQ',
});
const fake = backendOf(upstream.url, 300);
afterAll(async () => {
  await real.stop();
  await fake.stop();
  await upstream.stop();
});

const reader = { language: 'es', layout: 'desktop' } as const;

const stateOf = (written: PackageWritten): KeptCart => {
  if (written.kind !== 'ok') throw new Error(`not written: ${JSON.stringify(written)}`);
  return written.state;
};

let counter = 0;
const key = () => `package-key-${(counter += 1)}`;

const three = aPackageChoice({
  parts: [...aPackageChoice().parts, aPart('laguna-nacar', '2027-01-14')],
});
const amountOf = (cart: DisplayCart) =>
  sum(
    cart.lines.map(({ amount }) => amount),
    cart.currency,
  );

describe('the http cart gateway over the sandbox', () => {
  const carts = new HttpCartGateway(real);
  const begin = async (wanted: NewPackage = three) =>
    stateOf(await carts.addPackage(undefined, wanted, 'MXN', 'es', key()));
  const idOf = ({ cart }: KeptCart) => cart.packages[0]?.id ?? '';

  it('starts a cart with a package whose parts are lines of it', async () => {
    const wanted = { ...three, extras: ['transport'] as const };
    const { session, cart } = await begin(wanted);
    const [one] = cart.packages;
    expect(session).not.toBe('');
    expect(one).toMatchObject({ people: three.people, extras: ['transport'] });
    expect(cart.lines).toMatchObject(
      three.parts.map(({ slug, day }) => ({
        slug,
        day,
        packageId: one?.id,
        parksInPackage: 3,
        status: 'HELD',
        people: three.people,
        extras: ['transport'],
      })),
    );
    expect([one?.amount, cart.total]).toEqual([amountOf(cart), amountOf(cart)]);
    expect(one && isSame(one.saved, cart.saved) && one.saved.amount > 0).toBe(true);
    expect(await carts.cartOf(session, reader)).toMatchObject({ cart: { productCount: 3 } });
    expect(await carts.display(session, reader)).toMatchObject({ answer: { cart } });
  });

  it('packs single tickets into a package', async () => {
    const line = aChoice({ slug: 'bruma', day: '2027-01-12' });
    const { session, cart } = stateOf(await carts.add(undefined, line, 'MXN', 'es', key()));
    const from = cart.lines.map(({ id }) => id);
    const made = await carts.addPackage(session, { ...three, from }, 'MXN', 'es', key());
    expect(stateOf(made).cart.lines.map(({ packageId }) => typeof packageId)).toEqual(
      three.parts.map(() => 'string'),
    );
    const again = await carts.addPackage(session, { ...three, from }, 'MXN', 'es', key());
    expect(again).toMatchObject({ kind: 'refused', refusal: 'unknownLine' });
  });

  const [bruma = aPart('', '')] = three.parts;
  it.each([
    ['one park', { parts: [bruma] }, { refusal: 'packageParks' }],
    [
      'one date twice',
      { parts: [bruma, aPart('guarida', bruma.day)] },
      { refusal: 'sameDates', part: 1 },
    ],
    [
      'a closed day',
      { parts: [bruma, aPart('copalera', '2026-12-13')] },
      { refusal: 'closedDay', part: 1 },
    ],
  ] as const)('refuses a package of %s and names the part', async (_, differs, refused) => {
    const written = await carts.addPackage(undefined, { ...three, ...differs }, 'MXN', 'es', key());
    expect(written).toEqual({ kind: 'refused', ...refused });
  });

  it('names the cart line that a part conflicts with', async () => {
    const line = aChoice({ slug: 'copalera', day: bruma.day });
    const { session, cart } = stateOf(await carts.add(undefined, line, 'MXN', 'es', key()));
    const written = await carts.addPackage(session, three, 'MXN', 'es', key());
    expect(written).toEqual({ kind: 'refused', refusal: 'duplicate', line: cart.lines[0]?.id });
  });

  it('changes a whole package under its id', async () => {
    const begun = await begin();
    const changed = await carts.changePackage(
      begun.session,
      idOf(begun),
      aPackageChoice(),
      'es',
      key(),
    );
    const { cart } = stateOf(changed);
    expect(cart.packages.map(({ id }) => id)).toEqual([idOf(begun)]);
    expect(cart.lines).toMatchObject([
      { slug: 'bruma', parksInPackage: 2 },
      { slug: 'guarida', packageId: idOf(begun) },
    ]);
  });

  it('removes a package with its lines', async () => {
    const begun = await begin();
    const { cart } = stateOf(await carts.removePackage(begun.session, idOf(begun), 'es', key()));
    expect(cart).toMatchObject({ lines: [], packages: [], total: money(0, 'MXN') });
  });

  it('splits a package into dearer single tickets', async () => {
    const begun = await begin();
    const { cart } = stateOf(await carts.splitPackage(begun.session, idOf(begun), 'es', key()));
    expect(cart.packages).toEqual([]);
    expect(cart.lines.map(({ id, packageId }) => [id, packageId])).toEqual(
      begun.cart.lines.map(({ id }) => [id, undefined]),
    );
    expect(cart.total.amount).toBeGreaterThan(begun.cart.total.amount);
  });

  it('accepts nights as a product at their own price, which stand alone after a split', async () => {
    const stay = aBooking();
    const { session, cart } = await begin({ ...three, stay });
    const [one] = cart.packages;
    expect(cart.stays).toMatchObject([{ packageId: one?.id, amount: stay.total }]);
    expect([one?.amount, cart.total]).toEqual([amountOf(cart), add(amountOf(cart), stay.total)]);
    const split = stateOf(await carts.splitPackage(session, one?.id ?? '', 'es', key()));
    expect(split.cart.stays?.map(({ id, packageId }) => [id, packageId])).toEqual([
      [cart.stays?.[0]?.id, undefined],
    ]);
    const from = split.cart.lines.map(({ id }) => id);
    const again = await carts.addPackage(session, { ...three, from, stay }, 'MXN', 'es', key());
    const packed = stateOf(again).cart;
    expect([packed.stays?.length, packed.stays?.[0]?.packageId]).toEqual([
      1,
      packed.packages[0]?.id,
    ]);
    const id = packed.packages[0]?.id ?? '';
    const gone = stateOf(await carts.removePackage(session, id, 'es', key()));
    expect([gone.cart.stays, gone.cart.total]).toEqual([undefined, money(0, 'MXN')]);
  });

  it('extends a hold twice', async () => {
    const { session } = await begin();
    const longer = () => carts.extendHold(session, 'es', key());
    expect(stateOf(await longer()).cart.holdExtensionsLeft).toBe(1);
    expect(stateOf(await longer()).cart.holdExtensionsLeft).toBe(0);
    expect(await longer()).toEqual({ kind: 'refused', refusal: 'holdLimit' });
  });

  it('performs a repeated call once', async () => {
    const first = await begin();
    const again = key();
    const removed = await carts.removePackage(first.session, idOf(first), 'es', again);
    expect(await carts.removePackage(first.session, idOf(first), 'es', again)).toEqual(removed);
  });
});

it('reads which lines of an order form a package', async () => {
  const carts = new HttpCartGateway(real);
  const { session, cart } = stateOf(await carts.addPackage(undefined, three, 'MXN', 'es', key()));
  const orders = new HttpOrdersGateway({ reads: real, writes: real });
  const request = { session, contact: aContact(), total: cart.total, reference: 'purchase-1' };
  const placed = await orders.place({ ...request, language: 'es' }, key());
  if (placed.kind !== 'ok') throw new Error(JSON.stringify(placed));
  const [one] = cart.packages;
  expect(placed.state.lines).toMatchObject(
    cart.lines.map(({ id }) => ({ id, packageId: one?.id, parksInPackage: 3 })),
  );
});

describe('the http gateway', () => {
  const http = new HttpCartGateway(fake);
  const path = '/xapi/shopping-cart';
  const calls = [
    [`POST ${path}/packages`, () => http.addPackage('s', three, 'MXN', 'es', key())],
    [`PATCH ${path}/packages/p`, () => http.changePackage('s', 'p', three, 'es', key())],
    [`DELETE ${path}/packages/p`, () => http.removePackage('s', 'p', 'es', key())],
    [`POST ${path}/packages/p/split`, () => http.splitPackage('s', 'p', 'es', key())],
    [`PUT ${path}/hold`, () => http.extendHold('s', 'es', key())],
    [`POST ${path}/promo`, () => http.addPromo('s', 'CODE', 'es', key())],
    [`DELETE ${path}/promo/CODE`, () => http.removePromo('s', 'CODE', 'es', key())],
  ] as const;

  describe.each(calls)('at %s', (call, ask) => {
    it.each([
      ['that it has no such call', 404, wireError('NOT_FOUND'), { kind: 'unsupported' }],
      ['nothing in the shape of errors', 404, '<html>', { kind: 'unsupported' }],
      ['that it is busy', 503, '', { kind: 'failed', reason: 'unavailable' }],
      [
        'a twin under way',
        409,
        wireError('IN_PROGRESS'),
        { kind: 'failed', reason: 'unavailable' },
      ],
      ['a cart of no shape', 200, {}, { kind: 'failed', reason: 'malformed' }],
    ] as const)('understands a backend %s', async (_, status, body, outcome) => {
      upstream.reply(call, status, body);
      expect(await ask()).toEqual(outcome);
    });
  });

  it.each([
    ['PACKAGE_LIMIT', null, { refusal: 'limit' }],
    ['PACKAGE_PARKS', 'Parts', { refusal: 'packageParks' }],
    ['SAME_DATE', '2', { refusal: 'sameDates', part: 2 }],
    ['SAME_DATE', null, { refusal: 'sameDates' }],
    ['DUPLICATE_PRODUCT', 'Parts.2', { refusal: 'packageTwice', part: 2 }],
    ['DUPLICATE_PRODUCT', '2', { refusal: 'duplicate', line: '2' }],
    ['NO_AVAILABILITY', 'Parts.10.Date', { refusal: 'noAvailability', part: 10 }],
    ['NO_AVAILABILITY', 'Date', { refusal: 'noAvailability' }],
    ['UNKNOWN_PACKAGE', 'Id', { refusal: 'unknownPackage' }],
    ['HOLD_LIMIT', null, { refusal: 'holdLimit' }],
    ['CART_LIMIT', null, { refusal: 'cartFull' }],
  ])('reads %s at %s', async (code, field, refused) => {
    upstream.reply(`POST ${path}/packages`, 422, wireError(code, field));
    const written = await http.addPackage('s', three, 'MXN', 'es', key());
    expect(written).toEqual({ kind: 'refused', ...refused });
  });

  it('sends the package, the key and nothing about prices', async () => {
    const time = '09:00';
    const parts = [
      aPart('bruma', '2027-01-12'),
      { ...aPart('barlovento', '2027-01-13'), time, components: [7] },
    ];
    const wanted = aPackageChoice({ parts, extras: ['food'] });
    await http.addPackage(undefined, { ...wanted, from: ['line-1'] }, 'MXN', 'pt', 'key-9');
    const sent = upstream.seen.at(-1);
    expect(sent?.headers['idempotency-key']).toBe('key-9');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      SessionId: null,
      Language: 'PT',
      Currency: 'MXN',
      FromItems: ['line-1'],
      Units: { ADULT: 2, CHILD: 0, INFANT: 0 },
      Extras: ['food'],
      Parts: [
        { Slug: 'bruma', Date: '2027-01-12', StartTime: null, ComponentIds: [] },
        { Slug: 'barlovento', Date: '2027-01-13', StartTime: time, ComponentIds: [7] },
      ],
    });
    await http.changePackage('s', 'a/b', wanted, 'pt', 'key-10');
    expect(upstream.seen.at(-1)?.path).toBe(`${path}/packages/a%2Fb`);
    expect(Object.keys(JSON.parse(upstream.seen.at(-1)?.body ?? ''))).toEqual([
      'SessionId',
      'Language',
      'Units',
      'Extras',
      'Parts',
    ]);
  });

  const parts = ['bruma', 'guarida'].map((slug, at) =>
    aCartLine({ id: `line-${at}`, slug, packageId: 'p', parksInPackage: 2 }),
  );
  const singleTickets = aDisplayCart({ lines: parts });
  const { original, saved, total: amount } = singleTickets;
  const people = { ADULT: 2, CHILD: 0, INFANT: 0 };
  const one = { id: 'p', people, extras: ['food'] as const, original, saved, amount };
  const cart = { ...singleTickets, packages: [one], holdExtensionsLeft: 2 };
  const whole = wireCart({ session: 's', cart });
  const [wirePackage] = whole.Packages;
  const shown = async (body: unknown) => {
    const asked = 'Language=ES&SessionId=s&Mobile=false&IncludeAmountsUSD=false';
    upstream.reply(`${path}-for-display?${asked}`, 200, body);
    return http.display('s', reader);
  };

  it('reads a package, and its missing fields', async () => {
    expect(await shown(whole)).toEqual({ kind: 'ok', answer: { session: 's', cart } });
    const { Id, Units, Items, Amount } = wirePackage ?? {};
    const bare = { ...whole, Packages: [{ Id, Units, Items, Amount }] };
    expect(await shown(bare)).toMatchObject({
      answer: {
        cart: { packages: [{ extras: [], original: amount, amount, saved: money(0, 'MXN') }] },
      },
    });
    const odd = { ...whole, Packages: [{ ...wirePackage, Extras: ['pony', 'food'] }] };
    expect(await shown(odd)).toMatchObject({ answer: { cart: { packages: [one] } } });
  });

  it.each([
    ['without people', { Units: { ADULT: 2 } }],
    ['with a negative price', { Amount: -1 }],
    ['with a part that is none', { Items: [{}] }],
    ['without an id', { Id: '' }],
  ])('treats a cart with a package %s as malformed', async (_, differs) => {
    const body = { ...whole, Packages: [{ ...wirePackage, ...differs }] };
    expect(await shown(body)).toEqual({ kind: 'failed', reason: 'malformed' });
  });
});
