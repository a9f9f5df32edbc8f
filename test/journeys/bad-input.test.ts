import { errorText, type ErrorCode } from '@shop/domain';
import {
  approvedCard,
  checkOut,
  contact,
  fillCart,
  payAt,
  sellableDays,
} from '@shop/test/purchases';
import { sharedShop } from '@shop/test/start-bff';
import { problemsOf } from '@shop/test/visitor';

const shop = await sharedShop();
const bruma = '/es/entrada-bruma/';
const attempt = () => `attempt-${Math.random().toString(36).slice(2)}-${Date.now()}`;
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function aDay(path: string, index = 0): Promise<string> {
  const month = inDays(45).slice(0, 7);
  const page = await shop.visitor().look('buy', `${path}?month=${month}`);
  return sellableDays(page)[index] ?? '';
}

const day = await aDay(bruma);
const item = { path: bruma, slug: 'bruma', date: day, adults: '2' };

it.each<[string, Record<string, string | string[]>, ErrorCode, string]>([
  ['an unknown product', { slug: 'atlantis' }, 'unknownProduct', 'page'],
  ['a day in the past', { date: '2020-01-01' }, 'pastDay', 'date'],
  ['a time that is missing', { slug: 'ojos-de-agua' }, 'noSchedule', 'time'],
  ['half an adult', { adults: '1.5' }, 'peopleOdd', 'people'],
  [
    'extras that exclude',
    { extras: ['transport', 'transportWithFood'] },
    'extrasExclude',
    'extras',
  ],
])('refuses %s at its field', async (_, odd, code, field) => {
  const [problem] = problemsOf(await shop.visitor().add({ ...item, ...odd, attempt: attempt() }));
  expect(problem).toMatchObject({ code, field, text: errorText(code, 'es') });
});

it('shows the form again without scripts, with the problem and every choice', async () => {
  const visitor = shop.visitor();
  const fields = {
    path: bruma,
    slug: 'bruma',
    date: day,
    adults: '0',
    children: '3',
    extras: 'photo',
  };
  const response = await visitor.postForm('/api/cart/items', { ...fields, attempt: attempt() });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain(errorText('adultNeeded', 'es'));
  expect(html).toMatch(/name="children"[^>]*value="3"|value="3"[^>]*name="children"/);
});

it.each([
  ['children=2&adults=0', 'adultNeeded'],
  ['extras=food&extras=transportWithFood', 'extrasExclude'],
] as const)('reports %s accurately, once, in its place', async (query, code) => {
  const html = await (await shop.visitor().get(`${bruma}?date=${day}&${query}`)).text();
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  expect(main.split(errorText(code, 'es'))).toHaveLength(2);
  expect(main).toContain(errorText('wrongChoice', 'es'));
  expect(main).not.toContain(errorText('nobody', 'es'));
});

it('refuses a price that the browser sends', async () => {
  const visitor = shop.visitor();
  const body = { ...item, attempt: attempt(), price: 1, amount: 1 };
  const response = await visitor.postJson('/api/cart/items', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'badRequest' }],
  });
  expect((await visitor.see('/es/carrito/')).visitor.cartCount).toBe(0);
});

it('names the ticket that a duplicate collides with and offers both actions', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  const copalera = { path: '/es/entrada-copalera/', slug: 'copalera', date: day, adults: '1' };
  const [problem] = problemsOf(await visitor.add({ ...copalera, attempt: attempt() }));
  expect(problem).toMatchObject({ code: 'duplicate', text: errorText('duplicate', 'es') });
  expect(problem?.detail).toContain('Bruma');
  expect(problem?.actions.map(({ kind }) => kind)).toEqual(['changeDate', 'openCart']);
});

