import { errorText } from '@shop/domain';
import { hurriedUntil } from '@shop/test/hurry';
import { contact, fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import type { CheckoutView, OrderView } from '@shop/ports/screens';

const shop = await startBff();
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.faults.clear());

type Open = Extract<CheckoutView, { kind: 'open' }>;
type Form = Readonly<Record<string, string>>;

const checkout = '/es/pago/';
const pay = '/api/checkout';
const buy = '/es/entrada-laguna-nacar/';
const card = { number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'ANA LOPEZ' };
const ana = { email: 'ana@paypal.example', password: 'coralibri' };

let turn = 0;
const next = () => (turn += 1);
const days = sellableDays(
  await shop.visitor().look('buy', `${buy}?month=${new Date().getUTCFullYear() + 1}-07`),
);

const send = (url: string, form: Form = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** The number of the card of the chosen bank, as the page prints it. */
const ownCard = async (page: string) =>
  /<td>(5062[\d ]+)<\/td>/.exec(await (await fetch(page)).text())?.[1] ?? '';

/** Each way to pay on a page of the provider's: what is chosen for it, and how it says yes and no. */
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

async function openOf(visitor: Visitor, path = checkout): Promise<Open> {
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(view.kind);
  return view;
}

async function filled(): Promise<Visitor> {
  const visitor = shop.visitor();
  await fillCart(visitor, buy, days[next() % days.length] ?? '');
  return visitor;
}

const formOf = ({ attempt, digest }: Open, fields: Form) => ({
  ...{ path: checkout, ...contact, attempt, digest },
  ...fields,
});

interface Reply {
  readonly kind: string;
  readonly next?: string;
  readonly problems?: readonly { code: string; field: string; text: string }[];
}

const post = async (visitor: Visitor, form: Form): Promise<Reply> =>
  (await (await visitor.postJson(pay, form)).json()) as Reply; // as: an ActionReply

/** Somebody with a filled cart and a filled form for each way to pay. */
const askedByEach = () =>
  Promise.all(
    ways.map(async ({ fields }) => {
      const visitor = await filled();
      return { visitor, form: formOf(await openOf(visitor), fields) };
    }),
  );

/** A visitor at the provider's page, with the form that led there. */
async function atProvider(fields: Form) {
  const visitor = await filled();
  const form = formOf(await openOf(visitor), fields);
  const { next: page = '' } = await post(visitor, form);
  const id = page.split('/').at(-1) ?? '';
  return { visitor, form, page, id };
}

const intentOf = (id: string) =>
  shop.sandbox.db.selectFrom('intents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const orderPathOf = async (id: string) => `/es/orden/${(await intentOf(id)).description}/`;

/** The shop's answer to who comes back. */
async function come(visitor: Visitor, sent: Response): Promise<string> {
  const back = new URL(sent.headers.get('location') ?? '');
  return (await visitor.get(`${back.pathname}${back.search}`)).headers.get('location') ?? '';
}

const until = (visitor: Visitor, path: string, state: OrderView['state']) =>
  hurriedUntil(shop, async () => (await visitor.look('order', path)).view.state === state);

/** Captured and not given back, over all payments of one purchase. */
async function keptOf(id: string): Promise<number> {
  const { reference } = await intentOf(id);
  const all = await shop.sandbox.db
    .selectFrom('intents')
    .select('status')
    .where('reference', '=', reference)
    .execute();
  return all.filter(({ status }) => status === 'CAPTURED').length;
}

describe.each(ways)('$way', ({ fields, yes, no }) => {
  it('that is approved is an order, told first by the return', async () => {
    const { visitor, page, id } = await atProvider(fields);
    const path = await come(visitor, await yes(page));
    expect((await visitor.look('order', path)).view.state).toBe('confirmed');
    expect(await keptOf(id)).toBe(1);
  });

  it('that is approved is an order, told first by the message, for who never comes back', async () => {
    const { visitor, page, id } = await atProvider(fields);
    await yes(page);
    await until(visitor, await orderPathOf(id), 'confirmed');
    expect(await keptOf(id)).toBe(1);
  });

  it('that is declined leads back to the form, with the cart, the choice and what was typed', async () => {
    const { visitor, form, page, id } = await atProvider(fields);
    const path = await come(visitor, await no(page));
    expect(path).toMatch(/^\/es\/pago\/\?problem=(declined|monthsNotMexican)$/);
    const again = await openOf(visitor, path);
    expect(again).toMatchObject({
      step: 'method',
      contact: { firstName: 'Ana', email: contact.email },
    });
    expect(again.ways.find(({ isChosen }) => isChosen)?.code).toBe(fields.method);
    expect(again.problems).toHaveLength(1);
    expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('filled');
    expect((await visitor.look('order', await orderPathOf(id))).view.state).toBe('failed');
    // The same form again, and another way, both begin anew.
    const second = await post(visitor, form);
    expect(second.next).not.toBe(page);
    const other = await post(visitor, formOf(await openOf(visitor), { method: 'CARD' }));
    const order = await come(visitor, await send(other.next ?? '', card));
    expect((await visitor.look('order', order)).view.state).toBe('confirmed');
  });

  it('that is left alone can be gone on with, and runs out of time with a word', async () => {
    const { visitor, form, page, id } = await atProvider(fields);
    expect((await visitor.look('order', await orderPathOf(id))).view.state).toBe('confirming');
    expect((await post(visitor, form)).next).toBe(page);
    await shop.sandbox.db
      .updateTable('intents')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    shop.sandbox.wake();
    await until(visitor, await orderPathOf(id), 'failed');
    const { reference } = await intentOf(id);
    const late = await visitor.get(`/api/payment/return?purchase=${reference}&payment=${id}`);
    expect(late.headers.get('location')).toBe(`${checkout}?problem=paymentExpired`);
    const [problem] = (await openOf(visitor, `${checkout}?problem=paymentExpired`)).problems;
    expect(problem?.text).toBe(errorText('paymentExpired', 'es'));
    expect(await keptOf(id)).toBe(0);
  });

  it('whose end is unknown is being confirmed, and settled by whoever asks next', async () => {
    const { visitor, page, id } = await atProvider(fields);
    const sent = await yes(page);
    shop.sandbox.faults.add({ api: 'payment', mode: 'down' });
    const path = await come(visitor, sent);
    expect((await visitor.look('order', path)).view.state).toBe('confirming');
    shop.sandbox.faults.clear();
    await until(visitor, path, 'confirmed');
    expect(await keptOf(id)).toBe(1);
  });

  it('that is sent twice at once, from two tabs, or again later is one purchase', async () => {
    const visitor = await filled();
    const [one, other] = [await openOf(visitor), await openOf(visitor)];
    const twice = [post(visitor, formOf(one, fields)), post(visitor, formOf(one, fields))];
    const replies = [...(await Promise.all(twice)), await post(visitor, formOf(other, fields))];
    const pages = replies.map((reply) => reply.next);
    expect(new Set(pages).size).toBe(1);
    const page = pages[0] ?? '';
    const path = await come(visitor, await yes(page));
    // Back and pressed once more, after all is paid.
    expect((await post(visitor, formOf(one, fields))).next).toBe(path);
    expect(await keptOf(page.split('/').at(-1) ?? '')).toBe(1);
  });
});

/** Side by side, for the shop waits a little for whoever else may have sent the same. */
describe('each of them', () => {
  it('is not begun while the provider is away, and keeps all that was typed', async () => {
    const asked = await askedByEach();
    shop.sandbox.faults.add({ api: 'payment', mode: 'down', path: '/payments/intents' });
    const answers = await Promise.all(
      asked.map(({ visitor, form }) => visitor.postForm(pay, form)),
    );
    for (const answer of answers) {
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(html).toContain(errorText('purchase', 'es'));
      expect(html).toContain(`value="${contact.email}"`);
    }
    shop.sandbox.faults.clear();
    for (const { visitor, form } of asked) expect((await post(visitor, form)).kind).toBe('done');
  });

  it('whose beginning was not answered is begun once all the same', async () => {
    const asked = await askedByEach();
    shop.sandbox.faults.add({
      ...{ api: 'payment', mode: 'dropAfterCommit', path: '/payments/intents' },
      ...{ method: 'POST', times: ways.length },
    });
    await Promise.all(asked.map(({ visitor, form }) => post(visitor, form)));
    for (const { visitor, form } of asked) {
      const { next: page = '' } = await post(visitor, form);
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

describe('a card whose bank asks for its code', () => {
  const asking = { ...card, number: '4000000000003220' };

  it('is approved by the right one, after a wrong one', async () => {
    const { visitor, page } = await atProvider({ method: 'CARD' });
    expect((await send(page, asking)).headers.get('location')).toContain('/challenge');
    expect((await send(`${page}/challenge`, { code: '000000' })).status).toBe(422);
    const path = await come(visitor, await send(`${page}/challenge`, { code: '123456' }));
    expect((await visitor.look('order', path)).view.state).toBe('confirmed');
  });

  it('is declined by who refuses there', async () => {
    const { visitor, page } = await atProvider({ method: 'CARD' });
    await send(page, asking);
    expect(await come(visitor, await send(`${page}/cancel`))).toBe(`${checkout}?problem=declined`);
  });
});

it('a slow bank leaves its order being confirmed until it says yes', async () => {
  const { visitor, page, id } = await atProvider({ method: 'CARD' });
  await send(page, { ...card, number: '4000000000000408' });
  const path = await orderPathOf(id);
  expect((await visitor.look('order', path)).view.state).toBe('confirming');
  await shop.sandbox.db
    .updateTable('intents')
    .set({ capture_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  shop.sandbox.wake();
  await until(visitor, path, 'confirmed');
});

describe('what changed between form and press', () => {
  it('the amount is said, and nothing was bought', async () => {
    const visitor = await filled();
    const form = formOf(await openOf(visitor), { method: 'CARD' });
    await fillCart(visitor, '/es/entrada-bruma/', days[next() % days.length] ?? '');
    expect(await post(visitor, form)).toMatchObject({ problems: [{ code: 'cartChanged' }] });
  });

  it('the currency is said, and nothing was bought', async () => {
    const visitor = await filled();
    const form = formOf(await openOf(visitor), { method: 'CARD' });
    await visitor.postForm('/api/settings', {
      ...{ path: checkout, language: 'es', currency: 'USD', theme: 'system', convert: 'yes' },
    });
    expect(await post(visitor, form)).toMatchObject({ problems: [{ code: 'cartChanged' }] });
  });

  it('a method that is gone is said where it was chosen, and the rest is kept', async () => {
    const visitor = await filled();
    const form = formOf(await openOf(visitor), { method: 'PP' });
    const { MXN = [] } = shop.sandbox.content.payment.methods;
    const at = MXN.findIndex(({ api_code: code }) => code === 'PP');
    const taken = MXN.splice(at, 1);
    const html = await (await visitor.postForm(pay, form)).text();
    MXN.splice(at, 0, ...taken);
    expect(html).toContain(errorText('methodGone', 'es'));
    expect(html).toContain(`value="${contact.email}"`);
    expect((await post(visitor, form)).kind).toBe('done');
  });
});

it('a payment page that is asked for by nobody is none', async () => {
  const visitor = shop.visitor();
  expect((await visitor.get(`/api/payment/return?purchase=${'0'.repeat(32)}`)).status).toBe(404);
});
