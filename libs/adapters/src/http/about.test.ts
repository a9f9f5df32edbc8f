import { readFileSync } from 'node:fs';
import * as http from './index.js';
import { misfitOf } from './misfit.js';
import { money } from '@shop/domain';
import { startBackend } from '@shop/test/fake-backend';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { parse } from 'yaml';

/** Stands in for every backend: replies to each call with its contract's example. */
const upstream = await startBackend();
afterAll(() => upstream.stop());

function open() {
  const reporter = new RecordingReporter();
  const backend = new http.Backend({
    name: 'any',
    baseUrl: upstream.url,
    headers: { authorization: 'Bearer token-of-the-shop' },
    deadlineMs: 5_000,
    concurrency: 4,
    queue: 4,
    report: reporter,
  });
  const both = { reads: backend, writes: backend };
  return {
    reporter,
    backend,
    carts: new http.HttpCartGateway(backend),
    stays: new http.HttpCartStays(backend),
    catalogue: new http.HttpCatalogueGateway(backend),
    orders: new http.HttpOrdersGateway(both),
    changes: new http.HttpOrderChanges(both),
    gates: new http.HttpVoucherGateway(both),
    payments: new http.HttpPaymentGateway(both),
    refunds: new http.HttpPartRefunds(backend),
    hotels: new http.HttpHotelsGateway(backend),
    search: new http.HttpStaySearch(backend),
    rooms: new http.HttpStayBookings(both),
    users: new http.HttpUsersGateway({ login: backend, lookups: backend }),
  };
}
let to = open();
beforeEach(() => {
  to = open();
});
afterEach(() => to.backend.stop());

// oxlint-disable-next-line typescript/no-explicit-any -- any: JSON of many shapes
type Json = any;

interface Question {
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
}

const reader = { language: 'es', layout: 'desktop' } as const;
const key = 'key';
const contactOf = ({ Contact }: Json) => ({
  firstName: Contact.FirstName,
  lastName: Contact.LastName,
  email: Contact.Email,
  country: Contact.Country,
  phone: Contact.Phone,
});
const choiceOf = (body: Json) => ({
  slug: body.Slug,
  day: body.Date ?? undefined,
  time: body.StartTime ?? undefined,
  people: body.Units,
  extras: body.Extras,
  components: body.ComponentIds ?? [],
});
const packageOf = (body: Json) => ({
  people: body.Units,
  extras: body.Extras,
  parts: body.Parts.map((part: Json) => choiceOf({ ...body, ...part })),
});
const roomsOf = (body: Json) =>
  body.rooms.map(({ token, adults, childAges }: Json) => ({ token, party: { adults, childAges } }));
async function bookingOf(told: Json) {
  upstream.reply('*', 200, told);
  const asked = await to.rooms.booking(told.id, 'es');
  if (asked.kind !== 'ok') throw new Error(JSON.stringify(asked));
  return asked.answer;
}

