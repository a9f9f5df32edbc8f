import { built } from '@shop/test/built';
import { startSandbox } from '@shop/test/start-sandbox';
import { freshKey } from './support/sandbox-calls.js';
import { aStay, monday, part, salesOf, units } from './support/sandbox-sales.js';

const { revokeVouchers } = await built('backends/sandbox/src/shopping-cart/revoke-vouchers.js');

const sandbox = await startSandbox({ now: monday });
afterAll(() => sandbox.stop());
afterEach(() => sandbox.setNow(monday));
const { add, addStay, cart, confirm, orderOf, paid, place } = salesOf(sandbox);

interface Sold {
  readonly id: string;
  readonly line: string;
  readonly codes: readonly string[];
}

const tickets = { ...part('bruma', '2026-12-10'), Units: units(2, 0, 1) };

async function sell(what: { readonly withStay?: boolean } = {}): Promise<Sold> {
  const { body: added } = await add(tickets);
  const full = what.withStay ? (await addStay(added.SessionId)).body : added;
  const { body: order } = await place(full);
  const { body } = await confirm(order.Id, await paid(full.Totals.Total));
  const [item] = body.Items;
  const vouchers: readonly { Code: string }[] = item.Vouchers;
  return { id: body.Id, line: item.Id, codes: vouchers.map(({ Code }) => Code) };
}

const redeem = (id: string, Code: string | undefined, key = freshKey(), what: object = {}) =>
  cart('POST', `/xapi/orders/${id}/redeem`, { key, body: { Code, ...what } });
const cancelStay = (id: string, stay: string) =>
  cart('POST', `/xapi/orders/${id}/cancel`, {
    body: { Lines: [stay], Amount: aStay.Amount, Way: 'REFUND' },
  });
const revoke = ({ id, ...which }: Pick<Sold, 'id'> & { readonly lines?: readonly string[] }) =>
  sandbox.db
    .transaction()
    .execute((tx) => revokeVouchers(tx, sandbox.now, { order: id, ...which }));

async function endedOf(codes: readonly string[]): Promise<Record<string, string>> {
  const { body } = await cart('GET', '/xapi/ended-vouchers');
  const all: readonly { Code: string; Status: string }[] = body.Vouchers;
  const own = all.filter(({ Code }) => codes.includes(Code));
  return Object.fromEntries(own.map(({ Code, Status }) => [Code, Status]));
}

