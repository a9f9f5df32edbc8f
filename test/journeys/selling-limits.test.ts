import { errorText } from '@shop/domain';
import { blindForm, contact, fillCart, putInCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { problemsOf, type Visitor } from '@shop/test/visitor';

const shop = await startBff(
  {},
  {
    PLACES_PER_ADDRESS: '24',
    CART_CHANGES_PER_MINUTE: '20',
    CHECKOUTS_PER_MINUTE: '10',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
);

const bruma = '/es/entrada-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));
let count = 0;
/** Somebody at an address that no other test has. */
function atAnAddress() {
  count += 1;
  const from = `203.0.113.${count}`;
  return () => shop.visitor({ 'x-forwarded-for': from });
}

const twenty = (day: string) => ({ path: bruma, slug: 'bruma', date: day, adults: '20' });

describe('places from one address', () => {
  const [day = '', other = ''] = days;

  it('are had by a family of twenty, and by their friends', async () => {
    const anybody = atAnAddress();
    expect((await anybody().add(twenty(day))).kind).toBe('done');
    expect((await putInCart(anybody(), bruma, day)).kind).toBe('done');
  });

  it('are not had without end by carts that cost nothing, but told how long to wait', async () => {
    const anybody = atAnAddress();
    await anybody().add(twenty(other));
    const asked = { ...twenty(other), path: bruma };
    const response = await anybody().postJson('/api/cart/items', asked);
    const reply = (await response.json()) as Parameters<typeof problemsOf>[0]; // as: an ActionReply
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    const [problem] = problemsOf(reply);
    expect(problem).toMatchObject({ code: 'placesHeld', text: errorText('placesHeld', 'es') });
    expect(problem?.detail).toMatch(/^Espera \d+ minutos\.$/);
    // Another day, and another address, have places of their own.
    expect((await anybody().add(twenty(days[2] ?? ''))).kind).toBe('done');
    expect((await atAnAddress()().add(asked)).kind).toBe('done');
  });

  it('that the backend refused are not counted', async () => {
    const anybody = atAnAddress();
    const closed = { path: bruma, slug: 'bruma', date: '2020-01-01', adults: '20' };
    for (let time = 0; time < 3; time += 1)
      expect(problemsOf(await anybody().add(closed))).toMatchObject([{ code: 'pastDay' }]);
    const visitor = anybody();
    await visitor.add(twenty(days[3] ?? ''));
    // A second ticket of the same place is refused by the backend, which holds nothing for it.
    for (let time = 0; time < 3; time += 1)
      await visitor.add({ ...twenty(days[3] ?? ''), adults: '4' });
    expect((await anybody().add({ ...twenty(days[3] ?? ''), adults: '4' })).kind).toBe('done');
  });
});

it('a line that is changed in its place has its own places counted once', async () => {
  const anybody = atAnAddress();
  const visitor = anybody();
  const [day = '', other = ''] = days.slice(9);
  await visitor.add(twenty(day));
  const { view } = await visitor.look('cart', '/es/carrito/');
  const line = view.kind === 'filled' ? view.lines[0]?.id : undefined;
  const change = async (fields: object) => {
    const asked = { ...twenty(day), path: `/es/carrito/?line=${line}`, line, ...fields };
    return (await visitor.postJson('/api/cart/items/change', asked)).status;
  };
  expect(await change({ adults: '19' })).toBe(200);
  expect(await change({ adults: '20' })).toBe(200);
  // Four are left on its day; on another one all of it counts.
  expect((await anybody().add({ ...twenty(day), adults: '5' })).kind).toBe('refused');
  expect(await change({ date: other })).toBe(200);
  expect((await anybody().add({ ...twenty(other), adults: '5' })).kind).toBe('refused');
});

describe('a longer hold', () => {
  const longer = async (visitor: Visitor, count: number) => {
    const body = { path: '/es/carrito/', attempt: `attempt-${count}` };
    const response = await visitor.postJson('/api/cart/hold', body);
    const reply = (await response.json()) as Parameters<typeof problemsOf>[0]; // as: an ActionReply
    return { status: response.status, reply };
  };

  it('counts as another one, and says how long to wait at its place', async () => {
    const visitor = atAnAddress()();
    await visitor.add({ ...twenty(days[7] ?? ''), adults: '8' });
    for (const count of [1, 2]) expect((await longer(visitor, count)).status).toBe(200);
    const { status, reply } = await longer(visitor, 3);
    expect(status).toBe(429);
    const [problem] = problemsOf(reply);
    expect(problem).toMatchObject({ code: 'placesHeld', field: 'hold' });
    expect(problem?.detail).toMatch(/^Espera \d+ minutos\.$/);
  });

  it('that the backend refused is not counted', async () => {
    const anybody = atAnAddress();
    const visitor = anybody();
    const day = days[8] ?? '';
    await visitor.add({ ...twenty(day), adults: '4' });
    const codes: unknown[] = [];
    for (const count of [1, 2, 3, 4, 5])
      codes.push(problemsOf((await longer(visitor, count)).reply)[0]?.code);
    expect(codes).toEqual([undefined, undefined, 'holdLimit', 'holdLimit', 'tooFast']);
    expect((await anybody().add({ ...twenty(day), adults: '12' })).kind).toBe('done');
  });
});

const removing = { path: '/es/carrito/', line: 'none', attempt: 'attempt-1' };
const remove = async (visitor: Visitor) =>
  (await visitor.postJson('/api/cart/items/remove', removing)).status;

it('changes of one cart are bounded in a minute', async () => {
  const visitor = atAnAddress()();
  await fillCart(visitor, bruma, days[4] ?? '');
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push(await remove(visitor));
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
});

it('changes of all carts of an address are bounded together, what is added too', async () => {
  const anybody = atAnAddress();
  for (let time = 0; time < 20; time += 1) expect(await remove(anybody())).toBe(422);
  expect(await remove(anybody())).toBe(429);
  const two = { ...twenty(days[6] ?? ''), adults: '2' };
  expect(problemsOf(await anybody().add(two))).toMatchObject([{ code: 'tooFast' }]);
  expect((await atAnAddress()().add(two)).kind).toBe('done');
});

it('tries to pay are bounded in a minute, and the form comes again as it was typed', async () => {
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

it('tries to pay of all carts of an address are bounded together', async () => {
  const anybody = atAnAddress();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await anybody().postJson('/api/checkout', blindForm)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
