import { Backend, HttpStayBookings, HttpStaySearch } from '@shop/adapters/http';
import { money, type StayBooking, type StayQuestion, zero } from '@shop/domain';
import type { StayAsked } from '@shop/ports/backends';
import { startSandbox } from '@shop/test/start-sandbox';
import { freshKey } from './support/sandbox-calls.js';

/** One room of one kind, so that it sells out at once. */
const sandbox = await startSandbox({
  now: new Date('2026-11-23T15:00:00Z'),
  adjust: (content) => {
    const kinds = { ...content.hotels.kinds };
    const [first] = kinds.lcdlp;
    if (first) kinds.lcdlp = [{ ...first, count: 1 }];
    const rates = { ...content.hotels.rates, busyNights: [] };
    return { ...content, hotels: { ...content.hotels, kinds, rates } };
  },
});
const backend = new Backend({
  name: 'stays',
  baseUrl: sandbox.hotelsUrl,
  headers: { authorization: `Bearer ${sandbox.tokens.hotels}` },
  deadlineMs: 5000,
  concurrency: 16,
  queue: 64,
  breaker: { calls: 1000, withinMs: 1000, openMs: 1 },
});
const search = new HttpStaySearch(backend);
const bookings = new HttpStayBookings({ reads: backend, writes: backend });
afterAll(() => backend.stop());
afterEach(() => sandbox.faults.clear());

const couple = { adults: 2, childAges: [] };
const contact = {
  firstName: 'Ana',
  lastName: 'Canul',
  email: 'ana@example.com',
  country: 'MX',
  phone: '+529985550134',
};
const ask = (differs: Partial<StayQuestion> = {}): StayQuestion => ({
  hotels: ['lcdlp'],
  checkIn: '2026-12-07',
  checkOut: '2026-12-09',
  promoCode: undefined,
  rooms: [couple],
  currency: 'MXN',
  language: 'es',
  ...differs,
});

function answered<T>(reply: StayAsked<T>): T {
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.answer;
}

async function offersOf(question: StayQuestion) {
  const { hotels: found } = answered(await search.search(question));
  return found[0]?.rooms[0] ?? [];
}

/** The cheapest room for those nights, or its dearer rate with free cancellation. */
async function tokenOf(question: StayQuestion, isFree = false): Promise<string> {
  const offers = await offersOf(question);
  const wanted = offers.find(({ rule }) => (rule.freeUntil !== undefined) === isFree);
  return wanted?.token ?? '';
}

const book = (token: string, party = couple) => bookings.book([{ token, party }], 'es', freshKey());
const booked = async (differs: Partial<StayQuestion> = {}, isFree = false) =>
  answered(await book(await tokenOf(ask(differs), isFree)));

const isLeft = async (differs: Partial<StayQuestion> = {}) =>
  (await offersOf(ask(differs))).length > 0;
const endOf = (stay: StayBooking) =>
  bookings.cancel(stay.id, zero(stay.total.currency), freshKey());

it('holds a room exclusively for 20 minutes at the offer’s amount', async () => {
  const [offer] = await offersOf(ask());
  const stay = answered(await book(offer?.token ?? ''));
  expect(stay).toMatchObject({ status: 'ON_HOLD', hotel: 'lcdlp', total: offer?.total });
  const minutes = ((stay.heldUntil?.getTime() ?? 0) - sandbox.now().getTime()) / 60_000;
  expect(Math.round(minutes)).toBe(20);
  expect(await isLeft()).toBe(false);
  expect(await book(offer?.token ?? '')).toMatchObject({ kind: 'refused', refusal: 'noRoom' });
  expect(await isLeft({ checkIn: '2026-12-09', checkOut: '2026-12-10' })).toBe(true);
  expect(await isLeft({ checkIn: '2026-12-08', checkOut: '2026-12-10' })).toBe(false);
  expect(answered(await endOf(stay))).toMatchObject({ status: 'CANCELLED', refund: { amount: 0 } });
  expect(await isLeft()).toBe(true);
});

it('holds two rooms or none', async () => {
  const rooms = [couple, couple];
  const { hotels: found } = answered(await search.search(ask({ rooms })));
  const tokens = (found[0]?.rooms ?? []).map((list) => list[0]?.token ?? '');
  const wanted = tokens.map((token) => ({ token, party: couple }));
  const reply = await bookings.book(wanted, 'es', freshKey());
  expect(reply).toMatchObject({ kind: 'refused', refusal: 'noRoom' });
  expect(await isLeft()).toBe(true);
});

it('cancels once despite a lost reply', async () => {
  const first = await booked();
  sandbox.faults.add({ api: 'hotels', mode: 'dropAfterCommit', times: 1 });
  const end = freshKey();
  const lost = await bookings.cancel(first.id, zero('MXN'), end);
  expect(lost.kind).toBe('failed');
  expect(answered(await bookings.cancel(first.id, zero('MXN'), end)).status).toBe('CANCELLED');
});