const asks: Readonly<Record<string, (question: Question) => Promise<unknown>>> = {
  'shopping-cart calendar': ({ query: { slug = '', month = '', currency } }) =>
    to.catalogue.calendar(slug, month, currency as 'MXN'),
  'shopping-cart pricesFrom': ({ query }) => to.catalogue.pricesFrom(query.currency as 'MXN'),
  'shopping-cart pickups': ({ query: { slug = '', date } }) =>
    to.catalogue.pickups({ slug, day: date, time: undefined }),
  'shopping-cart pricing': ({ body }) =>
    to.catalogue.quote({ ...choiceOf(body), currency: body.Currency }),
  'shopping-cart packagePricing': ({ body }) =>
    to.catalogue.quotePackage({ ...packageOf(body), currency: body.Currency }),
  'shopping-cart countCart': ({ query }) => to.carts.cartOf(query.SessionId ?? '', reader),
  'shopping-cart displayCart': ({ query }) => to.carts.display(query.SessionId ?? '', reader),
  'shopping-cart addItem': ({ body }) =>
    to.carts.add(body.SessionId ?? undefined, choiceOf(body), body.Currency, 'es', key),
  'shopping-cart changeItem': ({ id, body }) =>
    to.carts.change(body.SessionId, id, choiceOf(body), 'es', key),
  'shopping-cart removeItem': ({ id, body }) => to.carts.remove(body.SessionId, id, 'es', key),
  'shopping-cart addPackage': async ({ body }) => {
    const stay = body.Stay && (await bookingOf(body.Stay.Booking));
    upstream.reply('*', 201, exampleOf('shopping-cart', 'addPackage').response.body);
    const wanted = { ...packageOf(body), from: body.FromItems, stay };
    return to.carts.addPackage(body.SessionId ?? undefined, wanted, body.Currency, 'es', key);
  },
  'shopping-cart changePackage': ({ id, body }) =>
    to.carts.changePackage(body.SessionId, id, packageOf(body), 'es', key),
  'shopping-cart removePackage': ({ id, body }) =>
    to.carts.removePackage(body.SessionId, id, 'es', key),
  'shopping-cart splitPackage': ({ id, body }) =>
    to.carts.splitPackage(body.SessionId, id, 'es', key),
  'shopping-cart extendHold': ({ body }) => to.carts.extendHold(body.SessionId, 'es', key),
  'shopping-cart addPromo': ({ body }) => to.carts.addPromo(body.SessionId, body.Code, 'es', key),
  'shopping-cart removePromo': ({ id, body }) =>
    to.carts.removePromo(body.SessionId, id, 'es', key),
  'shopping-cart setCurrency': ({ body }) =>
    to.carts.setCurrency(body.SessionId, body.Currency, 'es', key),
  'shopping-cart addStay': async ({ body }) => {
    const stay = await bookingOf(body.Booking);
    upstream.reply('*', 201, exampleOf('shopping-cart', 'addStay').response.body);
    const { PackageId: into } = body;
    return to.stays.addStay(body.SessionId ?? undefined, stay, body.Currency, 'es', key, into);
  },
  'shopping-cart changeCartStay': async ({ id, body }) => {
    const stay = await bookingOf(body.Booking);
    upstream.reply('*', 200, exampleOf('shopping-cart', 'changeCartStay').response.body);
    return to.stays.changeStay(body.SessionId, id, stay, 'es', key);
  },
  'shopping-cart removeStay': ({ id, body }) => to.stays.removeStay(body.SessionId, id, 'es', key),
  'shopping-cart placeOrder': ({ body }) =>
    to.orders.place(
      {
        session: body.SessionId,
        contact: contactOf(body),
        language: 'es',
        total: money(Math.round(body.Total * 100), body.Currency),
        reference: body.Reference,
      },
      key,
    ),
  'shopping-cart order': ({ id }) => to.orders.order(id),
  'shopping-cart confirmOrder': ({ id, body }) => to.orders.confirm(id, body.PaymentId, key),
  'shopping-cart cancelOrder': ({ id, body }) =>
    to.changes.change(
      id,
      { kind: 'cancel', lines: body.Lines, way: 'coupon', amount: money(1, 'MXN') },
      key,
    ),
  'shopping-cart changeDate': ({ id, body }) =>
    to.changes.change(
      id,
      { kind: 'changeDate', line: body.Line, day: body.Date, time: undefined },
      key,
    ),
  'shopping-cart claimWeather': ({ id, body }) =>
    to.changes.change(
      id,
      { kind: 'weather', line: body.Line, reason: body.Reason, note: body.Note },
      key,
    ),
  'shopping-cart moveStay': async ({ id, body }) => {
    const booking = await bookingOf(body.Booking);
    upstream.reply('*', 200, exampleOf('shopping-cart', 'moveStay').response.body);
    return to.changes.changeStay(id, body.Line, { booking }, key);
  },
  'shopping-cart ordersOf': ({ query }) => to.changes.ordersOf(query.Email ?? ''),
  'shopping-cart redeemVoucher': ({ id, body }) =>
    to.gates.redeem({ order: id, unit: body.Code, at: undefined }, key),
  'shopping-cart findVoucher': ({ body }) => to.gates.find(body.Code),
  'payment methods': ({ query }) => to.payments.methods(query.currency as 'MXN'),
  'payment beginIntent': ({ body }) => to.payments.begin(body, key),
  'payment intent': ({ id }) => to.payments.payment(id),
  'payment intentsOf': ({ query }) => to.payments.paymentsOf(query.reference ?? ''),
  'payment refundIntent': ({ id, body }) => to.refunds.refundPart(id, body.amount, key),
  'hotels hotels': ({ query }) => to.hotels.pricesFrom(query.currency as 'MXN'),
  'hotels stayCalendar': ({ query: { hotel, month = '', currency } }) =>
    to.hotels.calendar(hotel as 'hxm', month, currency as 'MXN'),
  'hotels searchStays': ({ body }) => to.search.search(body),
  'hotels bookStay': ({ body }) => to.rooms.book(roomsOf(body), 'es', key),
  'hotels booking': ({ id }) => to.rooms.booking(id, 'es'),
  'hotels holdStay': ({ id }) => to.rooms.hold(id, new Date('2026-11-23T19:40:00Z'), key),
  'hotels confirmStay': ({ id, body }) => to.rooms.confirm(id, body, key),
  'hotels changeStay': ({ id, body }) => to.rooms.change(id, roomsOf(body), body.amount, key),
  'hotels cancelStay': ({ id, body }) => to.rooms.cancel(id, body.amount, key),
  'users logIn': ({ body }) => to.users.logIn({ email: body.Username, password: body.Password }),
};