it('adds once when the same form is sent twice', async () => {
  const visitor = shop.visitor();
  const body = { ...item, date: await aDay(bruma, 2), attempt: attempt() };
  const replies = await Promise.all([visitor.add(body), visitor.add(body)]);
  expect(replies.map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect((await visitor.see('/es/carrito/')).visitor.cartCount).toBe(1);
});

describe("another visitor's data", () => {
  it('answers 404 for the order', async () => {
    const stranger = shop.visitor();
    const response = await stranger.get('/es/orden/TQ-AAAA-AAAA/');
    expect(response.status).toBe(404);
  });

  it('leaves a line of the cart unchanged', async () => {
    const owner = shop.visitor();
    await fillCart(owner, bruma, await aDay(bruma, 4));
    const { view } = await owner.look('cart', '/es/carrito/');
    const line = view.kind === 'filled' ? (view.lines[0]?.id ?? '') : '';
    const stranger = shop.visitor();
    await fillCart(stranger, bruma, await aDay(bruma, 5));
    const body = { path: '/es/carrito/', line, attempt: attempt() };
    const response = await stranger.postJson('/api/cart/items/remove', body);
    expect(response.status).toBe(422);
    expect((await owner.see('/es/carrito/')).visitor.cartCount).toBe(1);
  });

  it.each(['AAAA', '%%%', 'a'.repeat(4000)])(
    'opens nothing for the tampered cookie %j',
    async (value) => {
      const visitor = shop.visitor();
      visitor.setCookie('__Host-cart', value);
      expect((await visitor.get('/es/carrito/')).status).toBe(200);
      expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
    },
  );
});

describe('a request body', () => {
  it('over 16 KB gets 413', async () => {
    const body = { ...item, attempt: attempt(), time: 'x'.repeat(20_000) };
    const response = await shop.visitor().postJson('/api/cart/items', body);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ problems: [{ code: 'tooLarge' }] });
  });

  it.each([
    ['nested 5,000 deep', `{"path":"/es/","extras":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['that is no JSON', '{"path":'],
    [
      'with a field __proto__',
      `{"__proto__":1,${JSON.stringify({ ...item, attempt: attempt() }).slice(1)}`,
    ],
    ['with a field toString', JSON.stringify({ ...item, attempt: attempt(), toString: 1 })],
  ])('refuses %s without overflowing', async (_, body) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-by': 'taquilla',
      origin: shop.url,
    };
    const init = { method: 'POST', headers, body };
    expect((await fetch(`${shop.url}/api/cart/items`, init)).status).toBe(400);
  });
});

it('names every wrong contact field at once and keeps the input', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay(bruma, 6));
  const { view } = await visitor.look('checkout', '/es/pago/');
  if (view.kind !== 'open') throw new Error(view.kind);
  const { attempt: id, digest } = view;
  const typed = { ...contact, firstName: '', email: 'ana@', phone: 'abc' };
  const form = { path: '/es/pago/', ...typed, method: '', attempt: id, digest };
  const json = await visitor.postJson('/api/checkout', form);
  const { problems } = (await json.json()) as { problems: { field: string }[] };
  expect(problems.map(({ field }) => field)).toEqual(['firstName', 'email', 'phone', 'method']);
  const html = await (await visitor.postForm('/api/checkout', form)).text();
  expect(html).toContain(errorText('emailWrong', 'es'));
  expect(html).toContain('value="ana@"');
  expect(html).toContain('value="López"');
});

it('sells to a buyer with a single name and a phone extension, and stores one normalised form', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay(bruma, 7));
  const page = await checkOut(visitor, '/es/pago/', 'VI', {
    firstName: '\u200eSuharto',
    lastName: '\u200b',
    email: 'suharto@mail.example\u2060',
    phone: '044 998 123 4567 ext. 12',
  });
  const back = await visitor.get(await payAt(page, approvedCard));
  const { view } = await visitor.look('order', back.headers.get('location') ?? '');
  expect(view.state).toBe('confirmed');
  const order = await shop.sandbox.db
    .selectFrom('orders')
    .select('contact')
    .where('id', '=', view.id)
    .executeTakeFirstOrThrow();
  expect(order.contact).toEqual({
    firstName: 'Suharto',
    lastName: '',
    email: 'suharto@mail.example',
    country: 'MX',
    phone: '+529981234567;ext=12',
  });
});

it.each(['date=%00', 'adults=1e9', 'month=9999-99', 'extras=__proto__', 'line=../x', 'time=25:99'])(
  'answers 200 to the hostile buy page query ?%s',
  async (query) => {
    expect((await shop.visitor().get(`${bruma}?${query}`)).status).toBe(200);
  },
);
