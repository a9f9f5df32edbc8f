import { journeyLanguages } from '@shop/test/journey-languages';
import { fillCart, checkOut, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterAll(() => shop.stop());

const buy = '/es/entrada-laguna-nacar/';
const password = 'coralibri';
const ana = { email: 'Ana@paypal.example', password };
let turn = 0;

async function atPayPal(): Promise<{ visitor: Visitor; page: string }> {
  const visitor = shop.visitor();
  const month = `${new Date().getUTCFullYear() + 1}-06`;
  const days = sellableDays(await visitor.look('buy', `${buy}?month=${month}`));
  await fillCart(visitor, buy, days[(turn += 1) % days.length] ?? '');
  return { visitor, page: await checkOut(visitor, '/es/pago/', 'PP') };
}

const send = (url: string, form: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Where the shop sends its visitor to who comes back so. */
async function backIn(visitor: Visitor, sent: Response): Promise<string> {
  const back = new URL(sent.headers.get('location') ?? '');
  const answer = await visitor.get(`${back.pathname}${back.search}`);
  return answer.headers.get('location') ?? '';
}

it.each([1, 3, 24])('is logged in to and approved, over %i months of its own', async (months) => {
  const { visitor, page } = await atPayPal();
  expect(page).toContain('/paypal/');
  const loggedIn = await send(page, ana);
  expect(loggedIn.status).toBe(303);
  const html = await (await fetch(`${page}/approve`)).text();
  expect(html).toContain('ana@paypal.example');
  const path = await backIn(visitor, await send(`${page}/approve`, { months: String(months) }));
  const order = await visitor.look('order', path);
  expect(order.view.state).toBe('confirmed');
  // Its plans are its own: the shop is paid the whole, at once.
  const intent = await shop.sandbox.db
    .selectFrom('intents')
    .select(['status', 'plan', 'payer_months'])
    .where('id', '=', page.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  expect(intent).toEqual({ status: 'CAPTURED', plan: null, payer_months: months });
});

it('is refused: the cart and the form are as they were', async () => {
  const { visitor, page } = await atPayPal();
  await send(page, ana);
  const path = await backIn(visitor, await send(`${page}/cancel`));
  expect(path).toBe('/es/pago/?problem=declined');
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(view.kind);
  expect(view).toMatchObject({ step: 'method', contact: { firstName: 'Ana' } });
  expect(view.ways.find(({ isChosen }) => isChosen)?.code).toBe('PP');
});

it('lets nobody approve who has not logged in, nor with an account that is none', async () => {
  const { page } = await atPayPal();
  expect((await fetch(`${page}/approve`, { redirect: 'manual' })).status).toBe(303);
  expect((await send(`${page}/approve`, { months: '1' })).headers.get('location')).not.toContain(
    '/api/payment',
  );
  for (const form of [{}, { ...ana, password: 'x' }, { ...ana, email: 'x@paypal.example' }]) {
    const wrong = await send(page, form);
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).not.toContain(password + '"');
  }
});

it('says that an account has no funds, and takes another', async () => {
  const { visitor, page } = await atPayPal();
  await send(page, { email: 'sin.fondos@paypal.example', password });
  for (const months of ['1', '24', '25', 'x'])
    expect((await send(`${page}/approve`, { months })).status).toBe(422);
  await send(page, ana);
  const path = await backIn(visitor, await send(`${page}/approve`, { months: '1' }));
  expect((await visitor.look('order', path)).view.state).toBe('confirmed');
});

it.each(journeyLanguages)('speaks %s', async (language) => {
  const { page } = await atPayPal();
  const html = await (await fetch(`${page}?lang=${language}`)).text();
  expect(html).toContain(`lang=${language}`);
  expect(html).not.toContain('undefined');
});

it('is no card page, nor is a card page PayPal', async () => {
  const { page } = await atPayPal();
  const asCard = await fetch(page.replace('/paypal/', '/pay/'), { redirect: 'manual' });
  expect(asCard.headers.get('location')).toMatch(/^\/paypal\//);
});
