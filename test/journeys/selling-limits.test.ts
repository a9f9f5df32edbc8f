import { addDays, errorText } from '@shop/domain';
import { blindForm, contact, fillCart, sellableDays } from '@shop/test/purchases';
import { octoResellers, resellers } from '@shop/test/reseller';
import { gateSecret, startBff } from '@shop/test/start-bff';
import { builderPath } from '@shop/test/builder-walk';
import { problemsOf, type Visitor } from '@shop/test/visitor';

// Its own shop, with limits within a test's reach; held-limits.test.ts covers holds.
const shop = await startBff(
  {},
  {
    CART_CHANGES_PER_MINUTE: '20',
    CHECKOUTS_PER_MINUTE: '10',
    WRONG_CODES_PER_MINUTE: '3',
    GATE_TRIES_PER_MINUTE: '3',
    OCTO_TRIES_PER_MINUTE: '3',
    OCTO_RESELLERS: octoResellers,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
);

const bruma = '/es/entrada-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));
let count = 0;
/** A visitor at an address that no other test uses. */
function atAnAddress() {
  count += 1;
  const from = `203.0.113.${count}`;
  return () => shop.visitor({ 'x-forwarded-for': from });
}

const removing = { path: '/es/carrito/', line: 'none', attempt: 'attempt-1' };
const remove = async (visitor: Visitor) =>
  (await visitor.postJson('/api/cart/items/remove', removing)).status;

it('limits changes of one cart per minute', async () => {
  const visitor = atAnAddress()();
  await fillCart(visitor, bruma, days[4] ?? '');
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push(await remove(visitor));
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
});

it('limits changes of all carts of an address together, additions included', async () => {
  const anybody = atAnAddress();
  for (let time = 0; time < 20; time += 1) expect(await remove(anybody())).toBe(422);
  expect(await remove(anybody())).toBe(429);
  const two = { path: bruma, slug: 'bruma', date: days[6] ?? '', adults: '2' };
  expect(problemsOf(await anybody().add(two))).toMatchObject([{ code: 'tooFast' }]);
  expect((await atAnAddress()().add(two)).kind).toBe('done');
});

it('limits payment tries per minute and shows the form again as typed', async () => {
  const visitor = atAnAddress()();
  await fillCart(visitor, bruma, days[5] ?? '');
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await visitor.postJson('/api/checkout', blindForm)).status);
  expect(statuses).toEqual([422, 422, 429]);
  const html = await (await visitor.postForm('/api/checkout', blindForm)).text();
  expect(html).toContain(errorText('tooFast', 'es'));
  expect(html).toContain(`value="${contact.email}"`);
});

it('limits payment tries of all carts of an address together', async () => {
  const anybody = atAnAddress();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await anybody().postJson('/api/checkout', blindForm)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

describe('guesses of coupon codes', () => {
  const season = 'AGUACLARA';
  const codeOf = async (response: Response) =>
    problemsOf((await response.json()) as Parameters<typeof problemsOf>[0])[0]?.code; // as: an ActionReply
  const tryCode = async (visitor: Visitor, code: string) => {
    const asked = { path: '/es/carrito/', code, attempt: `attempt-${code}` };
    const response = await visitor.postJson('/api/cart/promo', asked);
    return [response.status, await codeOf(response)];
  };

  it('are limited per minute and address, and then no code is checked', async () => {
    const anybody = atAnAddress();
    const [one, other] = [anybody(), anybody()];
    await fillCart(one, bruma, days[7] ?? '');
    await fillCart(other, bruma, days[8] ?? '');
    // The same code again is not another guess.
    for (const code of ['GUESS-1', 'GUESS-1', 'GUESS-2'])
      expect(await tryCode(one, code)).toEqual([422, 'promoCode']);
    expect(await tryCode(other, 'GUESS-3')).toEqual([422, 'promoCode']);
    expect(await tryCode(other, 'GUESS-4')).toEqual([429, 'tooFast']);
    expect(await tryCode(one, season)).toEqual([429, 'tooFast']);
    const somewhere = atAnAddress()();
    await somewhere.add({ path: bruma, slug: 'laguna-nacar', date: days[9] ?? '', adults: '2' });
    expect((await tryCode(somewhere, season))[0]).toBe(200);
  });

  it('are counted together across room search, package builder and cart', async () => {
    const anybody = atAnAddress();
    const [rooms, builder, cart] = [anybody(), anybody(), anybody()];
    await fillCart(cart, bruma, days[10] ?? '');
    const [from, to] = [days[12] ?? '', addDays(days[12] ?? '', 3)];
    const nights = `/es/buscar-habitacion/?checkin=${from}&checkout=${to}&rooms=1`;
    const search = async (code: string) => {
      const { view } = await rooms.look('findRoom', `${nights}&promo=${code}`);
      const found = view.problems.map(({ field, code: why }) => `${field} ${why}`);
      return [found, view.found !== undefined];
    };
    const parts = `part=laguna-nacar_${days[10]}&part=bruma_${days[11]}&slot=3`;
    const build = async (code: string) => {
      const { view } = await builder.look('builder', `${builderPath('es')}?${parts}&code=${code}`);
      return [view.promo?.problem?.code, view.summary.total !== undefined];
    };
    for (const code of ['GUESS-5', 'GUESS-5'])
      expect(await search(code)).toEqual([['promo promoCode'], true]);
    expect(await build('GUESS-6')).toEqual(['promoCode', true]);
    expect(await tryCode(cart, 'GUESS-7')).toEqual([422, 'promoCode']);
    expect(await search('GARZA15')).toEqual([['promo tooFast'], true]);
    expect(await build(season)).toEqual(['tooFast', true]);
    expect(await tryCode(cart, season)).toEqual([429, 'tooFast']);
  });
});

describe('guesses of secrets', () => {
  const asked = async (path: string, token: string, from: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
    const response = await fetch(`${shop.url}${path}`, { headers });
    return [response.status, Number(response.headers.get('retry-after') ?? 0)];
  };

  it.each([
    ['/gate/facts', gateSecret, 'gate keys'],
    ['/octo/capabilities', resellers.islas, 'reseller tokens'],
  ])('at %s are counted by address, and then even a right one is refused', async (...row) => {
    const [path, secret, limit] = row;
    count += 1;
    const from = `203.0.113.${count}`;
    expect(await asked(path, secret, from)).toEqual([200, 0]);
    for (let time = 0; time < 3; time += 1)
      expect(await asked(path, `a guess ${time}`, from)).toEqual([401, 0]);
    expect(await asked(path, 'another guess', from)).toEqual([429, 60]);
    const [status, wait = 0] = await asked(path, secret, from);
    expect([status, wait > 0]).toEqual([429, true]);
    expect(await asked(path, secret, '203.0.113.250')).toEqual([200, 0]);
    expect(shop.logged).toContainEqual(expect.objectContaining({ event: 'limit-reached', limit }));
  });
});