it('ends a hold on time, and holds it again for a guest who returns in time', async () => {
  const stay = await booked();
  sandbox.setNow(new Date('2026-11-23T15:30:00Z'));
  expect(answered(await bookings.booking(stay.id, 'es')).status).toBe('EXPIRED');
  expect(await isLeft()).toBe(true);
  const until = new Date('2026-11-23T16:10:00Z');
  const again = answered(await bookings.hold(stay.id, until, freshKey()));
  expect(again).toMatchObject({ status: 'ON_HOLD', heldUntil: until, total: stay.total });
  const sooner = new Date('2026-11-23T15:40:00Z');
  expect(answered(await bookings.hold(stay.id, sooner, freshKey())).heldUntil).toEqual(until);
  expect(await isLeft()).toBe(false);
  await endOf(stay);
});

it('refuses a guest who returns too late', async () => {
  const stay = await booked();
  sandbox.setNow(new Date(sandbox.now().getTime() + 21 * 60_000));
  const other = await booked();
  const until = new Date(sandbox.now().getTime() + 20 * 60_000);
  const late = await bookings.hold(stay.id, until, freshKey());
  expect(late).toMatchObject({ kind: 'refused', refusal: 'noRoom' });
  const paid = await bookings.confirm(stay.id, { reference: 'one', contact }, freshKey());
  expect(paid).toMatchObject({ kind: 'refused', refusal: 'bookingEnded' });
  await endOf(other);
});

it('keeps its rooms once it is confirmed', async () => {
  const stay = await booked();
  const order = { reference: 'TQ-1', contact };
  const confirmed = answered(await bookings.confirm(stay.id, order, freshKey()));
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', heldUntil: undefined });
  sandbox.setNow(new Date(sandbox.now().getTime() + 3_600_000));
  sandbox.wake();
  expect(await isLeft()).toBe(false);
  // The plain rate refunds nothing, and says so.
  const asked = await bookings.cancel(stay.id, stay.total, freshKey());
  expect(asked).toMatchObject({ refusal: 'amountChanged' });
  expect(answered(await endOf(stay)).refund).toEqual(zero('MXN'));
  expect(await isLeft()).toBe(true);
});

it('refunds in full until its deadline, then half, then nothing', async () => {
  const stay = await booked({}, true);
  await bookings.confirm(stay.id, { reference: 'TQ-3', contact }, freshKey());
  const { freeUntil } = stay.rooms[0]?.rule ?? {};
  expect(freeUntil).toEqual(new Date('2026-12-04T23:00:00Z'));
  sandbox.setNow(new Date('2026-12-05T00:00:00Z'));
  const whole = await bookings.cancel(stay.id, stay.total, freshKey());
  expect(whole).toMatchObject({ refusal: 'amountChanged' });
  sandbox.setNow(new Date('2026-12-08T00:00:00Z'));
  const half = money(Math.round(stay.total.amount / 2), 'MXN');
  const late = await bookings.cancel(stay.id, half, freshKey());
  expect(late).toMatchObject({ refusal: 'rightLate' });
  sandbox.setNow(new Date('2026-12-05T00:00:00Z'));
  expect(answered(await bookings.cancel(stay.id, half, freshKey())).refund).toEqual(half);
  sandbox.setNow(new Date('2026-11-23T18:00:00Z'));
});

it('moves to nights that overlap its own, at the quoted amount', async () => {
  const stay = await booked({}, true);
  const next = { checkIn: '2026-12-08', checkOut: '2026-12-10' };
  const question = ask({ ...next, instead: stay.id });
  expect(await isLeft(next)).toBe(false);
  const token = await tokenOf(question, true);
  const wanted = [{ token, party: couple }];
  const { total } = (await offersOf(question)).find((one) => one.rule.freeUntil) ?? stay;
  const wrong = await bookings.change(stay.id, wanted, money(1, 'MXN'), freshKey());
  expect(wrong).toMatchObject({ refusal: 'amountChanged' });
  expect(await isLeft({ checkIn: '2026-12-09', checkOut: '2026-12-10' })).toBe(true);
  const moved = answered(await bookings.change(stay.id, wanted, total, freshKey()));
  expect(moved).toMatchObject({ id: stay.id, ...next, status: 'ON_HOLD', total });
  expect(await isLeft({ checkIn: '2026-12-07', checkOut: '2026-12-08' })).toBe(true);
  expect(await isLeft({ checkIn: '2026-12-09', checkOut: '2026-12-10' })).toBe(false);
  await endOf(moved);
});

it('holds no unknown booking', async () => {
  const held = await bookings.hold('unknown', sandbox.now(), freshKey());
  expect(held).toMatchObject({ refusal: 'bookingUnknown' });
});