describe('redeeming', () => {
  it('admits a unit once, and the last one redeems the order', async () => {
    const { id, codes } = await sell();
    for (const [at, code] of codes.entries()) {
      const { status, body } = await redeem(id, code);
      const isLast = at === codes.length - 1;
      expect([status, body.Status]).toEqual([200, isLast ? 'REDEEMED' : 'CONFIRMED']);
      expect(body.Items[0].Vouchers[at]).toMatchObject({ Code: code, Status: 'REDEEMED' });
      expect(Date.parse(body.Items[0].Vouchers[at].At)).toBeGreaterThanOrEqual(monday.getTime());
    }
    expect(await redeem(id, codes[0])).toMatchObject({
      status: 409,
      body: { code: 'UNIT_REDEEMED', field: 'Code' },
    });
    expect(await endedOf(codes)).toEqual(Object.fromEntries(codes.map((one) => [one, 'REDEEMED'])));
  });

  it('leaves an order with a coming stay CONFIRMED, so that the stay can be cancelled', async () => {
    const { id, codes } = await sell({ withStay: true });
    for (const code of codes) await redeem(id, code);
    const { Status, Can, Stays } = await orderOf(id);
    expect([Status, Can]).toEqual(['CONFIRMED', expect.arrayContaining(['CANCEL'])]);
    expect((await redeem(id, codes[0])).body.code).toBe('UNIT_REDEEMED');
    const cancelled = await cancelStay(id, Stays[0].Id);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { Stays: [{ Cancellation: { Amount: aStay.Amount } }] },
    });
  });

  it.each([
    ['cancelled', monday, true],
    ['over', new Date('2026-12-16T15:00:00Z'), false],
  ])('redeems an order whose stay is %s', async (_, now, isCancelled) => {
    const { id, codes } = await sell({ withStay: true });
    if (isCancelled) await cancelStay(id, (await orderOf(id)).Stays[0].Id);
    sandbox.setNow(now);
    for (const code of codes) await redeem(id, code);
    expect((await orderOf(id)).Status).toBe('REDEEMED');
  });

  it('from twelve gates at once admits one', async () => {
    const { id, codes } = await sell();
    const gates = await Promise.all(Array.from({ length: 12 }, () => redeem(id, codes[0])));
    const results = gates.map(({ status, body }) => (status === 200 ? 'in' : body.code));
    expect(results.sort()).toEqual([...Array<string>(11).fill('UNIT_REDEEMED'), 'in']);
  });

  it('all units at once admits each and redeems the order', async () => {
    const { id, codes } = await sell();
    const replies = await Promise.all(codes.map((code) => redeem(id, code)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await orderOf(id)).Status).toBe('REDEEMED');
  });

  it('again with the same key gets the first reply', async () => {
    const { id, codes } = await sell();
    const key = freshKey();
    const first = await redeem(id, codes[0], key);
    expect(await redeem(id, codes[0], key)).toMatchObject({ status: 200, body: first.body });
    expect((await redeem(id, codes[1], key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('accepts the past time of an offline gate, never a future one', async () => {
    const { id, codes } = await sell();
    const At = '2026-11-16T14:30:00.000Z';
    const past = await redeem(id, codes[0], freshKey(), { At });
    expect(past.body.Items[0].Vouchers[0].At).toBe(At);
    const to = await redeem(id, codes[1], freshKey(), { At: '2030-01-01T00:00:00Z' });
    expect(Date.parse(to.body.Items[0].Vouchers[1].At)).toBeLessThan(monday.getTime() + 600_000);
  });

  it.each([
    ['an unknown order', 'TQ-0000-0000', undefined, 404, 'NOT_FOUND'],
    ['a unit of another order', undefined, 'of another', 404, 'UNKNOWN_UNIT'],
    ['no code', undefined, '', 400, 'BAD_REQUEST'],
  ])('is refused for %s', async (_, order, code, status, why) => {
    const { id, codes } = await sell();
    const other = code === 'of another' ? (await sell()).codes[0] : (code ?? codes[0]);
    expect(await redeem(order ?? id, other)).toMatchObject({ status, body: { code: why } });
  });

  it('keeps the payment’s confirmation unchanged', async () => {
    const { id, codes } = await sell();
    for (const code of codes) await redeem(id, code);
    const { PaymentId } = await orderOf(id);
    const again = await confirm(id, PaymentId);
    expect([again.status, again.body.Status]).toEqual([200, 'REDEEMED']);
    expect((await cart('POST', `/xapi/orders/${id}/cancel`, { body: {} })).body.code).toBe(
      'ORDER_CONFIRMED',
    );
  });
});

describe('a revoked unit', () => {
  it('admits no one, is in the list and leaves its order', async () => {
    const { id, line, codes } = await sell();
    await redeem(id, codes[0]);
    await revoke({ id, lines: [line] });
    expect(await redeem(id, codes[1])).toMatchObject({
      status: 409,
      body: { code: 'UNIT_REVOKED', field: 'Code' },
    });
    const [used = '', ...others] = codes;
    expect(await endedOf(codes)).toEqual({
      [used]: 'REDEEMED',
      ...Object.fromEntries(others.map((one) => [one, 'REVOKED'])),
    });
    const left: readonly { Code: string }[] = (await orderOf(id)).Items[0].Vouchers;
    expect(left.map(({ Code }) => Code)).toEqual([used]);
  });

  it('belongs to one of the given lines', async () => {
    const { id, codes } = await sell();
    await revoke({ id, lines: [] });
    await revoke({ id, lines: ['another'] });
    expect(await endedOf(codes)).toEqual({});
    await revoke({ id });
    expect(Object.keys(await endedOf(codes))).toHaveLength(3);
  });
});

it('finds a unit and its state by its code', async () => {
  const { id, codes } = await sell();
  const [code = ''] = codes;
  const look = (Code: string) => cart('POST', '/xapi/voucher-lookup', { body: { Code } });
  const found = () => look(code);
  expect((await found()).body).toEqual({ Code: code, OrderId: id, Status: 'VALID', At: null });
  await redeem(id, code);
  expect((await found()).body).toMatchObject({ OrderId: id, Status: 'REDEEMED' });
  expect((await look('0000-0000-0000')).status).toBe(404);
  expect((await look('\u0000')).status).toBe(400);
});
