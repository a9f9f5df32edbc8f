import { startSandbox } from '@shop/test/start-sandbox';
import type { Content } from '../sandbox/src/engine/content.js';
import { freshKey } from './support/sandbox-calls.js';
import { contact, monday, part, salesOf, scarce, units } from './support/sandbox-sales.js';

const withRules = (content: Content): Content => ({
  ...scarce(content),
  calendar: {
    ...content.calendar,
    busyDays: [],
    closures: [{ slug: 'bruma', from: '2026-12-24', to: '2026-12-24' }],
  },
  rights: {
    cancellation: {
      ...content.rights.cancellation,
      products: {
        'laguna-nacar': {
          steps: [
            { hours: 48, percent: 100 },
            { hours: 24, percent: 50 },
          ],
          ways: ['refund'],
        },
      },
    },
  },
});

const sandbox = await startSandbox({ now: monday, adjust: withRules });
beforeEach(() => sandbox.setNow(monday));
const { add, cart, confirm, orderOf: orderAt, paid, payment, place } = salesOf(sandbox);

interface Item {
  readonly Id: string;
  readonly Date: string | null;
  readonly Amount: number;
  readonly Cancellation: unknown;
  readonly Vouchers: readonly { readonly Code: string }[];
}
interface OrderBody {
  readonly Id: string;
  readonly Status: string;
  readonly PaymentId: string;
  readonly Items: readonly Item[];
  readonly Totals: { readonly Total: number };
}

interface Ticket {
  readonly slug: string;
  readonly day: string | null;
  readonly time?: string;
  readonly people?: number;
  readonly name?: string;
}

async function cartOf(tickets: readonly Ticket[]) {
  let full: { SessionId: string; Totals: object } | undefined;
  for (const { slug, day, time = null, people = 2, name } of tickets) {
    const differs = { StartTime: time, Units: units(people), NameOnTicket: name };
    const choice = part(slug, day, differs);
    const { status, body } = await add({ ...choice, SessionId: full?.SessionId ?? null });
    if (status >= 400) throw new Error(body.code);
    full = body;
  }
  return full;
}

let purchases = 0;

/** Buys tickets; adds a code to the cart first. */
async function bought(tickets: readonly Ticket[], Email = contact.Email, Code?: string) {
  let full = await cartOf(tickets);
  const promo = { SessionId: full?.SessionId, Language: 'ES', Code };
  if (Code) full = (await cart('POST', '/xapi/shopping-cart/promo', { body: promo })).body;
  const reference = `purchase-${(purchases += 1)}`;
  const said = { Contact: { ...contact, Email }, Reference: reference };
  const { body: order } = await place(full, said);
  const { body } = await confirm(order.Id, await paid(order.Totals.Total, { reference }));
  return body as OrderBody; // as: checked against the contract by the call
}

const call = (order: Pick<OrderBody, 'Id'>, what: string, body: object, key = freshKey()) =>
  cart('POST', `/xapi/orders/${order.Id}/${what}`, { body, key });
const cancel = (order: OrderBody, Lines: readonly string[], Amount: number, Way = 'REFUND') =>
  call(order, 'cancel', { Lines, Amount, Way });
const move = (order: OrderBody, Line: string, day: string, StartTime: string | null = null) =>
  call(order, 'change-date', { Line, Date: day, StartTime });
const claim = (order: OrderBody, Line: string) =>
  call(order, 'weather-claim', { Line, Reason: 'storm', Note: '' });
const orderOf = ({ Id }: Pick<OrderBody, 'Id'>): Promise<OrderBody> => orderAt(Id);
const line = ({ Items }: OrderBody, at = 0): Item =>
  Items[at] ?? (Promise.reject(new Error()) as never); // as: never happens
const codesOf = (item: Item) => item.Vouchers.map(({ Code }) => Code);
const isFree = (slug: string, day: string, people: number, time?: string) =>
  cartOf([{ slug, day, people, ...(time && { time }) }]).then(
    () => true,
    (error: Error) => error.message !== 'NO_AVAILABILITY' && Promise.reject(error),
  );

