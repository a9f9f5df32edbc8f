import { errorText } from '@shop/domain';
import { hurriedUntil } from '@shop/test/hurry';
import { lettersOnceThere } from '@shop/test/letters';
import { contact, fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { atBank, type Placed, placeTransfer, untilOrder } from '@shop/test/transfers';
import type { Visitor } from '@shop/test/visitor';
import type { OrderView } from '@shop/ports/screens';

const shop = await startBff();
afterAll(() => shop.stop());

/** The provider's money of the order, in minor units, by outcome. */
async function moneyOf({ reference }: Placed) {
  const { db } = shop.sandbox;
  const asked = await db
    .selectFrom('intents')
    .select('reference')
    .where('transfer_reference', '=', reference)
    .executeTakeFirstOrThrow();
  const all = await db
    .selectFrom('intents')
    .select(['status', 'amount'])
    .where('reference', '=', asked.reference)
    .execute();
  const sum = (status: string) =>
    all.filter((one) => one.status === status).reduce((to, { amount }) => to + amount.amount, 0);
  return { kept: sum('CAPTURED'), givenBack: sum('REFUNDED') };
}

const orderOf = ({ view }: Placed) =>
  shop.sandbox.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', view.id)
    .executeTakeFirstOrThrow();

const heldOf = async ({ view }: Placed) =>
  (await shop.sandbox.db.selectFrom('holds').select('id').where('order_id', '=', view.id).execute())
    .length;

const pay = '/api/checkout';
const buy = '/es/entrada-bruma/';

let turn = 0;

async function fillAndForm(visitor: Visitor) {
  const month = `${new Date().getUTCFullYear() + 1}-05`;
  const days = sellableDays(await visitor.look('buy', `${buy}?month=${month}`));
  await fillCart(visitor, buy, days[(turn += 1) % days.length] ?? '');
  const { view } = await visitor.look('checkout', '/es/pago/');
  if (view.kind !== 'open') throw new Error(view.kind);
  const { attempt, digest } = view;
  return { path: '/es/pago/', ...contact, method: 'TR', attempt, digest };
}

const nextOf = async (reply: Response) => ((await reply.json()) as { next?: string }).next; // as: an ActionReply
const is = (state: OrderView['state']) => (view: OrderView) => view.state === state;
const minuteMs = 60_000;

describe('an order awaiting a transfer', () => {
  it('shows bank details and deadline, keeps its places and empties the cart', async () => {
    const placed = await placeTransfer(shop);
    const { view, visitor } = placed;
    expect(view).toMatchObject({
      state: 'awaiting',
      transfer: {
        bank: 'Banorte',
        account: shop.sandbox.content.payment.transfer.account,
        hours: 72,
      },
    });
    expect(view.transfer?.reference).toMatch(/^\d{10}$/);
    expect(view.transfer?.amount.text).toBe(view.totals.total.now.text);
    expect(view.transfer?.secondsLeft).toBeGreaterThan(71 * 3_600);
    expect(view.transfer?.secondsLeft).toBeLessThanOrEqual(72 * 3_600);
    const order = await orderOf(placed);
    expect(order.status).toBe('PENDING_PAYMENT');
    expect(order.hold_until.getTime() - Date.now()).toBeGreaterThan(71 * 60 * minuteMs);
    expect(await heldOf(placed)).toBe(1);
    expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
  });

  it('gets one mail without tickets, and tickets once paid in time', async () => {
    const placed = await placeTransfer(shop);
    const [letter, ...others] = await lettersOnceThere(shop.sandbox, placed.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(
      `Datos para tu transferencia a Coralibrí: orden ${placed.view.id}`,
    );
    const { transfer } = placed.view;
    for (const fact of [transfer?.account, transfer?.reference, transfer?.amount.text]) {
      expect(letter?.html).toContain(fact);
      expect(letter?.body).toContain(fact);
    }
    expect(letter).toMatchObject({ calendar: null, vouchers: null });
    await atBank(shop, placed.reference, 'exact');
    const paid = await untilOrder(shop, placed, is('confirmed'));
    expect([paid.lines[0]?.vouchers.length, paid.givenBack]).toEqual([2, undefined]);
    expect(await moneyOf(placed)).toEqual({ kept: placed.total, givenBack: 0 });
    const letters = await lettersOnceThere(shop.sandbox, placed.email, 2);
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      letter?.subject,
      `Tus boletos de Coralibrí: orden ${placed.view.id}`,
    ]);
  });

  it('stays one order when its form is sent again, at once or later', async () => {
    const visitor = shop.visitor();
    const form = await fillAndForm(visitor);
    const send = async () => nextOf(await visitor.postJson(pay, form));
    const nexts = await Promise.all([send(), send()]);
    nexts.push(await send());
    expect(nexts[0]).toMatch(/^\/es\/orden\/TQ-/);
    expect(new Set(nexts).size).toBe(1);
  });
});