/** Calls whose replies do not identify their request. */
const namesNothing = {
  'the same for everybody': [
    'shopping-cart products',
    'shopping-cart endedVouchers',
    'payment currencies',
    'payment banks',
  ],
  'done, or a token': [
    'shopping-cart dropCart',
    'newsletter subscribe',
    'newsletter requestCall',
    'users register',
    'users forgot',
    'users confirm',
    'users choosePassword',
    'users changePassword',
    'search token',
    'search analytics',
    'search reporting',
  ],
  'a list without a name on it': [
    'users coupons',
    'users purchasesWithCoupon',
    'search search',
    'search answer',
    'search autocomplete',
  ],
};

const apis = ['shopping-cart', 'payment', 'hotels', 'newsletter', 'users', 'search'];
const documents = new Map(
  apis.map((name) => [name, parse(readFileSync(`backends/contracts/${name}.yaml`, 'utf8'))]),
);
const examples = new Map<string, Json>(
  apis.map((name) => [
    name,
    JSON.parse(readFileSync(`backends/contracts/examples/${name}.json`, 'utf8')),
  ]),
);
const exampleOf = (name: string, call: string): Json => examples.get(name)[call];

it('knows what the reply to each call of a contract must refer to', () => {
  const calls = apis.flatMap((name) =>
    Object.values<Json>(documents.get(name).paths)
      .flatMap((path) => Object.values<Json>(path))
      .flatMap(({ operationId }) => (operationId ? [`${name} ${operationId}`] : [])),
  );
  const known = [...Object.keys(asks), ...Object.values(namesNothing).flat()];
  expect(known.toSorted()).toEqual(calls.toSorted());
  const rows = Object.entries(http.about).flatMap(([name, all]) =>
    // Suppliers have no examples: see the table below, and octo-ports.test.ts.
    name === 'octo'
      ? []
      : Object.keys(all).map((call) => `${name === 'cart' ? 'shopping-cart' : name} ${call}`),
  );
  expect(rows.filter((row) => !Object.hasOwn(asks, row))).toEqual([]);
});

function questionOf({ path, body }: Json): Question {
  const { pathname, searchParams } = new URL(path, upstream.url);
  const id = pathname.split('/').find((one) => /\d/.test(one)) ?? pathname.split('/').at(-1) ?? '';
  return { id, query: Object.fromEntries(searchParams), body };
}

