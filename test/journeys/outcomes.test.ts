import { errorText, type Language, languages, pathOf } from '@shop/domain';
import { hurriedUntil } from '@shop/test/hurry';
import { contact, fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import type { CheckoutView, OrderView } from '@shop/ports/screens';

const shop = await startBff();
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.faults.clear());

type Open = Extract<CheckoutView, { kind: 'open' }>;
type Form = Readonly<Record<string, string>>;

/** How a visitor buys: the language, and a page with scripts (JSON) or without. */
interface Sale {
  readonly language: Language;
  readonly sends: 'JSON' | 'a form';
}

/** Three in a row use each language; two use each way of sending. */
const saleAt = (turn: number): Sale => ({
  language: languages[turn % languages.length] ?? 'es',
  sends: turn % 2 === 0 ? 'JSON' : 'a form',
});

const checkoutIn = (language: Language) => pathOf({ name: 'checkout', params: {} }, language);
const buyIn = (language: Language, slug = 'laguna-nacar') =>
  pathOf({ name: 'buyPark', params: { slug } }, language);
const pay = '/api/checkout';
const card = { number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'ANA LOPEZ' };
const ana = { email: 'ana@paypal.example', password: 'coralibri' };

let turn = 0;
const next = () => (turn += 1);
const month = `${new Date().getUTCFullYear() + 1}-07`;
const daysOf = async (slug: string) =>
  sellableDays(await shop.visitor().look('buy', `${buyIn('es', slug)}?month=${month}`));
/** Days on which both products of these carts are on sale. */
const brumaDays = await daysOf('bruma');
const days = (await daysOf('laguna-nacar')).filter((day) => brumaDays.includes(day));