it('keeps its places when the payment cannot start, and shows where to pay as soon as it can', async () => {
  const visitor = shop.visitor();
  const form = await fillAndForm(visitor);
  shop.sandbox.faults.add({ api: 'payment', mode: 'down', path: '/payments/intents' });
  const path = (await nextOf(await visitor.postJson(pay, form))) ?? '';
  const { view } = await visitor.look('order', path);
  expect(view.state).toBe('awaiting');
  expect(view.transfer).toBeUndefined();
  shop.sandbox.faults.clear();
  const begun = await untilOrder(shop, { visitor, path }, ({ transfer }) => transfer !== undefined);
  await atBank(shop, begun.transfer?.reference ?? '', 'exact');
  await untilOrder(shop, { visitor, path }, is('confirmed'));
});

describe('is found by its form after a lost reply', () => {
  it('following a failed try', async () => {
    const visitor = shop.visitor();
    const form = await fillAndForm(visitor);
    const currencies = shop.sandbox.content.payment.transfer.currencies as string[]; // as: read anew each time
    const taken = currencies.splice(0);
    expect((await visitor.postForm(pay, form)).status).toBe(422);
    currencies.push(...taken);
    const unanswered = shop.visitor();
    for (const name of visitor.cookieNames) unanswered.setCookie(name, visitor.cookie(name) ?? '');
    const lost = await nextOf(await unanswered.postJson(pay, form));
    expect(lost).toMatch(/^\/es\/orden\/TQ-/);
    expect(await nextOf(await visitor.postJson(pay, form))).toBe(lost);
  });

  it('while the transfer deadline is unavailable', async () => {
    const visitor = shop.visitor();
    const form = await fillAndForm(visitor);
    const fault = { api: 'cart', path: '/xapi/orders', method: 'POST', times: 1 } as const;
    shop.sandbox.faults.add({ ...fault, mode: 'dropAfterCommit' });
    expect((await visitor.postJson(pay, form)).status).toBe(422);
    shop.sandbox.faults.add({ api: 'payment', mode: 'down' });
    expect((await visitor.postJson(pay, form)).status).toBe(422);
    shop.sandbox.faults.clear();
    expect(await nextOf(await visitor.postJson(pay, form))).toMatch(/^\/es\/orden\/TQ-/);
  });
});

it('is not placed while the transfer deadline is unavailable, and the cart stays', async () => {
  const visitor = shop.visitor();
  const form = await fillAndForm(visitor);
  shop.sandbox.faults.add({ api: 'payment', mode: 'down' });
  const html = await (await visitor.postForm(pay, form)).text();
  shop.sandbox.faults.clear();
  expect(html).toContain(errorText('purchase', 'es'));
  expect(html).toContain(`value="${contact.email}"`);
  expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('filled');
});

