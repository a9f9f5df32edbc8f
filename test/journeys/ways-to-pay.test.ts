import { errorText, formatMoney, formatNumber, money, scheduleOf } from '@shop/domain';
import { checkOut, contact, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import type { CheckoutView } from '@shop/ports/screens';

const shop = await startBff();
afterAll(() => shop.stop());

type Open = Extract<CheckoutView, { kind: 'open' }>;

const checkout = '/es/pago/';
const buy = '/es/entrada-laguna-nacar/';
const bbva = 3;
let turn = 0;

async function atCheckout(): Promise<{ visitor: Visitor; view: Open }> {
  const visitor = shop.visitor();
  const month = `${new Date().getUTCFullYear() + 1}-04`;
  const days = sellableDays(await visitor.look('buy', `${buy}?month=${month}`));
  await fillCart(visitor, buy, days[(turn += 1) % days.length] ?? '');
  return { visitor, view: await openOf(visitor) };
}

async function openOf(visitor: Visitor, path = checkout): Promise<Open> {
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(view.kind);
  return view;
}

interface Reply {
  readonly next?: string;
  readonly problems?: readonly { code: string; field: string; text: string }[];
}

const formOf = ({ attempt, digest }: Open, plan: string) => ({
  path: checkout,
  ...contact,
  method: 'MONTHS',
  plan,
  attempt,
  digest,
});

const pay = async (visitor: Visitor, view: Open, plan: string): Promise<Reply> =>
  (await (await visitor.postJson('/api/checkout', formOf(view, plan))).json()) as Reply; // as: an ActionReply

/** The provider's page, and the card number of the chosen bank printed on it. */
async function cardOn(page: string): Promise<{ html: string; number: string }> {
  const html = await (await fetch(page)).text();
  const [, number = ''] = /<td>(5062[\d ]+)<\/td>/.exec(html) ?? [];
  return { html, number };
}

const card = (number: string) => ({ number, expiry: '12/39', cvc: '123', name: 'ANA LOPEZ' });

describe('a payment in months', () => {
  it('shows each month’s cost by bank before any card number, as the rule says', async () => {
    const { visitor, view } = await atCheckout();
    const { months } = view;
    expect(view.ways.map(({ code }) => code)).toEqual(['MONTHS', 'CARD', 'PP', 'TR']);
    expect(months?.banks).toHaveLength(12);
    expect(months?.banks.find(({ id }) => id === bbva)?.months).toEqual([3, 6, 12, 13, 15]);
    const total = totalOf(view);
    for (const term of months?.terms ?? []) {
      const schedule = scheduleOf(money(total, 'MXN'), term.months);
      if (!schedule) throw new Error(`no ${term.months} months`);
      const { first, rest } = schedule;
      expect([term.first.text, term.rest.text]).toEqual([formatMoney(first), formatMoney(rest)]);
      expect(term.short).toBe(formatNumber(first));
    }
    expect(months?.from).toEqual(months?.terms.at(-1)?.first);
    const html = await (await visitor.get(checkout)).text();
    expect(html).toContain('value="3.13"');
    expect(html).not.toContain('value="6.9"');
  });

  const totalOf = (view: Open): number =>
    Math.round(Number(view.totals.total.now.text.replaceAll(/[^\d.]/g, '')) * 100);

  it('charges a bank’s plan with a card of that bank', async () => {
    const { visitor, view } = await atCheckout();
    const { next = '' } = await pay(visitor, view, '3.13');
    const { html, number } = await cardOn(next);
    const term = view.months?.terms.find(({ months }) => months === 13);
    expect(html).toContain('13 · BBVA');
    expect(html).toContain(term?.first.text);
    expect(html).toContain(`12 × ${term?.rest.text}`);
    const back = await visitor.get(await payAt(next, card(number)));
    const order = await visitor.look('order', back.headers.get('location') ?? '');
    expect(order.view.state).toBe('confirmed');
    const { first, rest, remainder } = term ?? {};
    const paid = remainder ? `1 × ${first?.text} + 12 × ${rest?.text}` : `13 × ${rest?.text}`;
    const bank = view.months?.banks.find(({ id }) => id === bbva)?.name;
    expect(order.view.paidBy).toBe(`Meses sin intereses: ${paid} · ${bank}`);
  });

  it.each([
    { name: 'a foreign card', number: '4242424242424242', code: 'monthsNotMexican' },
    { name: 'a card of another bank', number: undefined, code: 'monthsOtherBank' },
  ] as const)('refuses $name, says why, and keeps the choices', async ({ number, code }) => {
    const { visitor, view } = await atCheckout();
    const { next = '' } = await pay(visitor, view, '3.13');
    const other = await atCheckout();
    const elsewhere = await pay(other.visitor, other.view, '4.3');
    const wrong = number ?? (await cardOn(elsewhere.next ?? '')).number;
    const back = await visitor.get(await payAt(next, card(wrong)));
    const path = back.headers.get('location') ?? '';
    expect(path).toBe(`${checkout}?problem=${code}`);
    const again = await openOf(visitor, path);
    expect(again.problems).toMatchObject([{ code, field: 'page', text: errorText(code, 'es') }]);
    expect(again).toMatchObject({
      step: 'method',
      months: { chosen: '3.13' },
      contact: { firstName: 'Ana' },
    });
    expect(again.ways.find(({ isChosen }) => isChosen)?.code).toBe('MONTHS');
    // What remains: the same card in one payment.
    const once = await visitor.postJson('/api/checkout', {
      ...formOf(again, ''),
      method: 'CARD',
    });
    const { next: page = '' } = (await once.json()) as Reply; // as: an ActionReply
    const paid = await visitor.get(await payAt(page, card('4242424242424242')));
    const order = await visitor.look('order', paid.headers.get('location') ?? '');
    expect(order.view.state).toBe('confirmed');
  });

  it.each([
    ['', 'planMissing', 'plan'],
    ['3.9', 'planGone', 'plan'],
  ])('refuses plan %j: %s', async (plan, code, field) => {
    const { visitor, view } = await atCheckout();
    expect(await pay(visitor, view, plan)).toMatchObject({
      kind: 'refused',
      problems: [{ code, field }],
    });
  });

  it('is offered in pesos only', async () => {
    const { visitor } = await atCheckout();
    const settings = { path: checkout, language: 'es', currency: 'USD', theme: 'system' };
    await visitor.postForm('/api/settings', { ...settings, convert: 'yes' });
    const view = await openOf(visitor);
    expect(view.months).toBeUndefined();
    expect(await pay(visitor, view, '3.3')).toMatchObject({ problems: [{ code: 'planGone' }] });
  });

  it('loads the banks: a removed one is gone, and all may be down', async () => {
    const { visitor, view } = await atCheckout();
    const { banks } = shop.sandbox.content.payment;
    const at = banks.findIndex(({ id }) => id === bbva);
    const [taken] = banks.splice(at, 1);
    const without = await openOf(visitor);
    expect(without.months?.banks.map(({ id }) => id)).not.toContain(bbva);
    expect(await pay(visitor, view, '3.13')).toMatchObject({ problems: [{ code: 'planGone' }] });
    if (taken) banks.splice(at, 0, taken);
    shop.sandbox.faults.add({ api: 'payment', path: '/payments/banks', mode: 'down' });
    const away = await openOf(visitor);
    shop.sandbox.faults.clear();
    expect(away.months).toBeUndefined();
    expect(away.ways.map(({ code }) => code)).toEqual(['CARD', 'PP', 'TR']);
  });

  it('shows the highest monthly cost of the total beside the cart', async () => {
    const { visitor, view } = await atCheckout();
    const cart = (await visitor.look('cart', '/es/carrito/')).view;
    if (cart.kind !== 'filled') throw new Error(cart.kind);
    const longest = view.months?.terms.at(-1);
    expect(cart.months).toEqual({ count: longest?.months, each: longest?.first.text });
  });
});

describe('PayPal', () => {
  const password = 'coralibri';
  const ana = { email: 'Ana@paypal.example', password };

  async function atPayPal(): Promise<{ visitor: Visitor; page: string }> {
    const { visitor } = await atCheckout();
    return { visitor, page: await checkOut(visitor, checkout, 'PP') };
  }

  const send = (url: string, form: Readonly<Record<string, string>> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  async function backIn(visitor: Visitor, sent: Response): Promise<string> {
    const back = new URL(sent.headers.get('location') ?? '');
    const answer = await visitor.get(`${back.pathname}${back.search}`);
    return answer.headers.get('location') ?? '';
  }

  it('is approved after a login, in monthly plans of its own', async () => {
    const months = 24;
    const { visitor, page } = await atPayPal();
    expect(page).toContain('/paypal/');
    const loggedIn = await send(page, ana);
    expect(loggedIn.status).toBe(303);
    const html = await (await fetch(`${page}/approve`)).text();
    expect(html).toContain('ana@paypal.example');
    const path = await backIn(visitor, await send(`${page}/approve`, { months: String(months) }));
    const order = await visitor.look('order', path);
    expect(order.view.state).toBe('confirmed');
    // The provider handles its plans; the shop gets the full amount at once.
    const intent = await shop.sandbox.db
      .selectFrom('intents')
      .select(['status', 'plan', 'payer_months'])
      .where('id', '=', page.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    expect(intent).toEqual({ status: 'CAPTURED', plan: null, payer_months: months });
  });

  it('is refused: cart and form stay unchanged', async () => {
    const { visitor, page } = await atPayPal();
    await send(page, ana);
    const path = await backIn(visitor, await send(`${page}/cancel`));
    expect(path).toBe('/es/pago/?problem=declined');
    const { view } = await visitor.look('checkout', path);
    if (view.kind !== 'open') throw new Error(view.kind);
    expect(view).toMatchObject({ step: 'method', contact: { firstName: 'Ana' } });
    expect(view.ways.find(({ isChosen }) => isChosen)?.code).toBe('PP');
  });

  it('approves neither without a login nor for an unknown account', async () => {
    const { page } = await atPayPal();
    expect((await fetch(`${page}/approve`, { redirect: 'manual' })).status).toBe(303);
    expect((await send(`${page}/approve`, { months: '1' })).headers.get('location')).not.toContain(
      '/api/payment',
    );
    for (const form of [{}, { ...ana, password: 'x' }]) {
      const wrong = await send(page, form);
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).not.toContain(password + '"');
    }
  });

  it('reports insufficient funds and accepts another account', async () => {
    const { visitor, page } = await atPayPal();
    await send(page, { email: 'sin.fondos@paypal.example', password });
    for (const months of ['1', 'x'])
      expect((await send(`${page}/approve`, { months })).status).toBe(422);
    await send(page, ana);
    const path = await backIn(visitor, await send(`${page}/approve`, { months: '1' }));
    expect((await visitor.look('order', path)).view.state).toBe('confirmed');
  });
});