const send = (url: string, form: Form = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** The number of a card of the chosen bank, as the page prints it. */
const ownCard = async (page: string) =>
  /<td>(5062[\d ]+)<\/td>/.exec(await (await fetch(page)).text())?.[1] ?? '';

/** Each way to pay on a provider's page: its checkout fields, approval and refusal. */
const ways = [
  {
    way: 'a card',
    fields: { method: 'CARD' },
    yes: (page: string) => send(page, card),
    no: (page: string) => send(page, { ...card, number: '4000000000000002' }),
  },
  {
    way: 'months',
    fields: { method: 'MONTHS', plan: '3.3' },
    yes: async (page: string) => send(page, { ...card, number: await ownCard(page) }),
    no: (page: string) => send(page, { ...card, number: '4000000000000002' }),
  },
  {
    way: 'PayPal',
    fields: { method: 'PP' },
    yes: async (page: string) => {
      await send(page, ana);
      return send(`${page}/approve`, { months: '1' });
    },
    no: (page: string) => send(`${page}/cancel`),
  },
] as const;

async function openOf(visitor: Visitor, path: string): Promise<Open> {
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(view.kind);
  return view;
}

const setCurrency = (visitor: Visitor, { language }: Sale, currency: string) =>
  visitor.postForm('/api/settings', {
    path: checkoutIn(language),
    language,
    currency,
    theme: 'system',
    convert: 'yes',
  });

/** Always in pesos, which have all ways to pay. */
async function filled(sale: Sale): Promise<Visitor> {
  const { language } = sale;
  const visitor = shop.visitor();
  if (language !== 'es') await setCurrency(visitor, sale, 'MXN');
  await fillCart(visitor, buyIn(language), days[next() % days.length] ?? '');
  return visitor;
}

/** The page's current form, filled by Ana. */
async function formOf(visitor: Visitor, { language }: Sale, fields: Form) {
  const path = checkoutIn(language);
  const { attempt, digest } = await openOf(visitor, path);
  return { path, ...contact, attempt, digest, ...fields };
}

interface Reply {
  readonly next?: string;
  /** The text of the page or reply, if there is no redirect. */
  readonly said: string;
}

async function post(visitor: Visitor, { sends }: Sale, form: Form): Promise<Reply> {
  if (sends === 'JSON') {
    const said = await (await visitor.postJson(pay, form)).text();
    const { next: to } = JSON.parse(said) as { next?: string }; // as: an ActionReply
    return { said, ...(to && { next: to }) };
  }
  const answer = await visitor.postForm(pay, form);
  const to = answer.headers.get('location');
  return { said: await answer.text(), ...(to && { next: to }) };
}

/** A visitor with a filled cart and form for each way to pay, each in one language. */
const askedByEach = (sends?: Sale['sends']) =>
  Promise.all(
    ways.map(async ({ fields }, at) => {
      const sale = { ...saleAt(at), ...(sends && { sends }) };
      const visitor = await filled(sale);
      return { visitor, sale, form: await formOf(visitor, sale, fields) };
    }),
  );

async function atProvider(fields: Form, sale: Sale) {
  const visitor = await filled(sale);
  const form = await formOf(visitor, sale, fields);
  const { next: page = '' } = await post(visitor, sale, form);
  const id = page.split('/').at(-1) ?? '';
  return { visitor, form, page, id };
}

const intentOf = (id: string) =>
  shop.sandbox.db.selectFrom('intents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const orderPathOf = async (id: string, { language }: Sale) =>
  pathOf({ name: 'order', params: { id: (await intentOf(id)).description } }, language);

async function come(visitor: Visitor, sent: Response): Promise<string> {
  const back = new URL(sent.headers.get('location') ?? '');
  return (await visitor.get(`${back.pathname}${back.search}`)).headers.get('location') ?? '';
}

/** order-screen.test.tsx checks each state's words. */
async function expectOrder(visitor: Visitor, path: string, state: OrderView['state']) {
  expect((await visitor.look('order', path)).view.state).toBe(state);
}

const until = (visitor: Visitor, path: string, state: OrderView['state']) =>
  hurriedUntil(shop, async () => (await visitor.look('order', path)).view.state === state);

/** Expects the reason on the checkout after a failed payment. */
async function expectProblem(
  visitor: Visitor,
  { language }: Sale,
  code: 'declined' | 'paymentExpired' | 'monthsNotMexican',
) {
  const { text } = await Walk.open(visitor, `${checkoutIn(language)}?problem=${code}`);
  expect(text).toContain(errorText(code, language));
}

/** Captured minus refunded, over all payments of one purchase. */
async function keptOf(id: string): Promise<number> {
  const { reference } = await intentOf(id);
  const all = await shop.sandbox.db
    .selectFrom('intents')
    .select('status')
    .where('reference', '=', reference)
    .execute();
  return all.filter(({ status }) => status === 'CAPTURED').length;
}

describe.each(ways.map((way, at) => ({ ...way, at })))('$way', ({ fields, yes, no, at }) => {
  /** Takes turns: each outcome meets every language and way of sending across the ways to pay. */
  const outcome = (turn: number, name: string, see: (sale: Sale) => Promise<void>) => {
    const sale = saleAt(at + turn);
    it(`${name}, in ${sale.language} by ${sale.sends}`, () => see(sale));
  };

  outcome(0, 'that is approved is an order, told first by the return', async (sale) => {
    const { visitor, page, id } = await atProvider(fields, sale);
    const path = await come(visitor, await yes(page));
    expect(path).toBe(await orderPathOf(id, sale));
    await expectOrder(visitor, path, 'confirmed');
    expect(await keptOf(id)).toBe(1);
  });

  const unseen =
    'that is approved is an order, told first by the message, for who never comes back';
  outcome(1, unseen, async (sale) => {
    const { visitor, page, id } = await atProvider(fields, sale);
    await yes(page);
    await until(visitor, await orderPathOf(id, sale), 'confirmed');
    expect(await keptOf(id)).toBe(1);
  });

  const back =
    'that is declined leads back to the form, with the cart, the choice and what was typed';
  outcome(2, back, async (sale) => {
    const { visitor, form, page, id } = await atProvider(fields, sale);
    const path = await come(visitor, await no(page));
    const code = fields.method === 'MONTHS' ? 'monthsNotMexican' : 'declined';
    expect(path).toBe(`${checkoutIn(sale.language)}?problem=${code}`);
    await expectProblem(visitor, sale, code);
    const again = await openOf(visitor, path);
    expect(again).toMatchObject({
      step: 'method',
      contact: { firstName: 'Ana', email: contact.email },
    });
    expect(again.ways.find(({ isChosen }) => isChosen)?.code).toBe(fields.method);
    expect(again.problems).toHaveLength(1);
    const cart = pathOf({ name: 'cart', params: {} }, sale.language);
    expect((await visitor.look('cart', cart)).view.kind).toBe('filled');
    await expectOrder(visitor, await orderPathOf(id, sale), 'failed');
    // The same form again, and another way to pay, both start a new purchase.
    const second = await post(visitor, sale, form);
    expect(second.next).not.toBe(page);
    const other = await post(visitor, sale, await formOf(visitor, sale, { method: 'CARD' }));
    const order = await come(visitor, await send(other.next ?? '', card));
    await expectOrder(visitor, order, 'confirmed');
  });

  outcome(3, 'that is left alone can be gone on with, and runs out of time', async (sale) => {
    const { visitor, form, page, id } = await atProvider(fields, sale);
    const path = await orderPathOf(id, sale);
    await expectOrder(visitor, path, 'confirming');
    expect((await post(visitor, sale, form)).next).toBe(page);
    await shop.sandbox.db
      .updateTable('intents')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    shop.sandbox.wake();
    await until(visitor, path, 'failed');
    const { reference } = await intentOf(id);
    const late = await visitor.get(`/api/payment/return?purchase=${reference}&payment=${id}`);
    const to = `${checkoutIn(sale.language)}?problem=paymentExpired`;
    expect(late.headers.get('location')).toBe(to);
    await expectProblem(visitor, sale, 'paymentExpired');
    expect(await keptOf(id)).toBe(0);
  });

  outcome(
    4,
    'whose end is unknown is being confirmed, and settled by who asks next',
    async (sale) => {
      const { visitor, page, id } = await atProvider(fields, sale);
      const sent = await yes(page);
      shop.sandbox.faults.add({ api: 'payment', mode: 'down' });
      const path = await come(visitor, sent);
      await expectOrder(visitor, path, 'confirming');
      shop.sandbox.faults.clear();
      await until(visitor, path, 'confirmed');
      expect(await keptOf(id)).toBe(1);
    },
  );
});

/** Concurrent, since the shop waits a little for duplicates of a request. */
describe('each method, in each language,', () => {
  it('does not start while the provider is down, and keeps the input', async () => {
    const asked = await askedByEach('a form');
    shop.sandbox.faults.add({ api: 'payment', mode: 'down', path: '/payments/intents' });
    const answers = await Promise.all(
      asked.map(async ({ visitor, form, sale: { language } }) => {
        const answer = await visitor.postForm(pay, form);
        return { language, status: answer.status, html: await answer.text() };
      }),
    );
    for (const { language, status, html } of answers) {
      expect(status).toBe(422);
      expect(html).toContain(errorText('purchase', language));
      expect(html).toContain(`value="${contact.email}"`);
    }
    shop.sandbox.faults.clear();
    for (const { visitor, sale, form } of asked)
      expect((await post(visitor, sale, form)).next).toMatch(/\/pay(pal)?\//);
  });

  it('starts once even when the reply to the start is lost', async () => {
    const asked = await askedByEach();
    shop.sandbox.faults.add({
      api: 'payment',
      mode: 'dropAfterCommit',
      path: '/payments/intents',
      method: 'POST',
      times: ways.length,
    });
    await Promise.all(asked.map(({ visitor, sale, form }) => post(visitor, sale, form)));
    for (const { visitor, sale, form } of asked) {
      const { next: page = '' } = await post(visitor, sale, form);
      const { reference } = await intentOf(page.split('/').at(-1) ?? '');
      const all = await shop.sandbox.db
        .selectFrom('intents')
        .select('id')
        .where('reference', '=', reference)
        .execute();
      expect(all).toHaveLength(1);
    }
  });
});

describe('a card', () => {
  const asking = { ...card, number: '4000000000003220' };

  it('is approved by the right bank code after a wrong one', async () => {
    const sale = saleAt(0);
    const { visitor, page } = await atProvider({ method: 'CARD' }, sale);
    expect((await send(page, asking)).headers.get('location')).toContain('/challenge');
    expect((await send(`${page}/challenge`, { code: '000000' })).status).toBe(422);
    const path = await come(visitor, await send(`${page}/challenge`, { code: '123456' }));
    await expectOrder(visitor, path, 'confirmed');
  });

  it('is declined when the buyer refuses the bank’s challenge', async () => {
    const sale = saleAt(1);
    const { visitor, page } = await atProvider({ method: 'CARD' }, sale);
    await send(page, asking);
    const to = `${checkoutIn(sale.language)}?problem=declined`;
    expect(await come(visitor, await send(`${page}/cancel`))).toBe(to);
    await expectProblem(visitor, sale, 'declined');
  });

  it('of a slow bank leaves the order pending until the bank approves', async () => {
    const sale = saleAt(2);
    const { visitor, page, id } = await atProvider({ method: 'CARD' }, sale);
    await send(page, { ...card, number: '4000000000000408' });
    const path = await orderPathOf(id, sale);
    await expectOrder(visitor, path, 'confirming');
    const isDue = shop.sandbox.db.updateTable('intents').set({ capture_at: new Date(0) });
    await isDue.where('id', '=', id).execute();
    shop.sandbox.wake();
    await until(visitor, path, 'confirmed');
  });

  it('sent twice at once, from two tabs, or again later is one purchase', async () => {
    const sale = saleAt(0);
    const visitor = await filled(sale);
    const one = await formOf(visitor, sale, { method: 'CARD' });
    const other = await formOf(visitor, sale, { method: 'CARD' });
    const both = [post(visitor, sale, one), post(visitor, sale, one)];
    const replies = [...(await Promise.all(both)), await post(visitor, sale, other)];
    const pages = replies.map((reply) => reply.next);
    expect(new Set(pages).size).toBe(1);
    const page = pages[0] ?? '';
    const path = await come(visitor, await send(page, card));
    // Back and submitted again, after the payment.
    expect((await post(visitor, sale, one)).next).toBe(path);
    await expectOrder(visitor, path, 'confirmed');
    expect(await keptOf(page.split('/').at(-1) ?? '')).toBe(1);
  });
});

describe('a change between form and submit', () => {
  it.each([
    [
      'amount',
      saleAt(0),
      (visitor: Visitor, { language }: Sale) =>
        fillCart(visitor, buyIn(language, 'bruma'), days[next() % days.length] ?? ''),
    ],
    ['currency', saleAt(1), (visitor: Visitor, sale: Sale) => setCurrency(visitor, sale, 'USD')],
  ])('reports the %s and buys nothing', async (_, sale, change) => {
    const visitor = await filled(sale);
    const form = await formOf(visitor, sale, { method: 'CARD' });
    await change(visitor, sale);
    const { next: to, said } = await post(visitor, sale, form);
    expect([to, said]).toEqual([
      undefined,
      expect.stringContaining(errorText('cartChanged', sale.language)),
    ]);
  });

  it('reports a removed method at its field and keeps the rest', async () => {
    const sale = saleAt(2);
    const visitor = await filled(sale);
    const form = await formOf(visitor, sale, { method: 'PP' });
    const { MXN = [] } = shop.sandbox.content.payment.methods;
    const at = MXN.findIndex(({ api_code: code }) => code === 'PP');
    const taken = MXN.splice(at, 1);
    const html = await (await visitor.postForm(pay, form)).text();
    MXN.splice(at, 0, ...taken);
    expect(html).toContain(errorText('methodGone', sale.language));
    expect(html).toContain(`value="${contact.email}"`);
    expect((await post(visitor, sale, form)).next).toBeDefined();
  });
});

it('answers 404 to a payment page without a payment', async () => {
  const visitor = shop.visitor();
  expect((await visitor.get(`/api/payment/return?purchase=${'0'.repeat(32)}`)).status).toBe(404);
});
