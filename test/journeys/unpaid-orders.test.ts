import { errorText, type Language, pathOf } from '@shop/domain';
import type { ActionReply } from '@shop/ports/screens';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersTo } from '@shop/test/letters';
import { startBroken } from '../../backends/stand-ins/broken-server.js';
import { contact } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { aCoupon, cancelAll, cancelFormOf, fillWith, freeForm } from '@shop/test/unpaid';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import { dropEndedUses } from '../../backends/sandbox/src/shopping-cart/promo-use.js';

const noPayment = {
  status: 409,
  headers: { 'content-type': 'application/json' },
  body: { code: 'PAYMENT_NOT_ACCEPTED', message: '', field: 'PaymentId', requestId: '1' },
};

/** What the backend behind the proxy does not support. */
let lacks: 'nothing' | 'saying' | 'confirming' = 'nothing';
/** Awaited between the backend's work on a cart and its reply. */
let meanwhile: (() => Promise<void>) | undefined;

const shop = await startBff({}, async ({ cartUrl }) => {
  const backend = await startBroken(cartUrl, {
    answer: async (answer, { path }) => {
      // Pending purchases of earlier tests poll their orders in the background.
      if (path.includes('/shopping-cart')) await meanwhile?.();
      return lacks === 'saying' && answer.body?.NeedsPayment !== undefined
        ? { ...answer, body: { ...answer.body, NeedsPayment: undefined } }
        : answer;
    },
    instead: async ({ path, body }) =>
      lacks === 'confirming' && path.endsWith('/confirm') && body?.PaymentId === null
        ? noPayment
        : undefined,
  });
  afterAll(() => backend.stop());
  return { CART_API_URL: backend.url, CART_READ_MS: '20000' };
});
afterAll(() => shop.stop());
beforeEach(() => {
  lacks = 'nothing';
  meanwhile = undefined;
});

const pathTo = (name: 'cart' | 'checkout', language: Language) =>
  pathOf({ name, params: {} }, language);

async function withCoupon(language: Language): Promise<{ visitor: Visitor; code: string }> {
  const visitor = shop.visitor();
  const code = await aCoupon(visitor, language);
  await fillWith(visitor, language, code);
  return { visitor, code };
}

type Reply = ActionReply<unknown>;
const send = async (visitor: Visitor, form: object): Promise<Reply> =>
  (await (await visitor.postJson('/api/checkout', form)).json()) as Reply; // as: the action's own promise
const nextIn = (reply: Reply) => (reply.kind === 'done' ? (reply.next ?? '') : reply);
/** A later form gets the order of the first. */
const ledTo = (reply: Reply) =>
  reply.kind === 'done'
    ? reply.next
    : reply.problems.flatMap(({ code, actions: [action] }) =>
        code === 'alreadyOrdered' && action?.kind === 'openOrder' ? action.href : [],
      )[0];

const intentsOf = async (order: string) => {
  const { db } = shop.sandbox;
  const kept = await db.selectFrom('orders').selectAll().where('id', '=', order).execute();
  const [{ reference = '', payment_id: payment } = {}] = kept;
  const intents = await db
    .selectFrom('intents')
    .select('id')
    .where('reference', '=', reference)
    .execute();
  return { payment, intents };
};

const letterAbout = (order: string) =>
  hurriedUntil(shop, async () =>
    (await lettersTo(shop.sandbox, contact.email)).find(({ subject }) => subject.includes(order)),
  );

describe.each(journeyLanguages)('a cart paid in full by its coupon, in %s,', (language) => {
  it('is ordered with forms alone, without a payment method, and cancelling returns the coupon', async () => {
    const { visitor, code } = await withCoupon(language);
    const first = await Walk.open(visitor, pathTo('checkout', language));
    expect(first.html).not.toContain('type="radio"');
    const { view: free } = await freeForm(visitor, language);
    expect(free.guarantees).toEqual(['weather', 'changeDate']);
    const wrong = await first.press({ name: 'step', value: 'review' }, { ...contact, email: '@' });
    expect([wrong.status, wrong.text.includes(errorText('emailWrong', language))]).toEqual([
      422,
      true,
    ]);
    const last = await wrong.press({ name: 'step', value: 'review' }, contact);
    expect(last.text).toContain(code);
    const done = await last.press({ action: '/api/checkout' });
    const { view } = await visitor.look('order', done.address);
    expect([view.state, view.totals.promo?.code]).toEqual(['confirmed', code]);
    expect(view.lines[0]?.vouchers).toHaveLength(2);
    expect(await intentsOf(view.id)).toEqual({ payment: null, intents: [] });
    const letter = await letterAbout(view.id);
    expect([letter.language, letter.vouchers === null]).toEqual([language, false]);
    const documents = await visitor.get(view.files?.vouchers ?? '');
    expect(documents.headers.get('content-type')).toBe('application/pdf');
    expect((await visitor.look('cart', pathTo('cart', language))).view.kind).toBe('empty');

    const order = { visitor, path: done.address, view, email: contact.email };
    const { total, ways } = await cancelFormOf(order);
    expect(ways).toEqual([{ way: 'coupon', isChosen: true }]);
    expect(total?.text.text).toBe(view.totals.promo?.saved.text);
    const back = await cancelAll(order, 'coupon');
    expect(back).toMatch(/^CV-/);
    expect(back).not.toBe(code);
    expect(await intentsOf(view.id)).toEqual({ payment: null, intents: [] });
    // Cleaning up does not free the old coupon; the new one is worth as much.
    await dropEndedUses(shop.sandbox.db);
    await fillWith(visitor, language, back ?? '');
    const asked = { path: pathTo('cart', language), code, attempt: 'attempt-with-the-old' };
    expect((await visitor.postJson('/api/cart/promo', asked)).status).toBe(422);
    expect((await freeForm(visitor, language)).view.toPay).toBe('nothing');
  });
});