describe('cancelling a ticket', () => {
  it('removes one ticket: releases its places, revokes its codes and keeps the others', async () => {
    const order = await bought([
      { slug: 'bruma', day: '2026-12-02', people: 6 },
      { slug: 'copalera', day: '2026-12-03' },
    ]);
    const { Id, Amount } = line(order);
    expect(await isFree('bruma', '2026-12-02', 1)).toBe(false);
    const { status, body } = await cancel(order, [Id], Amount);
    expect([status, body.Status]).toEqual([200, 'CONFIRMED']);
    expect(line(body)).toMatchObject({
      Cancellation: { Amount, Way: 'REFUND', Coupon: null },
      Vouchers: [],
    });
    expect(codesOf(line(body, 1))).toEqual(codesOf(line(order, 1)));
    expect(body.Totals).toEqual(order.Totals);
    expect(await isFree('bruma', '2026-12-02', 6)).toBe(true);
  });

  it.each<[string, object, string]>([
    ['another amount', { Amount: 1 }, 'AMOUNT_CHANGED'],
    ['no amount', { Amount: undefined }, 'AMOUNT_CHANGED'],
    ['an unknown ticket', { Lines: ['none'] }, 'UNKNOWN_LINE'],
    ['no ticket', { Lines: [] }, 'BAD_REQUEST'],
    ['another way', { Way: 'GIFT' }, 'BAD_REQUEST'],
  ])('refuses %s and changes nothing', async (_, differs, code) => {
    const order = await bought([{ slug: 'bruma', day: '2026-12-05' }]);
    const asked = { Lines: [line(order).Id], Amount: line(order).Amount, Way: 'REFUND' };
    const { body } = await call(order, 'cancel', { ...asked, ...differs });
    expect(body.code).toBe(code);
    expect(await orderOf(order)).toEqual(order);
    await cancel(order, [line(order).Id], line(order).Amount);
  });

  it('refunds by the steps of the rule until the last ends', async () => {
    const order = await bought([{ slug: 'laguna-nacar', day: '2026-12-10' }]);
    const { Id, Amount } = line(order);
    expect((await cancel(order, [Id], Amount, 'COUPON')).body.code).toBe('NO_SUCH_RIGHT');
    // Its park opens at 8:30.
    sandbox.setNow(new Date('2026-12-09T13:30:30Z'));
    expect((await cancel(order, [Id], Amount / 2)).body.code).toBe('TOO_LATE');
    sandbox.setNow(new Date('2026-12-09T13:29:00Z'));
    expect((await cancel(order, [Id], Amount)).body.code).toBe('AMOUNT_CHANGED');
    const { body } = await cancel(order, [Id], Math.round(Amount * 50) / 100);
    expect(line(body).Cancellation).toMatchObject({ Amount: Math.round(Amount * 50) / 100 });
  });

  it('issues a coupon for its owner, valid for one order within a year', async () => {
    const email = 'vale@example.com';
    const order = await bought([{ slug: 'bruma', day: '2026-12-06' }], email);
    const { Id, Amount } = line(order);
    const { body } = await cancel(order, [Id], Amount, 'COUPON');
    const { Coupon } = line(body).Cancellation as { Coupon: { Code: string } }; // as: by the contract
    expect(Coupon).toMatchObject({ ValidUntil: '2027-11-15' });
    const list = await sandbox.db.selectFrom('issued_coupons').selectAll().execute();
    expect(list).toMatchObject([{ code: Coupon.Code, address: email }]);
    const tickets = [{ slug: 'copalera', day: '2026-12-07', people: 3 }];
    const other = await bought(tickets, email, Coupon.Code);
    expect(line(other).Amount - other.Totals.Total).toBeCloseTo(Amount, 2);
    await expect(bought(tickets, email, Coupon.Code)).rejects.toThrow();
  });

  it('succeeds once for two concurrent calls', async () => {
    const order = await bought([{ slug: 'bruma', day: '2026-12-08', people: 3 }]);
    const { Id, Amount } = line(order);
    const both = await Promise.all([cancel(order, [Id], Amount), cancel(order, [Id], Amount)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stock = await sandbox.db
      .selectFrom('stock')
      .select('taken')
      .where('pool', '=', 'bruma')
      .where('day', '=', '2026-12-08')
      .execute();
    expect(stock).toEqual([{ taken: 0 }]);
  });
});

describe('another day', () => {
  it('moves the places and issues new codes; amount and name stay', async () => {
    const name = 'Ana Ruiz';
    const order = await bought([{ slug: 'bruma', day: '2026-12-09', people: 6, name }]);
    const { Id } = line(order);
    const { status, body } = await move(order, Id, '2026-12-18');
    expect(status).toBe(200);
    expect(line(body)).toMatchObject({
      Date: '2026-12-18',
      BoughtFor: { Date: '2026-12-09', StartTime: null },
      Amount: line(order).Amount,
      NameOnTicket: name,
    });
    expect(codesOf(line(body))).toHaveLength(6);
    for (const code of codesOf(line(order))) expect(codesOf(line(body))).not.toContain(code);
    expect(body.Totals).toEqual(order.Totals);
    expect(await isFree('bruma', '2026-12-09', 6)).toBe(true);
    expect(await isFree('bruma', '2026-12-18', 1)).toBe(false);
  });

  it('refunds no more after the move than before', async () => {
    const order = await bought([{ slug: 'laguna-nacar', day: '2026-12-10' }]);
    const { Id, Amount } = line(order);
    // Half is left, and a second change does not restore the first day.
    sandbox.setNow(new Date('2026-12-08T14:00:00Z'));
    expect((await move(order, Id, '2026-12-28')).status).toBe(200);
    expect((await move(order, Id, '2026-12-30')).status).toBe(200);
    expect((await cancel(order, [Id], Amount)).body.code).toBe('AMOUNT_CHANGED');
    sandbox.setNow(new Date('2026-12-10T14:00:00Z'));
    expect((await cancel(order, [Id], Amount / 2)).body.code).toBe('TOO_LATE');
  });

  it('sets the day of an open ticket and takes its places', async () => {
    const order = await bought([{ slug: 'bruma', day: null, people: 6 }]);
    const { body } = await move(order, line(order).Id, '2026-12-11');
    expect(line(body)).toMatchObject({ Date: '2026-12-11', Amount: line(order).Amount });
    expect(await isFree('bruma', '2026-12-11', 1)).toBe(false);
    // Bought on 16 November 2026: a date does not extend a ticket's validity.
    expect((await move(order, line(order).Id, '2027-05-17')).body.code).toBe('BEYOND_TICKET');
  });

  it.each<[string, string, string | null, string]>([
    ['a closed day', '2026-12-24', null, 'DAY_CLOSED'],
    ['a full day', '2026-12-14', null, 'NO_AVAILABILITY'],
    ['a day that is not on sale yet', '2029-12-14', null, 'DAY_TOO_FAR'],
    ['a time for a park', '2026-12-20', '09:00', 'NO_SCHEDULE'],
    ['a day that does not exist', '2026-02-30', null, 'BAD_REQUEST'],
  ])('refuses %s and moves nothing', async (_, day, time, code) => {
    const full = await bought([{ slug: 'bruma', day: '2026-12-14', people: 5 }]);
    const order = await bought([{ slug: 'bruma', day: '2026-12-12' }]);
    expect((await move(order, line(order).Id, day, time)).body.code).toBe(code);
    expect(await orderOf(order)).toEqual(order);
    for (const one of [order, full]) await cancel(one, [line(one).Id], line(one).Amount);
  });

  it('succeeds once for concurrent moves to two days, without losing or doubling places', async () => {
    const order = await bought([{ slug: 'bruma', day: '2026-12-19', people: 6 }]);
    const days = ['2026-12-21', '2026-12-22'];
    const both = await Promise.all(days.map((day) => move(order, line(order).Id, day)));
    for (const { status } of both) expect(status).toBe(200);
    const all = [...days, '2026-12-19'];
    const free = await Promise.all(all.map((day) => isFree('bruma', day, 6)));
    expect(free.filter((one) => !one)).toHaveLength(1);
  });
});

describe('a weather claim', () => {
  it('is filed once, decided by the operator, and allows another day if granted', async () => {
    const order = await bought([{ slug: 'copalera', day: '2026-12-10' }]);
    const { body } = await claim(order, line(order).Id);
    expect(line(body)).toMatchObject({ WeatherClaim: { Status: 'RECEIVED' } });
    expect((await claim(order, line(order).Id)).body.code).toBe('ALREADY_CLAIMED');
    sandbox.setNow(new Date('2026-12-10T13:00:00Z'));
    expect(line(await orderOf(order))).toMatchObject({
      WeatherClaim: { Status: 'GRANTED', ChangeUntil: '2027-01-09T05:00:00.000Z' },
    });
    const moved = await move(order, line(order).Id, '2026-12-29');
    expect(line(moved.body)).toMatchObject({ Date: '2026-12-29', WeatherClaim: null });
  });

  it('may be denied', async () => {
    const order = await bought([{ slug: 'copalera', day: '2026-12-09' }]);
    await claim(order, line(order).Id);
    sandbox.setNow(new Date('2026-11-16T15:02:00Z'));
    expect(line(await orderOf(order))).toMatchObject({ WeatherClaim: { Status: 'DENIED' } });
    // A new day has no claim; the old day keeps its decision.
    const { body } = await move(order, line(order).Id, '2026-12-28');
    expect(line(body)).toMatchObject({ WeatherClaim: null });
    await move(order, line(order).Id, '2026-12-09');
    expect(line(await orderOf(order))).toMatchObject({ WeatherClaim: { Status: 'DENIED' } });
    expect((await claim(order, line(order).Id)).body.code).toBe('ALREADY_CLAIMED');
  });

  it('is refused for an open ticket', async () => {
    const order = await bought([{ slug: 'bruma', day: null }]);
    expect((await claim(order, line(order).Id)).body.code).toBe('NO_SUCH_RIGHT');
  });
});

describe('a partial refund', () => {
  const refund = (order: OrderBody, body: object, key = freshKey()) =>
    payment('POST', `/payments/intents/${order.PaymentId}/refund`, { body, key });
  const part = (amount: number, currency = 'MXN') => ({ amount: { amount, currency } });

  it('refunds no more than was paid, and once per key', async () => {
    const order = await bought([{ slug: 'laguna-nacar', day: '2026-12-13' }]);
    const whole = Math.round(order.Totals.Total * 100);
    const key = freshKey();
    expect((await refund(order, part(100), key)).body.status).toBe('CAPTURED');
    expect((await refund(order, part(100), key)).body.status).toBe('CAPTURED');
    expect((await refund(order, part(whole))).body.code).toBe('REFUND_TOO_MUCH');
    expect((await refund(order, part(1, 'USD'))).body.code).toBe('REFUND_TOO_MUCH');
    expect((await refund(order, part(0))).body.code).toBe('BAD_REQUEST');
    expect((await refund(order, part(whole - 100))).body.status).toBe('REFUNDED');
    expect((await refund(order, part(1))).body.code).toBe('NOT_CAPTURED');
  });

  it('refunds nothing when its body is unreadable', async () => {
    const order = await bought([{ slug: 'laguna-nacar', day: '2026-12-15' }]);
    const path = `/payments/intents/${order.PaymentId}`;
    const headers = { 'Content-Type': 'text/plain' };
    const unread = await payment('POST', `${path}/refund`, { body: part(100), headers });
    expect(unread.body.code).toBe('BAD_REQUEST');
    expect((await payment('GET', path)).body.status).toBe('CAPTURED');
  });

  it('refunds what remains among many concurrent calls', async () => {
    const order = await bought([{ slug: 'laguna-nacar', day: '2026-12-14' }]);
    const whole = Math.round(order.Totals.Total * 100);
    const third = Math.floor(whole / 3);
    const all = await Promise.all(Array.from({ length: 8 }, () => refund(order, part(third))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});
