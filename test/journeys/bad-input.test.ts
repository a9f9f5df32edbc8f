import { errorText, type ErrorCode } from '@shop/domain';
import { contact, fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { problemsOf } from '@shop/test/visitor';

const shop = await startBff();
afterAll(() => shop.stop());

const bruma = '/es/entrada-bruma/';
const attempt = () => `attempt-${Math.random().toString(36).slice(2)}-${Date.now()}`;
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function aDay(path: string, index = 0): Promise<string> {
  const month = inDays(45).slice(0, 7);
  const page = await shop.visitor().look('buy', `${path}?month=${month}`);
  return sellableDays(page)[index] ?? '';
}

async function soldOutDay(path: string): Promise<string> {
  for (let month = 1; month < 12; month += 1) {
    const page = await shop
      .visitor()
      .look('buy', `${path}?month=${inDays(month * 30).slice(0, 7)}`);
    const day = page.view.calendar.months
      .flatMap(({ weeks }) => weeks.flat())
      .find(({ state }) => state === 'soldOut');
    if (day) return day.day;
  }
  throw new Error(`nothing is ever sold out at ${path}`);
}

const day = await aDay(bruma);
const item = { path: bruma, slug: 'bruma', date: day, adults: '2' };

const wrongItems: readonly {
  readonly name: string;
  readonly item: Record<string, string | string[] | undefined>;
  readonly code: ErrorCode;
  readonly field: string;
}[] = [
  { name: 'an unknown product', item: { slug: 'atlantis' }, code: 'unknownProduct', field: 'page' },
  { name: 'no day', item: { date: undefined }, code: 'noDay', field: 'date' },
  { name: 'a day that does not exist', item: { date: '2027-02-30' }, code: 'noDay', field: 'date' },
  { name: 'a day in the past', item: { date: '2020-01-01' }, code: 'pastDay', field: 'date' },
  { name: 'a day too far', item: { date: inDays(500) }, code: 'farDay', field: 'date' },
  {
    name: 'a sold-out day',
    item: { date: await soldOutDay(bruma) },
    code: 'noAvailability',
    field: 'date',
  },
  {
    name: 'a missing schedule',
    item: { slug: 'ojos-de-agua', path: '/es/tour-ojos-de-agua/' },
    code: 'noSchedule',
    field: 'time',
  },
  {
    name: 'children without an adult',
    item: { adults: '0', children: '2' },
    code: 'adultNeeded',
    field: 'people',
  },
  { name: 'nobody', item: { adults: '0' }, code: 'nobody', field: 'people' },
  ...['-1', '1.5', '1e1', 'abc', '٣', ''].map((adults) => ({
    name: `"${adults}" adults`,
    item: { adults },
    code: 'peopleOdd' as const,
    field: 'people',
  })),
  {
    name: 'a million million people',
    item: { adults: '999999999999' },
    code: 'tooMany',
    field: 'people',
  },
  { name: '10,000 people', item: { adults: '10000' }, code: 'tooMany', field: 'people' },
  {
    name: 'infants on the nature tour',
    item: { slug: 'ojos-de-agua', time: '08:00', infants: '1' },
    code: 'infantsNotAdmitted',
    field: 'people',
  },
  {
    name: 'extras that exclude each other',
    item: { extras: ['transport', 'transportWithFood'] },
    code: 'extrasExclude',
    field: 'extras',
  },
];

it.each(wrongItems)(
  'refuses $name at its field, in the language',
  async ({ item: odd, ...row }) => {
    for (const language of ['es', 'en', 'pt'] as const) {
      const path = { es: bruma, en: '/en/ticket-bruma/', pt: '/pt/ingresso-bruma/' }[language];
      const body = JSON.parse(JSON.stringify({ ...item, ...odd, path, attempt: attempt() }));
      const [problem] = problemsOf(await shop.visitor().add(body));
      expect(problem).toMatchObject({
        code: row.code,
        field: row.field,
        text: errorText(row.code, language),
      });
    }
  },
);

it('shows the form again with the problem and all that was chosen, without scripts', async () => {
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
] as const)('says of %s what is true, once, at its place', async (query, code) => {
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

it('says what a duplicate collides with and offers both ways out', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  const copalera = { path: '/es/entrada-copalera/', slug: 'copalera', date: day, adults: '1' };
  const [problem] = problemsOf(await visitor.add({ ...copalera, attempt: attempt() }));
  expect(problem).toMatchObject({ code: 'duplicate', text: errorText('duplicate', 'es') });
  expect(problem?.detail).toContain('Bruma');
  expect(problem?.ways.map(({ kind }) => kind)).toEqual(['changeDate', 'openCart']);
});

it('adds once when the same form is sent twice', async () => {
  const visitor = shop.visitor();
  const body = { ...item, date: await aDay(bruma, 2), attempt: attempt() };
  const replies = await Promise.all([visitor.add(body), visitor.add(body)]);
  expect(replies.map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect((await visitor.see('/es/carrito/')).visitor.cartCount).toBe(1);
});

describe("another visitor's things", () => {
  it('are not found: the order', async () => {
    const stranger = shop.visitor();
    const response = await stranger.get('/es/orden/TQ-AAAA-AAAA/');
    expect(response.status).toBe(404);
  });

  it('are not touched: a line of the cart', async () => {
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

  it.each(['', 'x', 'AAAA', '%%%', 'a'.repeat(4000), '__proto__'])(
    'are not opened by the tampered cookie "%.10s"',
    async (value) => {
      const visitor = shop.visitor();
      visitor.setCookie('__Host-cart', value);
      const response = await visitor.get('/es/carrito/');
      expect(response.status).toBe(200);
      expect((await visitor.look('cart', '/es/carrito/')).view.kind).toBe('empty');
    },
  );
});

describe('a body', () => {
  it('over 16 KB is refused as too large', async () => {
    const body = { ...item, attempt: attempt(), time: 'x'.repeat(20_000) };
    const response = await shop.visitor().postJson('/api/cart/items', body);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ problems: [{ code: 'tooLarge' }] });
  });

  it('nested 5,000 deep is refused, and nothing overflows', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const response = await fetch(`${shop.url}/api/cart/items`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-by': 'taquilla',
        origin: shop.url,
      },
      body: `{"path":"/es/","extras":${deep}}`,
    });
    expect(response.status).toBe(400);
  });

  it('that is no JSON is refused', async () => {
    const response = await fetch(`${shop.url}/api/cart/items`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-by': 'taquilla',
        origin: shop.url,
      },
      body: '{"path":',
    });
    expect(response.status).toBe(400);
  });
});

it('names every wrong field of the contact at once and keeps what was typed', async () => {
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

it('never answers a hostile address of a buy page with an error of its own', async () => {
  const odd = [
    'date=%00',
    'adults=-1',
    'adults=1e9',
    'month=9999-99',
    'extras=__proto__',
    'line=../x',
  ];
  for (const query of [
    ...odd,
    `pick=${'9'.repeat(500)}`,
    'date=open',
    'time=25:99',
    'adults=2&adults=3',
  ]) {
    const response = await shop.visitor().get(`${bruma}?${query}`);
    expect([query, response.status]).toEqual([query, 200]);
  }
});
