import { randomUUID } from 'node:crypto';
import { Backend } from '@shop/adapters/http';
import { MemoryRecords } from '@shop/adapters/memory';
import { octoHeaders, octoPorts, type OctoRecords } from '@shop/adapters/octo';
import { FixedClock } from '@shop/adapters/system';
import type { Choice } from '@shop/domain';
import type { KeptCart } from '@shop/ports/backends';
import { startBroken } from '../../backends/stand-ins/broken-server.js';
import { inDays, octoResellers, ResellerProgram, resellers } from '@shop/test/reseller';
import { startBff } from '@shop/test/start-bff';

const supplier = await startBff({}, { OCTO_RESELLERS: octoResellers });
const islas = new ResellerProgram(supplier.url);
/** Paths whose reply the supplier drops once, after doing the work. */
const lost: RegExp[] = [];
/** Paths whose reply is about another booking or day. */
let another: RegExp | undefined;
const ofAnother = (body: object): object =>
  Array.isArray(body)
    ? body.map((one) => ({ ...one, localDateTimeStart: '2020-01-01T00:00:00-05:00' }))
    : { ...body, uuid: randomUUID() };
const wire = await startBroken(supplier.url, {
  answer: (answer, { path }) => {
    if (another?.test(path)) return { ...answer, body: ofAnother(answer.body) };
    const at = lost.findIndex((one) => one.test(path));
    if (at < 0) return answer;
    lost.splice(at, 1);
    return { ...answer, status: 503, body: {} };
  },
});
const client = () =>
  new Backend({
    name: 'octo',
    baseUrl: `${wire.url}/octo/`,
    deadlineMs: 5_000,
    concurrency: 64,
    queue: 64,
    headers: { authorization: `Bearer ${resellers.islas}`, ...octoHeaders },
  });
const clients = { reads: client(), writes: client() };
const clock = new FixedClock(new Date());
const records: OctoRecords = { carts: new MemoryRecords(), orders: new MemoryRecords() };
const {
  CartGateway: carts,
  OrdersGateway: orders,
  CatalogueGateway: catalogue,
} = octoPorts(clients, records, clock);
afterAll(async () => {
  await Promise.all([clients.reads.stop(), clients.writes.stop(), wire.stop()]);
  await supplier.stop();
});

const key = () => randomUUID();
/** Days on which the supplier sells all tickets used here; each test has its own. */
const openDays = await Promise.all(
  ['bruma', 'guarida', 'copalera'].map((slug) =>
    islas.availability({
      productId: slug,
      optionId: slug,
      localDateStart: inDays(45),
      localDateEnd: inDays(110),
    }),
  ),
).then(([first = [], ...others]) => {
  const isOpen = (all: typeof first, day: string) =>
    all.some(({ id, available }) => id.startsWith(day) && available);
  const days = first.map(({ id }) => id.slice(0, 10));
  return days.filter((day) => [first, ...others].every((all) => isOpen(all, day)));
});
const nextDay = () => openDays.shift() ?? '';
type Dated = Choice & { readonly day: string };
const choice = (slug: string, differs: Partial<Dated> = {}): Dated => ({
  slug,
  day: nextDay(),
  time: undefined,
  extras: [],
  components: [],
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  ...differs,
});
const reader = { language: 'es', layout: 'desktop' } as const;
const heldOn = async (day = '') => {
  const rows = await supplier.sandbox.db.selectFrom('holds').select(['day', 'places']).execute();
  const own = rows.filter((row) => JSON.stringify(row.day).includes(day));
  return own.reduce((sum, { places }) => sum + places, 0);
};
async function added(
  slug: string,
  what: Choice = choice(slug),
  session?: string,
): Promise<KeptCart> {
  const written = await carts.add(session, what, 'MXN', 'es', key());
  if (written.kind !== 'ok') throw new Error(JSON.stringify(written));
  return written.state;
}
const contact = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
  phone: '+529981234567',
};
async function placed({ session, cart }: KeptCart) {
  const request = {
    session,
    contact,
    language: 'es',
    total: cart.total,
    reference: key(),
  } as const;
  const written = await orders.place(request, key());
  if (written.kind !== 'ok') throw new Error(JSON.stringify(written));
  return written.state;
}

