import { Backend, HttpOrdersGateway } from '@shop/adapters/http';
import { money, type Order } from '@shop/domain';
import type { OrderRequest } from '@shop/ports/backends';
import { aCartLine, aDisplayCart } from '@shop/test/a-display-cart';
import { aCode, aContact, anOrder } from '@shop/test/an-order';
import { silence } from '@shop/test/fake-backend';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { toldBackend } from '@shop/test/told-backend';
import { wireError, wireOrder } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('orders');

const http = new HttpOrdersGateway({ reads: backend, writes: backend });
const cart = aDisplayCart();
const nothing = money(0, 'MXN');

const request = (session: string, reference = `purchase of ${session}`): OrderRequest => ({
  session,
  contact: aContact(),
  language: 'es',
  total: cart.total,
  reference,
});

const id = 'TQ-0000-0001';
const line = { ...aCartLine(), vouchers: [] };
const held: Order = { ...anOrder({ status: 'ON_HOLD' }), id, lines: [line] };
const confirmed = { ...wireOrder(anOrder()), Id: id };
const orders = '/xapi/orders';

/** Releases the order whose reply the backend holds. */
let placing: ((answer: string) => void) | undefined;

upstream.answer(`POST ${orders}`, (response, { body }) => {
  const { SessionId, Total } = JSON.parse(body);
  if (SessionId === 'slow') {
    response.writeHead(201, { 'content-type': 'application/json' });
    placing = (answer) => response.end(answer);
    return;
  }
  const codes: Record<string, string> = { bare: 'CART_EMPTY', lost: 'LINE_UNAVAILABLE' };
  const code = codes[SessionId] ?? (Total === 4300.2 ? undefined : 'TOTAL_CHANGED');
  const isGone = SessionId === 'gone';
  response.writeHead(isGone ? 404 : code ? 409 : 201, { 'content-type': 'application/json' });
  const no = wireError(isGone ? 'NOT_FOUND' : (code ?? ''));
  const { Reference } = JSON.parse(body);
  response.end(JSON.stringify(isGone || code ? no : wireOrder(held, Reference)));
});
upstream.reply(`${orders}/${id}`, 200, wireOrder(held));
upstream.answer(`POST ${orders}/${id}/confirm`, (response, { body }) => {
  const isPaid = JSON.parse(body).PaymentId === 'pi-1';
  response.writeHead(isPaid ? 200 : 409, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isPaid ? confirmed : wireError('PAYMENT_NOT_CAPTURED')));
});
const unpaid = {
  ...confirmed,
  Id: 'TQ-0000-0002',
  Items: [],
  Totals: { Total: 0 },
  PaymentId: null,
};
upstream.answer(`POST ${orders}/TQ-0000-0002/confirm`, (response, { body }) => {
  const isUnpaid = JSON.parse(body).PaymentId === null;
  response.writeHead(isUnpaid ? 200 : 409, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isUnpaid ? unpaid : wireError('PAYMENT_NOT_ACCEPTED')));
});
upstream.reply(`POST ${orders}/${id}/cancel`, 409, wireError('ORDER_CONFIRMED'));

const rejected = { kind: 'failed', reason: 'rejected' };

