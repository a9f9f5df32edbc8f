import { errorText, pathOf } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, contact, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { sharedShop } from '@shop/test/start-bff';
import { problemsOf, type Visitor } from '@shop/test/visitor';

const shop = await sharedShop();
const bruma = '/es/entrada-bruma/';
const checkout = '/es/pago/';
const nextYear = new Date().getUTCFullYear() + 1;
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));

async function atCheckout(day: string) {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  return { visitor, form: await formOf(visitor) };
}

async function formOf(visitor: Visitor) {
  const { view } = await visitor.look('checkout', checkout);
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  const { attempt, digest } = view;
  return { path: checkout, ...contact, method: 'VI', attempt, digest };
}

interface Reply {
  readonly kind: string;
  readonly next?: string;
  readonly attempt?: string;
}

const pay = async (visitor: Visitor, form: object): Promise<Reply> =>
  (await (await visitor.postJson('/api/checkout', form)).json()) as Reply; // as: an ActionReply

const problems = (reply: Reply) => problemsOf(reply as Parameters<typeof problemsOf>[0]); // as: an ActionReply

it('of another visitor starts a new purchase for the sender', async () => {
  const owner = await atCheckout(days[0] ?? '');
  const stranger = await atCheckout(days[1] ?? '');
  const own = await pay(owner.visitor, owner.form);
  const taken = await pay(stranger.visitor, { ...stranger.form, attempt: owner.form.attempt });
  expect(own.kind).toBe('done');
  expect(taken.kind).toBe('done');
  expect(taken.next).not.toBe(own.next);
});

it('of another visitor gets "cart empty" in a browser without a cart', async () => {
  const owner = await atCheckout(days[2] ?? '');
  await pay(owner.visitor, owner.form);
  const stranger = shop.visitor();
  const [problem] = problems(await pay(stranger, owner.form));
  expect(problem?.code).toBe('cartEmpty');
  expect(stranger.cookieNames).not.toContain('__Host-orders');
});

describe('sent again', () => {
  it.each([
    { name: 'another email', differs: { email: 'other@example.com' } },
    { name: 'another way to pay', differs: { method: 'MC' } },
  ])('refuses $name and hands out a new attempt', async ({ differs }) => {
    const { visitor, form } = await atCheckout(days[4] ?? '');
    const first = await pay(visitor, form);
    const changed = { ...form, ...differs };
    const refused = await pay(visitor, changed);
    expect(problems(refused)).toMatchObject([
      { code: 'detailsChanged', text: errorText('detailsChanged', 'es') },
    ]);
    expect(refused.attempt).toBeDefined();
    const second = await pay(visitor, { ...changed, attempt: refused.attempt });
    expect(second.kind).toBe('done');
    expect(second.next).not.toBe(first.next);
  });

  it('shows the form again as typed for another email without scripts', async () => {
    const { visitor, form } = await atCheckout(days[5] ?? '');
    await pay(visitor, form);
    const response = await visitor.postForm('/api/checkout', { ...form, email: 'x@example.com' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(errorText('detailsChanged', 'es'));
    expect(html).toContain('value="x@example.com"');
    expect(html).not.toContain(form.attempt);
  });

  it('refuses the form after the cart got another line', async () => {
    const { visitor, form } = await atCheckout(days[6] ?? '');
    await pay(visitor, form);
    await fillCart(visitor, '/es/entrada-laguna-nacar/', days[7] ?? '');
    const { digest } = await formOf(visitor);
    expect(problems(await pay(visitor, form))[0]?.code).toBe('cartChanged');
    expect(problems(await pay(visitor, { ...form, digest }))[0]?.code).toBe('detailsChanged');
  });
});

describe('in a second tab after the first tab paid the same cart', () => {
  /** Two tabs of one cart, one of them paid. */
  async function paidInOne(day: string) {
    const { visitor, form: other } = await atCheckout(day);
    const { next = '' } = await pay(visitor, await formOf(visitor));
    const back = new URL(await payAt(next, approvedCard));
    const order = await visitor.get(`${back.pathname}${back.search}`);
    return { visitor, other, order: order.headers.get('location') ?? '' };
  }

  it('answers "already ordered" with a link to the order, whatever was typed', async () => {
    const { visitor, other, order } = await paidInOne(days[10] ?? '');
    // On a weak signal the first reply and its cookie may be lost.
    const cut = shop.visitor();
    for (const name of visitor.cookieNames.filter((one) => one !== '__Host-orders'))
      cut.setCookie(name, visitor.cookie(name) ?? '');
    const changed = { ...other, email: 'x@example.com', method: 'PP' };
    for (const [browser, form] of [
      [visitor, other],
      [visitor, changed],
      [cut, other],
    ] as const)
      expect(problems(await pay(browser, form))).toMatchObject([
        { code: 'alreadyOrdered', actions: [{ kind: 'openOrder', href: order }] },
      ]);
  });

  it.each(journeyLanguages)('shows a page without scripts, in %s', async (language) => {
    const { visitor, other, order } = await paidInOne(days[11] ?? '');
    const path = pathOf({ name: 'checkout', params: {} }, language);
    await visitor.get(path);
    const html = await (await visitor.postForm('/api/checkout', { ...other, path })).text();
    expect(html).toContain(errorText('alreadyOrdered', language));
    const id = order.split('/').at(-2) ?? '';
    expect(html).toContain(`href="${pathOf({ name: 'order', params: { id } }, language)}"`);
  });

  it('answers "already ordered" and keeps the lines added since', async () => {
    const { visitor, other, order } = await paidInOne(days[12] ?? '');
    await fillCart(visitor, '/es/entrada-laguna-nacar/', days[13] ?? '');
    expect(problems(await pay(visitor, other))).toMatchObject([
      { code: 'alreadyOrdered', actions: [{ href: order }] },
    ]);
    const { view } = await visitor.look('checkout', checkout);
    expect(view.kind).toBe('open');
  });

  it('reveals no order to another browser or for a cart the form never showed', async () => {
    const { visitor, other } = await paidInOne(days[14] ?? '');
    expect(problems(await pay(shop.visitor(), other))).toMatchObject([{ code: 'cartEmpty' }]);
    const unseen = { ...other, digest: '0'.repeat(32) };
    expect(problems(await pay(visitor, unseen))).toMatchObject([{ code: 'cartEmpty' }]);
  });
});

it('keeps lines added to the cart while a late payment completes', async () => {
  const { visitor, form } = await atCheckout(days[8] ?? '');
  const { next = '' } = await pay(visitor, form);
  await fillCart(visitor, '/es/entrada-laguna-nacar/', days[9] ?? '');
  const back = new URL(await payAt(next, approvedCard));
  const order = await visitor.get(`${back.pathname}${back.search}`);
  const path = order.headers.get('location') ?? '';
  expect((await visitor.look('order', path)).view.state).toBe('confirmed');
  const { view } = await visitor.look('cart', '/es/carrito/');
  const slugs = view.kind === 'filled' ? view.lines.map(({ slug }) => slug) : [];
  expect(slugs).toEqual(['laguna-nacar']);
});