it('provides the supplier’s catalogue, days and prices', async () => {
  const products = await catalogue.products();
  const all = products.kind === 'ok' ? products.answer : [];
  expect(all.find(({ slug }) => slug === 'gran-ceiba-plus')).toMatchObject({
    variantOf: 'gran-ceiba-basico',
    name: 'Gran Ceiba Plus',
    code: 'XCEPL',
    schedule: { type: 'OPENING_HOURS', from: '08:30', to: '22:30' },
  });
  const month = inDays(40).slice(0, 7);
  const theirs = await catalogue.calendar('bruma', month, 'MXN');
  const days = theirs.kind === 'ok' ? theirs.answer : [];
  expect(days.length).toBeGreaterThanOrEqual(28);
  const open = days.find(({ priceFrom }) => priceFrom);
  const people = { ADULT: 2, CHILD: 1, INFANT: 1 };
  const question = { slug: 'bruma', day: open?.day, time: undefined, people, extras: [] };
  const quote = await catalogue.quote({ ...question, currency: 'MXN' });
  expect(quote).toMatchObject({ kind: 'ok', answer: { listPrice: open?.listPrice } });
  const { total } = (
    await added('bruma', choice('bruma', { ...(open && { day: open.day }), people }))
  ).cart;
  expect(quote.kind === 'ok' && quote.answer.total).toEqual(total);
});

it('performs a write once when its reply is lost', async () => {
  const [what, again] = [choice('bruma'), key()];
  lost.push(/bookings\/$/);
  expect(await carts.add(undefined, what, 'MXN', 'es', again)).toMatchObject({ kind: 'failed' });
  const done = await carts.add(undefined, what, 'MXN', 'es', again);
  const twice = await carts.add(undefined, what, 'MXN', 'es', again);
  expect(
    done.kind === 'ok' && twice.kind === 'ok' && [twice.state, await heldOn(what.day)],
  ).toEqual([...(done.kind === 'ok' ? [done.state] : []), 2]);
});

it('rejects a reply about another booking or other days', async () => {
  const failed = { kind: 'failed', reason: 'malformed' };
  const asking = async <Answer>(path: RegExp, ask: () => Promise<Answer>) => {
    another = path;
    const answer = await ask();
    another = undefined;
    return answer;
  };
  const what = choice('bruma');
  const add = () => carts.add(undefined, what, 'MXN', 'es', key());
  expect(await asking(/bookings\/$/, add)).toEqual(failed);
  expect(await asking(/availability\/$/, add)).toEqual(failed);
  const question = { ...what, currency: 'MXN' } as const;
  expect(await asking(/availability\/$/, () => catalogue.quote(question))).toEqual(failed);
  const order = await placed(await added('bruma'));
  const confirm = () => orders.confirm(order.id, key(), key());
  expect(await asking(/confirm$/, confirm)).toEqual(failed);
});

it('holds a package completely or not at all', async () => {
  const parts = ['bruma', 'guarida', 'nowhere-to-go'].map((slug) => choice(slug));
  const wanted = { parts, people: { ADULT: 2, CHILD: 0, INFANT: 0 }, extras: [] };
  expect(await carts.addPackage(undefined, wanted, 'MXN', 'es', key())).toMatchObject({
    kind: 'refused',
    refusal: 'unknownProduct',
    part: 2,
  });
  const full = choice('copalera');
  // The supplier's refusal for a day that sold out meanwhile.
  const sold = { ...wanted, parts: [...parts.slice(0, 2), { ...full, day: inDays(900) }] };
  const no = await carts.addPackage(undefined, sold, 'MXN', 'es', key());
  expect(no).toMatchObject({ kind: 'refused', part: 2 });
  for (const { day } of parts) expect(await heldOn(day)).toBe(0);
  const good = { ...wanted, parts: [...parts.slice(0, 2), full] };
  const done = await carts.addPackage(undefined, good, 'MXN', 'es', key());
  if (done.kind !== 'ok') throw new Error(JSON.stringify(done));
  expect(done.state.cart.packages).toHaveLength(1);
  const [{ id = '' } = {}] = done.state.cart.packages;
  expect((await carts.removePackage(done.state.session, id, 'es', key())).kind).toBe('ok');
  for (const { day } of good.parts) expect(await heldOn(day)).toBe(0);
});

