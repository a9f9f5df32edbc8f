import { startSandbox } from '@shop/test/start-sandbox';
import type { Reply } from './support/sandbox-calls.js';
import { after, contact, monday, part, salesOf, scarce, units } from './support/sandbox-sales.js';

const sandbox = await startSandbox({ now: monday, adjust: scarce });
beforeEach(() => sandbox.setNow(monday));
const { add: adding, cart, confirm, display, drop, orderOf, paid, place } = salesOf(sandbox);

const choice = part('camino-blanco', '2026-12-10', { StartTime: '09:00', Units: units(2, 1, 1) });
const add = (what: object) => adding({ ...choice, ...what });
const filled = async (what: object): Promise<Reply['body']> => (await add(what)).body;
const cancel = (order: string) => cart('POST', `/xapi/orders/${order}/cancel`, { body: {} });

describe('an order', () => {
  it('keeps the places longer than the cart', async () => {
    const full = await filled({ Date: '2026-12-11', Units: units(6) });
    await place(full);
    sandbox.setNow(after(29));
    expect((await add({ Date: '2026-12-11' })).body.code).toBe('NO_AVAILABILITY');
    sandbox.setNow(after(31));
    expect((await add({ Date: '2026-12-11' })).status).toBe(201);
  });

  it('that is refused leaves the earlier one on hold', async () => {
    const full = await filled({ Date: '2026-12-19' });
    const first = (await place(full)).body;
    await place(full, { Total: 1 });
    expect(await orderOf(first.Id)).toEqual(first);
  });

  it('is refused for a total in another currency than the cart’s', async () => {
    const full = await filled({ Date: '2026-12-15' });
    expect((await place(full, { Currency: 'USD' })).body.code).toBe('TOTAL_CHANGED');
  });

  it.each([
    ['an unknown cart', { SessionId: 'unknown' }, 404, 'NOT_FOUND'],
    ['an invalid phone number', { Contact: { ...contact, Phone: '12' } }, 400, 'BAD_REQUEST'],
    ['a part of a cent', { Total: 10.001 }, 400, 'BAD_REQUEST'],
    ['a reference with a zero byte', { Reference: 'a\u0000' }, 400, 'BAD_REQUEST'],
    ['a lone surrogate', { Contact: { ...contact, FirstName: '\ud83d' } }, 400, 'BAD_REQUEST'],
  ])('is refused for %s', async (_, what, status, code) => {
    const full = await filled({ Date: '2026-12-18', Units: units(1) });
    expect(await place(full, what)).toMatchObject({ status, body: { code } });
  });

  it('that was never placed is not found', async () => {
    for (const reply of [
      await cart('GET', '/xapi/orders/TQ-0000-0000'),
      await cart('GET', '/xapi/orders/%00'),
      await confirm('TQ-0000-0000', 'pay_0'),
      await cancel('TQ-0000-0000'),
    ])
      expect(reply.status).toBe(404);
  });
});