describe('a bank transfer', () => {
  it.each([
    ['less', 'tooLittle', -10_000],
    ['more', 'tooMuch', 10_000],
  ] as const)('%s is refunded in full, and the buyer may still pay', async (what, why, apart) => {
    const placed = await placeTransfer(shop);
    await atBank(shop, placed.reference, what);
    const view = await untilOrder(shop, placed, ({ givenBack }) => givenBack !== undefined);
    expect(view).toMatchObject({ state: 'awaiting', givenBack: { why } });
    await hurriedUntil(shop, async () => (await moneyOf(placed)).givenBack);
    expect(await moneyOf(placed)).toEqual({ kept: 0, givenBack: placed.total + apart });
    expect(await heldOf(placed)).toBe(1);
    await atBank(shop, placed.reference, 'exact');
    await untilOrder(shop, placed, is('confirmed'));
    expect(await moneyOf(placed)).toEqual({ kept: placed.total, givenBack: placed.total + apart });
  });

  it('paid twice pays once and is refunded once', async () => {
    const placed = await placeTransfer(shop);
    await atBank(shop, placed.reference, 'twice');
    const view = await untilOrder(
      shop,
      placed,
      ({ state, givenBack }) => state === 'confirmed' && givenBack !== undefined,
    );
    expect(view.givenBack?.why).toBe('twice');
    await hurriedUntil(shop, async () => (await moneyOf(placed)).givenBack);
    expect(await moneyOf(placed)).toEqual({ kept: placed.total, givenBack: placed.total });
  });

  it('in time never loses its places; a late one is refunded in full', async () => {
    const placed = await placeTransfer(shop);
    await atBank(shop, placed.reference, 'pass');
    const lapsed = await untilOrder(shop, placed, is('lapsed'));
    expect(lapsed.retry?.href).toBe('/es/parques-y-tours/');
    // The page shows the deadline's end first; the order is cancelled a moment later.
    await hurriedUntil(shop, async () => (await orderOf(placed)).status === 'CANCELLED');
    expect(await heldOf(placed)).toBe(0);
    expect(await moneyOf(placed)).toEqual({ kept: 0, givenBack: 0 });
    await atBank(shop, placed.reference, 'exact');
    // The refund follows a moment after the decision.
    const view = await untilOrder(
      shop,
      placed,
      ({ state, givenBack }) => state === 'refunded' && givenBack !== undefined,
    );
    expect(view.givenBack?.why).toBe('late');
    expect(await moneyOf(placed)).toEqual({ kept: 0, givenBack: placed.total });
  });

  it('during a shop outage is found by polling', async () => {
    const placed = await placeTransfer(shop);
    shop.sandbox.faults.add({ api: 'payment', mode: 'down' });
    await atBank(shop, placed.reference, 'twice');
    await new Promise((resolve) => setTimeout(resolve, 300));
    shop.sandbox.faults.clear();
    await untilOrder(shop, placed, is('confirmed'));
    await hurriedUntil(shop, async () => (await moneyOf(placed)).givenBack);
    expect(await moneyOf(placed)).toEqual({ kept: placed.total, givenBack: placed.total });
  });
});

it('is not offered in a currency without transfers, and a form that asks for it is refused', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'USD');
  const form = await fillAndForm(visitor);
  const { view } = await visitor.look('checkout', '/es/pago/');
  if (view.kind !== 'open') throw new Error(view.kind);
  expect(view.transfer).toBeUndefined();
  expect(view.ways.map(({ code }) => code)).toEqual(['CARD', 'PP']);
  const reply: unknown = await (await visitor.postJson(pay, form)).json();
  expect(reply).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'methodGone', field: 'method', text: errorText('methodGone', 'es') }],
  });
});

describe('the bank page', () => {
  it('accepts only known transfers and valid amounts', async () => {
    expect((await fetch(`${shop.sandbox.url}/bank/?reference=1`)).status).toBe(404);
    const { reference } = await placeTransfer(shop);
    for (const amount of ['-5', 'abc'])
      expect((await atBank(shop, reference, 'other', amount)).status).toBe(422);
    expect((await atBank(shop, reference, 'other', '1.00')).status).toBe(200);
  });

  it('accepts either decimal mark', async () => {
    const { reference, view } = await placeTransfer(shop);
    for (const amount of ['1250,5', '1.250,75', '$1,250.25 MXN', '1.250'])
      await atBank(shop, reference, 'other', amount);
    expect((await atBank(shop, reference, 'other', '1,250,00')).status).toBe(422);
    const came = await shop.sandbox.db
      .selectFrom('intents')
      .select('amount')
      .where('description', '=', view.id)
      .where('transfer_reference', 'is', null)
      .execute();
    const amounts = came.map(({ amount }) => amount.amount).toSorted((one, other) => one - other);
    expect(amounts).toEqual([125_000, 125_025, 125_050, 125_075]);
  });

  it('offers the same by API', async () => {
    const placed = await placeTransfer(shop);
    const send = async (body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const asked = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${shop.sandbox.url}/bank/transfers`, asked)).status;
    };
    const amount = { amount: placed.total, currency: 'MXN' };
    expect(await send({ reference: '1', amount })).toBe(404);
    expect(await send({ reference: placed.reference })).toBe(400);
    expect(await send({ reference: placed.reference, amount })).toBe(201);
    await untilOrder(shop, placed, is('confirmed'));
  });
});