it('changes a line in its own booking, and its currency in new ones', async () => {
  const what = choice('bruma');
  const kept = await added('bruma', what);
  const [line] = kept.cart.lines;
  const three = { ...what, people: { ADULT: 3, CHILD: 0, INFANT: 0 } };
  const changed = await carts.change(kept.session, line?.id ?? '', three, 'es', key());
  expect([changed.kind, await heldOn(what.day)]).toEqual(['ok', 3]);
  const other = await carts.setCurrency(kept.session, 'USD', 'es', key());
  expect(other).toMatchObject({ kind: 'ok', state: { cart: { currency: 'USD' } } });
  expect(await heldOn(what.day)).toBe(3);
  const removed = await carts.remove(kept.session, line?.id ?? '', 'es', key());
  expect([removed.kind, await heldOn(what.day)]).toEqual(['ok', 0]);
});

it('respects the limits of a cart', async () => {
  const what = choice('bruma');
  const { session, cart } = await added('bruma', what);
  const twin = await carts.add(session, choice('guarida', { day: what.day }), 'MXN', 'es', key());
  expect(twin).toEqual({ kind: 'refused', refusal: 'duplicate', line: cart.lines[0]?.id });
  const noAdult = choice('guarida', { people: { ADULT: 0, CHILD: 1, INFANT: 0 } });
  expect(await carts.add(session, noAdult, 'MXN', 'es', key())).toMatchObject({
    refusal: 'adultNeeded',
  });
  expect(await carts.addPromo(session, 'CODE', 'es', key())).toEqual({ kind: 'unsupported' });
  for (const holdExtensionsLeft of [1, 0])
    expect(await carts.extendHold(session, 'es', key())).toMatchObject({
      state: { cart: { holdExtensionsLeft } },
    });
  expect(await carts.extendHold(session, 'es', key())).toMatchObject({ refusal: 'holdLimit' });
  await carts.drop(session, cart.id);
  expect(await carts.display(session, reader)).toEqual({ kind: 'unknown' });
  expect(await heldOn(what.day)).toBe(0);
});

it('confirms all bookings of an order, once', async () => {
  const first = await added('bruma');
  const both = await added('guarida', choice('guarida'), first.session);
  const order = await placed(both);
  lost.push(/confirm$/);
  const paid = key();
  expect(await orders.confirm(order.id, paid, key())).toMatchObject({ kind: 'failed' });
  const done = await orders.confirm(order.id, paid, key());
  expect(done).toMatchObject({ kind: 'ok', state: { status: 'CONFIRMED', paymentId: paid } });
  expect(done.kind === 'ok' && done.state.lines.map(({ vouchers }) => vouchers.length)).toEqual([
    2, 2,
  ]);
  expect(await orders.confirm(order.id, paid, key())).toEqual(done);
  expect(await orders.confirm(order.id, key(), key())).toMatchObject({ kind: 'failed' });
  expect(await carts.display(both.session, reader)).toEqual({ kind: 'unknown' });
});

it('reverts confirmed bookings when one is refused', async () => {
  const [one, two] = [choice('bruma'), choice('guarida')];
  const first = await added('bruma', one);
  const both = await added('guarida', two, first.session);
  const order = await placed(both);
  const kept = await records.orders.find(order.id);
  await islas.step(kept?.value.lines[1]?.uuid ?? '', 'cancel');
  expect(await orders.confirm(order.id, key(), key())).toEqual({
    kind: 'refused',
    refusal: 'lineUnavailable',
  });
  expect(await orders.order(order.id)).toMatchObject({ answer: { status: 'EXPIRED' } });
  expect((await islas.booking(kept?.value.lines[0]?.uuid ?? '')).status).toBe('CANCELLED');
});

it('keeps the cart’s places when an order is abandoned', async () => {
  const what = choice('bruma');
  const cart = await added('bruma', what);
  const order = await placed(cart);
  expect(await orders.cancel(order.id, key())).toMatchObject({ state: { status: 'CANCELLED' } });
  expect(await heldOn(what.day)).toBe(2);
  const again = await carts.display(cart.session, reader);
  expect(again.kind === 'ok' && again.answer.cart.lines[0]?.status).toBe('HELD');
  const second = await placed(cart);
  expect((await orders.confirm(second.id, key(), key())).kind).toBe('ok');
});