describe('confirming an order', () => {
  it('sells the places, issues a voucher per unit and deletes the cart', async () => {
    const full = await filled({ Date: '2027-01-10' });
    const { Id } = (await place(full)).body;
    const id = await paid(full.Totals.Total);
    const { status, body } = await confirm(Id, id);
    const vouchers: readonly { Code: string; UnitType: string; Amount: number }[] =
      body.Items[0].Vouchers;
    const amounts = vouchers.map(({ Amount }) => Math.round(Amount * 100));
    expect(status).toBe(200);
    expect(body).toMatchObject({ Status: 'CONFIRMED', PaymentId: id });
    expect(vouchers.map(({ UnitType }) => UnitType)).toEqual(['ADULT', 'ADULT', 'CHILD', 'INFANT']);
    expect(amounts.at(-1)).toBe(0);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(Math.round(full.Totals.Total * 100));
    expect(new Set(vouchers.map(({ Code }) => Code)).size).toBe(4);
    expect((await display(full.SessionId)).status).toBe(404);
    sandbox.setNow(after(120));
    expect((await add({ Date: '2027-01-10', Units: units(6) })).body.code).toBe('NO_AVAILABILITY');
  });

  it('keeps lines of the cart that were added or changed since the order', async () => {
    const one = units(1);
    const { SessionId } = await filled({ Date: '2027-01-20', Units: one });
    const full = await filled({ SessionId, Slug: 'barlovento', Date: '2027-01-21', Units: one });
    const [kept, changed] = full.Items;
    const { Id } = (await place(full)).body;
    await filled({
      SessionId,
      Slug: 'ojos-de-agua',
      StartTime: '08:00',
      Date: '2027-01-22',
      Units: one,
    });
    await cart('PATCH', `/xapi/shopping-cart/items/${changed?.Id}`, {
      body: {
        ...choice,
        Language: 'ES',
        Extras: [],
        SessionId,
        Slug: 'barlovento',
        Date: '2027-01-23',
        Units: one,
      },
    });
    expect((await confirm(Id, await paid(full.Totals.Total))).status).toBe(200);
    const left: readonly { Id: string }[] = (await display(SessionId)).body.Items;
    expect(left.map(({ Id: id }) => id)).not.toContain(kept?.Id);
    expect(left.map(({ Id: id }) => id)).toContain(changed?.Id);
    expect(left).toHaveLength(2);
  });

  it('again with the same payment changes nothing', async () => {
    const full = await filled({ Date: '2027-01-11' });
    const { Id } = (await place(full)).body;
    const id = await paid(full.Totals.Total);
    const first = await confirm(Id, id);
    const again = await confirm(Id, id);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await confirm(Id, await paid(full.Totals.Total))).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CONFIRMED' },
    });
  });

  it('concurrently sells once', async () => {
    const full = await filled({ Date: '2027-01-12' });
    const { Id } = (await place(full)).body;
    const id = await paid(full.Totals.Total);
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(Id, id)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const kept = await sandbox.db
      .selectFrom('vouchers')
      .select('code')
      .where('order_id', '=', Id)
      .execute();
    expect(kept).toHaveLength(4);
  });

  it.each([
    ['that does not exist', async () => 'pay_0'],
    ['on the account of another purchase', async () => 'account:purchase-9'],
    ['of another amount', async (total: number) => paid(total - 1)],
    ['for another purchase', async (total: number) => paid(total, { reference: 'purchase-9' })],
  ])('is refused against a payment %s', async (_, pay) => {
    const full = await filled({ Date: '2027-01-13', Units: units(1) });
    const { Id } = (await place(full)).body;
    expect(await confirm(Id, await pay(full.Totals.Total))).toMatchObject({
      status: 422,
      body: { code: 'PAYMENT_NOT_ACCEPTED' },
    });
    expect(await orderOf(Id)).toMatchObject({ Status: 'ON_HOLD' });
  });

  it('is refused against a payment that already paid another order', async () => {
    const first = await filled({ Date: '2027-01-14', Units: units(1) });
    const second = await filled({ Date: '2027-01-14', Units: units(1) });
    const orders = [(await place(first)).body.Id, (await place(second)).body.Id];
    const id = await paid(first.Totals.Total);
    expect((await confirm(orders[0], id)).status).toBe(200);
    expect((await confirm(orders[1], id)).body.code).toBe('PAYMENT_NOT_ACCEPTED');
  });

  it('late takes the places again while available', async () => {
    const full = await filled({ Date: '2027-01-15', Units: units(6) });
    const { Id } = (await place(full)).body;
    const id = await paid(full.Totals.Total);
    sandbox.setNow(after(45));
    // Displaying the cart takes the last places for it.
    expect((await display(full.SessionId)).body.Items[0].Status).toBe('HELD');
    expect(await confirm(Id, id)).toMatchObject({ status: 200, body: { Status: 'CONFIRMED' } });
  });

  it('late, when others have the places, ends the order', async () => {
    const full = await filled({ Date: '2027-01-16', Units: units(6) });
    const { Id } = (await place(full)).body;
    const id = await paid(full.Totals.Total);
    sandbox.setNow(after(45));
    await add({ Date: '2027-01-16' });
    const refused = { status: 409, body: { code: 'ORDER_EXPIRED' } };
    expect(await confirm(Id, id)).toMatchObject(refused);
    expect(await orderOf(Id)).toMatchObject({ Status: 'EXPIRED' });
    expect(await confirm(Id, id)).toMatchObject(refused);
  });

  it('is refused after an hour without payment', async () => {
    const full = await filled({ Date: '2027-01-17' });
    const { Id } = (await place(full)).body;
    sandbox.setNow(after(61));
    sandbox.wake();
    while ((await orderOf(Id)).Status === 'ON_HOLD') await new Promise(setImmediate);
    expect(await orderOf(Id)).toMatchObject({ Status: 'EXPIRED' });
  });
});