/** The same request for another id, address, day, currency or number. */
function ofAnother(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map(ofAnother);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ofAnother(one)]));
  if (typeof value !== 'string') return value;
  if (value === 'MXN') return 'USD';
  if (/^(?:hxm|e[sn]|pt|E[SN]|PT|V1|VI)$/.test(value)) return value;
  if (value.includes('@')) return `not.${value}`;
  if (/^\d{4}-\d\d/.test(value)) return value.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  return `${value.startsWith('0') ? '1' : '0'}${value.slice(1)}`;
}

/** Keeps stays as they are: the cart stores the hotels' booking verbatim. */
function ofSomebodyElse({ id, query, body }: Question): Question {
  const { Booking, Stay, ...rest } = body ?? {};
  const kept = { ...(Booking && { Booking }), ...(Stay && { Stay }) };
  const others = body === undefined ? undefined : { ...ofAnother(rest), ...kept };
  return { id: ofAnother(id), query: ofAnother(query), body: others };
}

const wordsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return value.length > 5 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

const calls = Object.keys(asks).map((row) => row.split(' ') as [string, string]);

it.each(calls)('%s: accepts a reply to %s about its own subject', async (name, call) => {
  const { request, response } = exampleOf(name, call);
  upstream.reply('*', response.status, response.body);
  const told = await asks[`${name} ${call}`]?.(questionOf(request));
  expect(told).not.toMatchObject({ kind: 'failed' });
});

it.each(calls)('%s: rejects a reply to %s about another subject', async (name, call) => {
  const { request, response } = exampleOf(name, call);
  upstream.reply('*', response.status, response.body);
  const told = await asks[`${name} ${call}`]?.(ofSomebodyElse(questionOf(request)));
  expect(told).toEqual({ kind: 'failed', reason: 'malformed' });
  const said = JSON.stringify([told, to.reporter.reports]);
  expect(said).toContain('backend-malformed');
  expect(wordsIn(response.body).filter((word) => said.includes(word))).toEqual([]);
});

const adult = { unitId: 'adult' };
const child = { unitId: 'child' };
const asked = {
  uuid: 'c0ffee00-0000-8000-a000-000000000001',
  productId: 'bruma',
  optionId: 'bruma-plus',
  availabilityId: '2027-03-05T00:00:00-05:00',
  unitItems: [adult, child, adult],
};

it.each([
  ['as it was asked for', {}, undefined],
  ['with its people in another order', { unitItems: [adult, adult, child] }, undefined],
  ['with fields that say nothing', { availabilityId: null, unitItems: undefined }, undefined],
  ['of another id', { uuid: 'c0ffee00-0000-8000-a000-000000000002' }, 'uuid'],
  ['of another product', { productId: 'guarida' }, 'productId'],
  ['of another option', { optionId: 'bruma' }, 'optionId'],
  ['of another day', { availabilityId: '2027-03-06T00:00:00-05:00' }, 'availabilityId'],
  ['of fewer people', { unitItems: [adult, child] }, 'unitItems'],
  ['of other people', { unitItems: [adult, child, child] }, 'unitItems'],
])('octo: a booking %s', (_, differs, misfit) => {
  const told = { ...asked, ...differs, status: 'ON_HOLD' };
  expect(misfitOf(told, http.about.octo.book(asked))).toBe(misfit);
  expect(misfitOf(told, http.about.octo.change(asked))).toBe(misfit);
});

it.each([
  [{}, undefined],
  [{ availabilityId: '2027-03-06T00:00:00-05:00' }, 'availabilityId'],
  [{ unitItems: [adult] }, 'unitItems'],
])('octo: a paid booking, confirmed with %j', (differs, misfit) => {
  const { uuid, availabilityId } = asked;
  const about = http.about.octo.confirm({ uuid, availabilityId, people: 3 });
  expect(misfitOf({ ...asked, ...differs }, about)).toBe(misfit);
});

it('octo: a reused UUID may name an ended booking', () => {
  const spent = { ...asked, status: 'CANCELLED', unitItems: [adult] };
  expect(misfitOf(spent, http.about.octo.book(asked))).toBeUndefined();
  expect(misfitOf(spent, http.about.octo.change(asked))).toBe('unitItems');
});