describe('the http orders gateway', () => {
  it('places a held cart as an order and finds it', async () => {
    const placed = await http.place(request('full'), 'purchase:order');
    expect(placed).toEqual({ kind: 'ok', state: held });
    expect(await http.order(id)).toEqual({ kind: 'ok', answer: held });
    expect(await http.order('TQ-9999-9999')).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['bare', 'cartEmpty'],
    ['gone', 'cartEmpty'],
    ['lost', 'lineUnavailable'],
  ])('refuses the %s cart: %s', async (session, refusal) => {
    const placed = await http.place(request(session), `${session}:order`);
    expect(placed).toEqual({ kind: 'refused', refusal });
  });

  it('fails when the total differs from the one shown', async () => {
    const seen = { ...request('full'), total: money(1, 'MXN') };
    expect(await http.place(seen, 'other:order')).toEqual(rejected);
  });

  it('confirms only paid orders, with a voucher for each person', async () => {
    expect(await http.confirm(id, 'pi-9', 'purchase:early')).toEqual(rejected);
    const written = await http.confirm(id, 'pi-1', 'purchase:confirm');
    expect(written).toMatchObject({ kind: 'ok', state: { id, status: 'CONFIRMED' } });
    const lines = written.kind === 'ok' ? written.state.lines : [];
    const amount = money(215_010, 'MXN');
    const each = { unit: 'ADULT', amount };
    expect(lines.map(({ vouchers }) => vouchers)).toMatchObject([[each, each]]);
  });

  it('confirms a free order without a payment, and no order with an amount due', async () => {
    const written = await http.confirm('TQ-0000-0002', undefined, 'free:confirm');
    expect(written).toMatchObject({ kind: 'ok', state: { status: 'CONFIRMED', total: nothing } });
    expect(await http.confirm(id, undefined, 'purchase:free')).toEqual(rejected);
  });

  it('sends the displayed amounts as decimals, and the buyer', async () => {
    await http.place(request('full'), 'key-1');
    expect(upstream.seen.at(-1)?.headers['idempotency-key']).toBe('key-1');
    expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual({
      SessionId: 'full',
      Language: 'ES',
      Contact: {
        FirstName: 'Ana',
        LastName: 'Ruiz Peña',
        Email: 'ana@example.com',
        Country: 'MX',
        Phone: '+525512345678',
      },
      Total: 4300.2,
      Currency: 'MXN',
      Reference: 'purchase of full',
    });
  });

  const [item] = confirmed.Items;
  it('decides nothing from an unknown state', async () => {
    upstream.reply(`${orders}/${id}`, 200, { ...confirmed, Status: 'constructor' });
    expect(await http.order(id)).toMatchObject({ answer: { status: 'PENDING_PAYMENT' } });
  });

  const ofAdult = { UnitType: 'ADULT', Amount: 10 };
  const codes = ['1', '2', '3', '4', '5'].map(aCode);
  it('shows a voucher of an unknown unit, since it admits a guest', async () => {
    const vouchers = [{ Code: codes[0], UnitType: 'SENIOR', Amount: 10 }];
    upstream.reply(`${orders}/${id}`, 200, {
      ...confirmed,
      Items: [{ ...item, Vouchers: vouchers }],
    });
    expect(await http.order(id)).toMatchObject({
      answer: { lines: [{ vouchers: [{ code: codes[0] }] }] },
    });
  });

  it('marks used vouchers and hides revoked ones', async () => {
    const used = { UnitType: 'ADULT', Amount: 10, Status: 'REDEEMED' };
    const At = '2026-12-14T14:12:00.000Z';
    const vouchers = [
      { Code: codes[0], UnitType: 'ADULT', Amount: 10, Status: 'VALID' },
      { Code: codes[1], ...used, At },
      { Code: codes[2], ...used },
      { Code: codes[3], ...used, Status: 'REVOKED' },
      { Code: codes[4], ...used, Status: 'LENT' },
    ];
    upstream.reply(`${orders}/${id}`, 200, {
      ...confirmed,
      Items: [{ ...item, Vouchers: vouchers }],
    });
    const asked = await http.order(id);
    const [own] = asked.kind === 'ok' ? asked.answer.lines : [];
    expect(own?.vouchers.map(({ code, used: when }) => [code, when])).toEqual([
      [codes[0], undefined],
      [codes[1], { at: new Date(At) }],
      [codes[2], { at: undefined }],
      [codes[4], undefined],
    ]);
  });

  it.each([
    ['no voucher', []],
    ['one of a code that no gate knows', [{ ...ofAdult, Code: '1' }]],
    ['none that can be read', 'soon'],
  ])('shows an order with %s, without codes', async (_, Vouchers) => {
    upstream.reply(`${orders}/${id}`, 200, { ...confirmed, Items: [{ ...item, Vouchers }] });
    expect(await http.order(id)).toMatchObject({ answer: { lines: [{ vouchers: [] }] } });
  });

  it('shows a duplicate code once', async () => {
    const [Code, other] = codes;
    const vouchers = [Code, Code, other].map((one) => ({ ...ofAdult, Code: one }));
    const both = [vouchers.slice(0, 2), vouchers].map((Vouchers) => ({ ...item, Vouchers }));
    upstream.reply(`${orders}/${id}`, 200, { ...confirmed, Items: both });
    const asked = await http.order(id);
    const lines = asked.kind === 'ok' ? asked.answer.lines : [];
    const told = lines.map(({ vouchers: own }) => own.map(({ code }) => code));
    expect(told).toEqual([[Code], [other]]);
  });

  it.each([
    ['a negative total', { ...confirmed, Totals: { ...confirmed.Totals, Total: -1 } }],
    ['a number of another form', { ...confirmed, Id: 'ORDER-0000-0001' }],
    ['the number of another', { ...confirmed, Id: 'TQ-0000-0002' }],
    ['no contact', { ...confirmed, Contact: null }],
    ['an instant that is none', { ...confirmed, CreatedAt: 'yesterday' }],
  ])('refuses an order with %s', async (_, body) => {
    upstream.reply(`${orders}/${id}`, 200, body);
    expect(await http.order(id)).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  const { Totals } = confirmed;
  const deduction = { Code: 'REGALO', Title: null, Percent: null, ItemIds: [], Saved: 100 };
  it.each([
    ['a total that is not its tickets', { Totals: { Total: 4300.19 } }, 'Totals.Total'],
    ['a code that is not taken off', { Promo: deduction }, 'Totals.Total'],
    [
      'an original below the total',
      { Totals: { ...Totals, Original: 1, Saved: 0 } },
      'Totals.Original',
    ],
    [
      'an original below the amount of a line',
      { Items: [{ ...item, Original: 1 }] },
      'Items.Original',
    ],
    ['a saving that is none', { Totals: { ...Totals, Saved: 1 } }, 'Totals.Saved'],
    ['amounts that add up', {}, undefined],
    [
      'a ticket that was cancelled since',
      {
        Items: [{ ...item, Cancellation: { Amount: 4300.2, Way: 'REFUND' } }],
        Totals: { Total: 0 },
      },
      undefined,
    ],
  ])('logs each time that an order has %s, and nothing when it adds up', async (_, differs, at) => {
    const reporter = new RecordingReporter();
    const { url: baseUrl } = upstream;
    const limits = { deadlineMs: 1000, concurrency: 4, queue: 4 };
    const told = new Backend({ name: 'orders', baseUrl, ...limits, report: reporter });
    upstream.reply(`${orders}/${id}`, 200, { ...confirmed, ...differs });
    const gateway = new HttpOrdersGateway({ reads: told, writes: told });
    const asked = [await gateway.order(id), await gateway.order(id)];
    await told.stop();
    expect(asked.map(({ kind }) => kind)).toEqual(['ok', 'ok']);
    const said = reporter.reports.map((one) => [one.event, 'at' in one && one.at]);
    expect(said).toEqual(at ? asked.map(() => ['backend-money-differs', at]) : []);
  });

  it.each([
    ['silence', silence, '', 'timeout'],
    ['an upstream that is down', 500, '', 'unavailable'],
    ['an order that is cancelled', 409, wireError('ORDER_CANCELLED'), 'rejected'],
  ] as const)('treats %s as a failure', async (_, status, body, reason) => {
    upstream.reply(`POST ${orders}/odd/confirm`, status, body);
    expect(await http.confirm('odd', 'pi-1', 'key')).toEqual({ kind: 'failed', reason });
  });
});

it('reads an order while the bulkhead for placing is full', async () => {
  upstream.reply(`${orders}/${id}`, 200, wireOrder(held));
  const client = (name: string) => {
    const { url: baseUrl } = upstream;
    return new Backend({
      name,
      baseUrl,
      deadlineMs: 5_000,
      concurrency: 1,
      queue: 0,
      report: new RecordingReporter(),
    });
  };
  const [reads, writes] = [client('order lookups'), client('orders')];
  const gateway = new HttpOrdersGateway({ reads, writes });
  const slow = gateway.place(request('slow'), 'slow:order');
  expect(await gateway.place(request('full'), 'full:order')).toMatchObject({ kind: 'failed' });
  expect(await gateway.order(id)).toEqual({ kind: 'ok', answer: held });
  while (!placing) await new Promise(setImmediate);
  placing(JSON.stringify(wireOrder(held, 'purchase of slow')));
  expect(await slow).toEqual({ kind: 'ok', state: held });
  await Promise.all([reads.stop(), writes.stop()]);
});