describe('cancelling an order', () => {
  it('returns the places to a cart that still has the lines', async () => {
    const full = await filled({ Date: '2027-01-18', Units: units(6) });
    const { Id } = (await place(full)).body;
    expect(await cancel(Id)).toMatchObject({ status: 200, body: { Status: 'CANCELLED' } });
    expect((await add({ Date: '2027-01-18' })).body.code).toBe('NO_AVAILABILITY');
    expect((await display(full.SessionId)).body.Items[0].Status).toBe('HELD');
  });

  it('returns the places to stock when the cart is gone', async () => {
    const full = await filled({ Date: '2027-01-19', Units: units(6) });
    const { Id } = (await place(full)).body;
    await drop(full);
    expect((await add({ Date: '2027-01-19' })).body.code).toBe('NO_AVAILABILITY');
    await cancel(Id);
    expect((await add({ Date: '2027-01-19' })).status).toBe(201);
  });
});

it('a line changed while its order is on hold leaves the order its places', async () => {
  const full = await filled({ Date: '2027-01-22', Units: units(6) });
  const { Id } = (await place(full)).body;
  const request = {
    SessionId: full.SessionId,
    Language: 'ES',
    Extras: [],
    ...choice,
    Date: '2027-01-23',
    Units: units(6),
  };
  const path = `/xapi/shopping-cart/items/${full.Items[0]?.Id}`;
  expect((await cart('PATCH', path, { body: request })).status).toBe(200);
  expect((await add({ Date: '2027-01-22' })).body.code).toBe('NO_AVAILABILITY');
  const confirmed = await confirm(Id, await paid(full.Totals.Total));
  expect(confirmed.body).toMatchObject({ Status: 'CONFIRMED', Items: [{ Date: '2027-01-22' }] });
});

describe('an order awaiting a transfer', () => {
  const hours = (count: number) => after(count * 60);
  const waiting = (full: Reply['body']) => place(full, { PayUntil: hours(72).toISOString() });

  it('keeps its places until its deadline, and leaves the cart', async () => {
    const full = await filled({ Date: '2026-12-20', Units: units(6) });
    const { status, body } = await waiting(full);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      Status: 'PENDING_PAYMENT',
      Items: [{ HeldUntil: hours(72).toISOString(), Vouchers: [] }],
    });
    expect((await display(full.SessionId)).status).toBe(404);
    sandbox.setNow(hours(71));
    sandbox.wake();
    expect((await add({ Date: '2026-12-20' })).body.code).toBe('NO_AVAILABILITY');
    expect(await orderOf(body.Id)).toMatchObject({ Status: 'PENDING_PAYMENT' });
    sandbox.setNow(hours(73));
    expect((await add({ Date: '2026-12-20' })).status).toBe(201);
  });

  it('is confirmed by its payment, days later', async () => {
    const full = await filled({ Date: '2026-12-21', Units: units(6) });
    const { body } = await waiting(full);
    sandbox.setNow(hours(70));
    const confirmed = await confirm(body.Id, await paid(full.Totals.Total));
    expect(confirmed).toMatchObject({ status: 200, body: { Status: 'CONFIRMED' } });
  });

  it('releases its places when cancelled', async () => {
    const full = await filled({ Date: '2026-12-22', Units: units(6) });
    const { body } = await waiting(full);
    expect((await cancel(body.Id)).body).toMatchObject({ Status: 'CANCELLED' });
    expect((await add({ Date: '2026-12-22' })).status).toBe(201);
  });

  it('rejects a deadline that is over or years away', async () => {
    const full = await filled({ Date: '2026-12-23' });
    for (const PayUntil of [hours(-1).toISOString(), hours(24 * 30).toISOString(), 'tomorrow'])
      expect((await place(full, { PayUntil })).status).toBe(400);
  });
});