it('makes one order of two presses at once and of another tab’s form', async () => {
  const { visitor } = await withCoupon('es');
  const { view, form } = await freeForm(visitor, 'es');
  expect([view.steps, view.step, view.problems]).toEqual([['contact', 'review'], 'contact', []]);
  const { form: other } = await freeForm(visitor, 'es');
  const replies = await Promise.all([form, form, other].map((one) => send(visitor, one)));
  expect(replies.some(({ kind }) => kind === 'done')).toBe(true);
  const [next] = replies.map(ledTo);
  expect(next).toMatch(/TQ-/);
  for (const again of [...replies, await send(visitor, form)]) expect(ledTo(again)).toBe(next);
  const late = await send(visitor, { ...other, attempt: 'attempt-too-late', lastName: 'Otra' });
  expect(late).toMatchObject({ kind: 'refused', problems: [{ code: 'alreadyOrdered' }] });
});

it('makes one order of a form that saw the cart before another tab ordered it', async () => {
  const { visitor } = await withCoupon('es');
  const { form } = await freeForm(visitor, 'es');
  const { form: other } = await freeForm(visitor, 'es');
  let first: Promise<Reply> | undefined;
  meanwhile = async () => {
    meanwhile = undefined;
    await (first = send(visitor, form));
  };
  const late = ledTo(await send(visitor, other));
  const next = first && ledTo(await first);
  expect(next).toMatch(/TQ-/);
  expect(late).toBe(next);
});

it('requires a payment method when there is an amount to pay, whatever the form says', async () => {
  const visitor = shop.visitor();
  const code = await aCoupon(visitor, 'es');
  await fillWith(visitor, 'es', code);
  const { form } = await freeForm(visitor, 'es');
  const out = { path: pathTo('cart', 'es'), code, attempt: 'attempt-without-it' };
  expect((await visitor.postJson('/api/cart/promo/remove', out)).status).toBe(200);
  expect(await send(visitor, form)).toMatchObject({ problems: [{ code: 'cartChanged' }] });
  const { view, form: now } = await freeForm(visitor, 'es');
  expect(view.toPay).toBe('money');
  expect(await send(visitor, now)).toMatchObject({ problems: [{ code: 'methodMissing' }] });
});

it.each(['dropAfterCommit', 'errorAfterCommit'] as const)(
  'resumes an order whose confirmation was committed but not answered: %s',
  async (mode) => {
    const { visitor } = await withCoupon('es');
    const { form } = await freeForm(visitor, 'es');
    const path = '/xapi/orders/TQ-';
    shop.sandbox.faults.add({ api: 'cart', path, method: 'POST', mode, times: 1 });
    const next = String(nextIn(await send(visitor, form)));
    expect(next).toMatch(/TQ-/);
    shop.sandbox.faults.clear();
    const { view } = await visitor.look('order', next);
    expect(['confirming', 'confirmed']).toContain(view.state);
    const isConfirmed = async () => (await visitor.look('order', next)).view.state === 'confirmed';
    expect(await hurriedUntil(shop, isConfirmed)).toBe(true);
  },
);

it.each(journeyLanguages)(
  'says in %s that the backend cannot sell it before the visitor types anything',
  async (language) => {
    lacks = 'saying';
    const { visitor } = await withCoupon(language);
    const { view, form } = await freeForm(visitor, language);
    const text = errorText('nothingToPay', language);
    const [problem] = view.problems;
    expect([view.toPay, problem?.text, problem?.actions[0]?.kind]).toEqual([
      'byPhone',
      text,
      'openCart',
    ]);
    const page = await Walk.open(visitor, form.path);
    expect([page.text.includes(text), page.html.includes('name="email"')]).toEqual([true, false]);
    expect(await send(visitor, form)).toMatchObject({ problems: [{ code: 'nothingToPay' }] });
    const { view: cart } = await visitor.look('cart', pathTo('cart', language));
    expect(cart.kind).toBe('filled');
  },
);

it('makes no order when the backend refuses it: the cart and its coupon stay', async () => {
  const { visitor, code } = await withCoupon('es');
  const { form } = await freeForm(visitor, 'es');
  lacks = 'confirming';
  const refused = { problems: [{ code: 'nothingToPay' }] };
  expect(await send(visitor, form)).toMatchObject(refused);
  expect(await send(visitor, form)).toMatchObject(refused);
  lacks = 'nothing';
  const { view } = await freeForm(visitor, 'es');
  expect([view.toPay, view.totals.promo?.code, view.hold !== undefined]).toEqual([
    'nothing',
    code,
    true,
  ]);
  expect(nextIn(await send(visitor, form))).toMatch(/TQ-/);
});
