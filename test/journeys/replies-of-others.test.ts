import { type Changes, startChangingProxy } from '@shop/test/changing-proxy';
import { hurriedUntil } from '@shop/test/hurry';
import { lettersTo } from '@shop/test/letters';
import { buyTicket } from '@shop/test/paid-orders';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { ana, joao, logIn, userInfo } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';

// Its own shop, whose cart and user backends can reply about another person.
// libs/adapters/src/http/about.test.ts covers each call.
let changes: Changes = {};
const stops: (() => Promise<void>)[] = [];
const shop = await startBff({}, async ({ cartUrl, usersUrl }) => {
  const [cart, users] = await Promise.all(
    [cartUrl, usersUrl].map((url) => startChangingProxy(url, () => changes)),
  );
  stops.push(...[cart, users].flatMap((one) => (one ? [one.stop] : [])));
  return {
    CART_API_URL: cart?.url ?? '',
    USERS_API_URL: users?.url ?? '',
    PAGE_FRESH_SECONDS: '0',
  };
});
afterEach(() => {
  changes = {};
});
afterAll(async () => {
  await shop.stop();
  await Promise.all(stops.map((stop) => stop()));
});

const bruma = '/es/entrada-bruma/';
const mallory = 'mallory@elsewhere.example';
const logsSince = (from: number) => JSON.stringify(shop.logged.slice(from));
const codesIn = ({ lines }: Awaited<ReturnType<typeof buyTicket>>['view']) =>
  lines.flatMap(({ vouchers }) => vouchers.map(({ code }) => code));

it('shows no visitor the order of another, as a page or as a file', async () => {
  const visitor = shop.visitor();
  const own = await buyTicket(visitor, 'es', 'uma@mail.example');
  const other = await buyTicket(shop.visitor(), 'es', 'leo@mail.example');
  const before = shop.logged.length;
  const path = `/xapi/orders/${own.view.id}`;
  const reply = await fetch(`${shop.sandbox.cartUrl}/xapi/orders/${other.view.id}`, {
    headers: {
      authorization: `Bearer ${shop.sandbox.tokens.cart}`,
      PrefixProject: 'CB',
      SiteCode: 'coralibri',
    },
  });
  const theirs: unknown = await reply.json();
  expect(JSON.stringify(theirs)).toContain(codesIn(other.view)[0]);
  changes = { [path]: () => theirs };
  const files = `/api/orders/es/${own.view.id}`;
  const seen: string[] = [];
  for (const address of [own.path, `${files}/vouchers.pdf`, `${files}/visits.ics`]) {
    const answer = await visitor.get(address);
    expect(answer.status).toBe(503);
    seen.push(await answer.text());
  }
  const said = seen.join('') + logsSince(before);
  for (const word of [...codesIn(other.view), other.view.id, 'leo@mail.example'])
    expect(said).not.toContain(word);
  expect(said).toContain('"backend-malformed"');
  changes = {};
  expect(codesIn((await visitor.look('order', own.path)).view)).toEqual(codesIn(own.view));
});

it('mails no tickets to an address that did not buy them', async () => {
  const visitor = shop.visitor();
  const { path, view } = await buyTicket(visitor, 'es', 'eva@mail.example');
  const told = ({ Contact, ...order }: { readonly Contact: object }) => ({
    ...order,
    Contact: { ...Contact, Email: mallory },
  });
  await hurriedUntil(
    shop,
    async () => (await visitor.look('order', path)).view.mail?.standing === 'sent',
  );
  changes = { [`/xapi/orders/${view.id}`]: told };
  const before = shop.logged.length;
  expect((await visitor.get(path)).status).toBe(503);
  const asked = await visitor.postJson('/api/order/mail', { path, order: view.id });
  expect(await asked.json()).toMatchObject({ kind: 'refused' });
  expect(await lettersTo(shop.sandbox, mallory)).toEqual([]);
  expect(logsSince(before)).toContain('"at":"Contact.Email"');
  expect(logsSince(before)).not.toContain(mallory);
});

it('shows no visitor the cart of another', async () => {
  const visitor = shop.visitor();
  const other = shop.visitor();
  const days = sellableDays(await visitor.look('buy', `${bruma}?month=2027-04`));
  await fillCart(visitor, bruma, days[3] ?? '');
  await fillCart(other, '/es/entrada-copalera/', days[5] ?? '');
  const bodies: unknown[] = [];
  changes = { '/xapi/shopping-cart-for-display': (body) => bodies.push(body) && body };
  await other.look('cart', '/es/carrito/');
  changes = { '/xapi/shopping-cart-for-display': () => bodies[0] };
  const { view } = await visitor.look('cart', '/es/carrito/');
  expect([view.kind, JSON.stringify(view)]).toEqual([
    'failed',
    expect.not.stringContaining('copalera'),
  ]);
  changes = {};
  const again = await visitor.look('cart', '/es/carrito/');
  expect(again.view.kind === 'filled' && again.view.lines.map(({ slug }) => slug)).toEqual([
    'bruma',
  ]);
});

it('signs no visitor in as another', async () => {
  changes = { '/login': (body) => ({ ...body, email: joao }) };
  const visitor = shop.visitor();
  const { reply } = await logIn(visitor, ana);
  expect(reply).toMatchObject({ kind: 'refused', problems: [{ code: 'GENERAL_ERROR' }] });
  expect(JSON.stringify([reply, await userInfo(visitor)])).not.toContain(joao);
});
