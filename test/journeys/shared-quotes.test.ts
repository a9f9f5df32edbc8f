import {
  addDays,
  errorText,
  type Language,
  money,
  parkDayAt,
  pathOf,
  type SharedQuote,
} from '@shop/domain';
import type { ActionReply, SharedQuoteView } from '@shop/ports/screens';
import { filled, type FilledCart } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { aKeptLine, aSharedQuote, shopTokens } from '@shop/test/shared-quotes';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import { JoseQuoteTokens } from '@shop/adapters/jose';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

/** Seven places a day: two carts for two, and room for a first child each. Every day is alike. */
const evenly = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) => ({ ...product, capacity: 7 })),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});

const shop = await startBff({ adjust: evenly });
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const year = new Date().getUTCFullYear() + 1;
let dayOfYear = 0;
/** Another day of spring each time, so that tests do not share places. */
const aDay = () => new Date(Date.UTC(year, 2, ++dayOfYear)).toISOString().slice(0, 10);

const pathTo = (name: 'cart' | 'quote' | 'list', language: Language) =>
  pathOf({ name, params: {} }, language);
const addressOf = async (quote: SharedQuote, language: Language = 'es') =>
  `${pathTo('quote', language)}?q=${await shopTokens.write(quote)}`;

function pesos(): Visitor {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

async function add(visitor: Visitor, slug: string, date: string, adults = '2'): Promise<void> {
  const path = pathTo('cart', 'es');
  const reply = await visitor.add({ path, slug, date, adults });
  if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
}

/** A single ticket beside a package of three. */
async function withCart(): Promise<Visitor> {
  const visitor = pesos();
  await add(visitor, 'copalera-fuego', weekday());
  const part = ['laguna-nacar', 'bruma', 'guarida'].map((slug) => `${slug}_${aDay()}`);
  const path = pathTo('cart', 'es');
  const body = { path, part, adults: '2', extras: 'transport', attempt: 'attempt-a-package' };
  const response = await visitor.postJson('/api/cart/packages', body);
  if (response.status !== 200) throw new Error(await response.text());
  return visitor;
}

/** Not a Sunday, on which some products are closed. */
function weekday(): string {
  const day = aDay();
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? aDay() : day;
}

async function kept(visitor: Visitor, address: string): Promise<SharedQuoteView> {
  const { view } = await visitor.look('quote', address);
  if (view.kind !== 'kept') throw new Error(view.problem.text);
  return view;
}

const changes = ({ groups }: SharedQuoteView) => groups.flat().map(({ change }) => change.kind);
const codes = ({ groups }: SharedQuoteView) =>
  groups.flat().map(({ change }) => (change.kind === 'no' ? change.problem.code : undefined));

/** What two equal carts have in common: everything except ids and clocks. */
const heldBy = ({ lines, packages, totals }: FilledCart): unknown => {
  const groups = [lines, ...packages.map((one) => one.lines)].map((group) =>
    group.map(({ slug, date, people, summary }) => ({ slug, date, people, summary })),
  );
  return JSON.parse(JSON.stringify({ groups, totals }).replaceAll(/\b[\da-f]{32}\b/g, 'id'));
};

const words = {
  es: { keep: 'Guardar este precio', add: 'Ponerlo en mi carrito', same: 'Cuesta lo mismo' },
  en: { keep: 'Save this price', add: 'Put it in my cart', same: 'Costs the same' },
  pt: { keep: 'Salvar este preço', add: 'Colocar no meu carrinho', same: 'Custa o mesmo' },
} as const;

const take = async (visitor: Visitor, view: SharedQuoteView, language: Language = 'es') => {
  const path = pathTo('quote', language);
  const body = { path, quote: view.token, attempt: view.attempt };
  const response = await visitor.postJson('/api/cart/quote', body);
  return (await response.json()) as ActionReply<{ count: number }>; // as: the action's own promise
};

describe.each(journeyLanguages)('in %s', (language) => {
  const { keep, add: press, same } = words[language];

  it('turns a cart into a link, and the link into an equal cart, with forms alone', async () => {
    const owner = await withCart();
    const cart = await Walk.open(owner, pathTo('cart', language));
    const page = await cart.follow(({ name }) => name === keep);
    expect([page.status, page.text.split(same).length - 1]).toEqual([200, 4]);
    const mine = await filled(owner, pathTo('cart', language));

    const other = shop.visitor();
    const view = await kept(other, mine.keep ?? '');
    expect([changes(view), view.total.kind, view.groups.length]).toEqual([
      ['same', 'same', 'same', 'same'],
      'same',
      2,
    ]);
    expect(view.link).toBe(shop.url + (mine.keep ?? ''));
    const theirs = await (await Walk.open(other, page.address)).press(press);
    expect([theirs.status, theirs.address.split('?')[0]]).toEqual([200, pathTo('cart', language)]);
    expect(theirs.text).toContain(words[language].keep);
    expect(heldBy(await filled(other, pathTo('cart', language)))).toEqual(heldBy(mine));
  });

  it.each([
    ['a forged one', async () => new JoseQuoteTokens(['x'.repeat(32)]).write(aQuote())],
    ['one with other amounts', async () => changedPayload(await shopTokens.write(aQuote()))],
    ['none', async () => ''],
  ])('shows a notice and the list, and makes no cart, for %s', async (_, token) => {
    const visitor = shop.visitor();
    const text = errorText('quoteForged', language);
    const q = await token();
    const address = `${pathTo('quote', language)}?${new URLSearchParams({ q })}`;
    const response = await visitor.get(address, { accept: 'text/html' });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      400,
      'no-store, no-transform',
    ]);
    expect(html).toContain('noindex');
    expect(html).toContain(text);
    expect(html).toContain(`href="${pathTo('list', language)}"`);
    const form = { path: pathTo('quote', language), quote: q, attempt: 'attempt-forged' };
    const refused = await visitor.postForm('/api/cart/quote', form);
    expect([refused.status, (await refused.text()).includes(text)]).toEqual([422, true]);
    const reply = await visitor.postJson('/api/cart/quote', form);
    expect([reply.status, ((await reply.json()) as ProblemsIn).problems?.[0]?.text]).toEqual([
      422,
      text,
    ]);
    expect(visitor.cookie('__Host-cart')).toBeUndefined();
  });

  it('shows today’s price for an expired link and still fills the cart', async () => {
    const until = new Date('2026-01-05T15:00:00Z');
    const visitor = shop.visitor();
    const address = await addressOf(aQuote({ until }), language);
    const page = await Walk.open(visitor, address);
    expect([page.status, page.text.includes(errorText('quoteExpired', language))]).toEqual([
      200,
      true,
    ]);
    const view = await kept(visitor, address);
    expect([changes(view), view.canAdd, view.today !== undefined]).toEqual([
      ['dearer'],
      true,
      true,
    ]);
    const renewed = await kept(visitor, view.renewed ?? '');
    expect([renewed.ended, changes(renewed), renewed.before]).toEqual([
      undefined,
      ['same'],
      view.today,
    ]);
    await page.press(press);
    expect((await filled(visitor, pathTo('cart', language))).count).toBe(1);
  });
});

interface ProblemsIn {
  readonly problems?: readonly { readonly text: string }[];
}

function aQuote(differs: Partial<SharedQuote> = {}): SharedQuote {
  return aSharedQuote([aKeptLine('laguna-nacar', aDay())], differs);
}

/** The same signature under a lower price. */
function changedPayload(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace('100000', '000001');
  return [head, Buffer.from(text).toString('base64url'), signature].join('.');
}

describe('reports changes by line', () => {
  it('with a higher or lower price, and the total difference', async () => {
    const lines = [
      aKeptLine('laguna-nacar', aDay()),
      aKeptLine('bruma', aDay(), { amount: money(9_000_000, 'MXN') }),
    ];
    const view = await kept(shop.visitor(), await addressOf(aSharedQuote(lines)));
    expect([changes(view), view.total.kind]).toEqual([['dearer', 'cheaper'], 'cheaper']);
    const page = await Walk.open(shop.visitor(), await addressOf(aSharedQuote(lines)));
    const moved = [...view.groups.flat().map((line) => line.change), view.total];
    const by = moved.map((change) => ('by' in change ? change.by.text : 'nothing'));
    for (const text of by) expect(page.text).toContain(text.replaceAll(/\s/g, ' '));
  });

  const past = '2020-01-01';
  const rows: readonly (readonly [string, string, () => Parameters<typeof aKeptLine>])[] = [
    ['a product that is sold no more', 'unknownProduct', () => ['atlantis', aDay()]],
    ['a day that has passed', 'pastDay', () => ['bruma', past]],
    [
      'more people than places',
      'noAvailability',
      () => ['bruma', aDay(), { people: { ADULT: 8, CHILD: 0, INFANT: 0 } }],
    ],
  ];

  it.each(rows)('when %s, and the rest can be bought', async (_, code, gone) => {
    const lines = [aKeptLine(...gone()), aKeptLine('guarida', aDay())];
    const address = await addressOf(aSharedQuote(lines));
    const view = await kept(shop.visitor(), address);
    expect([codes(view), view.total.kind, view.canAdd]).toEqual([[code, undefined], 'mixed', true]);
    const page = await Walk.open(shop.visitor(), address);
    expect([page.status, page.text.includes(errorText(code as 'pastDay', 'es'))]).toEqual([
      200,
      true,
    ]);
  });

  it('for a package with a missing part: nothing of it can be bought', async () => {
    const lines = [
      aKeptLine('bruma', aDay(), { package: 1 }),
      aKeptLine('guarida', past, { package: 1 }),
    ];
    const view = await kept(shop.visitor(), await addressOf(aSharedQuote(lines)));
    expect([codes(view), view.canAdd, view.today]).toEqual([
      ['packagePart', 'pastDay'],
      false,
      undefined,
    ]);
    const [, second] = view.groups[0] ?? [];
    if (second?.change.kind !== 'no') throw new Error('it can be had');
    const [action] = second.change.problem.actions;
    expect(action?.href).toContain('part=bruma_');
    expect((await Walk.open(shop.visitor(), action?.href ?? '')).status).toBe(200);
  });

  it('without any price: keeps everything and offers a retry', async () => {
    const lines = [aKeptLine('bruma', aDay()), aKeptLine('guarida', aDay())];
    const address = await addressOf(aSharedQuote(lines));
    shop.sandbox.faults.add({ api: 'cart', times: 100, mode: 'down', path: '/xapi/pricing' });
    const view = await kept(shop.visitor(), address);
    expect([codes(view), view.today, view.canAdd]).toEqual([['prices', 'prices'], undefined, true]);
  });
});

describe('what does not fit into the cart', () => {
  it('is reported by line, and the rest is added, with and without a script', async () => {
    const lines = [
      aKeptLine('laguna-nacar', aDay()),
      aKeptLine('bruma', aDay()),
      aKeptLine('guarida', aDay()),
    ];
    const address = await addressOf(aSharedQuote(lines));
    const [byForm, byScript] = [pesos(), pesos()];
    for (const visitor of [byForm, byScript]) await add(visitor, 'bruma', aDay(), '1');
    const page = await (await Walk.open(byForm, address)).press(words.es.add);
    const text = errorText('duplicate', 'es');
    expect([
      page.status,
      page.text.includes(text),
      page.address.includes('left=1.duplicate'),
    ]).toEqual([200, true, true]);
    expect((await filled(byForm)).count).toBe(3);

    const reply = await take(byScript, await kept(byScript, address));
    if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
    expect(reply.view.count).toBe(3);
    const after = await kept(byScript, reply.next);
    expect([changes(after), codes(after)[1], after.canAdd]).toEqual([
      ['inCart', 'no', 'inCart'],
      'duplicate',
      false,
    ]);
  });

  it('is the whole package, with the part at fault', async () => {
    const day = aDay();
    const full = pesos();
    await add(full, 'guarida', day, '6');
    const lines = [
      aKeptLine('bruma', aDay(), { package: 1 }),
      aKeptLine('guarida', day, { package: 1 }),
      aKeptLine('laguna-nacar', aDay()),
    ];
    const visitor = pesos();
    const token = await shopTokens.write(aSharedQuote(lines));
    const body = { path: pathTo('quote', 'es'), quote: token, attempt: 'attempt-full-part' };
    const reply = (await (await visitor.postJson('/api/cart/quote', body)).json()) as ActionReply<{
      count: number;
    }>; // as: the action's own promise
    if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
    expect([reply.view.count, reply.next.includes('left=1.noAvailability')]).toEqual([1, true]);
  });

  it('fills one cart when pressed twice at once', async () => {
    const lines = [aKeptLine('laguna-nacar', aDay()), aKeptLine('bruma', aDay())];
    const visitor = pesos();
    const view = await kept(visitor, await addressOf(aSharedQuote(lines)));
    const first = await take(visitor, view);
    const again = await take(pesos(), view);
    expect([first.kind, again.kind, (await filled(visitor)).count]).toEqual(['done', 'done', 2]);
  });

  it('is everything, named by its tickets, when the backend refuses or times out', async () => {
    const visitor = pesos();
    const lines = [aKeptLine('laguna-nacar', aDay()), aKeptLine('bruma', aDay())];
    const view = await kept(visitor, await addressOf(aSharedQuote(lines)));
    const path = '/xapi/shopping-cart/items';
    shop.sandbox.faults.add({ api: 'cart', times: 1000, mode: 'down', path });
    const reply = await take(visitor, view);
    if (reply.kind !== 'refused') throw new Error('it was done');
    expect(reply.problems.map(({ code }) => code)).toEqual(['cartUpdate', 'cartUpdate']);
    expect(reply.attempt).toBeUndefined();
    shop.sandbox.faults.clear();

    for (const { slug } of lines) await add(visitor, slug, aDay());
    const before = heldBy(await filled(visitor));
    const again = await take(visitor, view);
    if (again.kind !== 'refused') throw new Error('it was done');
    expect(again.problems.map(({ code, detail }) => [code, detail?.split(',')[0]])).toEqual([
      ['duplicate', 'Laguna Nácar'],
      ['duplicate', 'Bruma'],
    ]);
    expect(again.attempt).toBeDefined();
    expect(heldBy(await filled(visitor))).toEqual(before);
  });
});

it('fixes the price without a code and says so', async () => {
  const visitor = pesos();
  await add(visitor, 'laguna-nacar', aDay());
  const plain = await kept(visitor, (await filled(visitor)).keep ?? '');
  const body = { path: pathTo('cart', 'es'), code: 'AGUACLARA', attempt: 'attempt-with-code' };
  expect((await visitor.postJson('/api/cart/promo', body)).status).toBe(200);
  const cart = await filled(visitor);
  expect(cart.totals.promo?.saved).toBeDefined();
  const view = await kept(visitor, cart.keep ?? '');
  expect([view.before, view.hadCode, plain.hadCode]).toEqual([plain.before, true, false]);
});

it('ends at the backend’s midnight when that is sooner', async () => {
  const midnight = /, 0:00$/;
  const ahead = (days: number) => addDays(parkDayAt(new Date()), days);
  const visitor = pesos();
  await add(visitor, 'laguna-nacar', ahead(22));
  const soon = await kept(visitor, (await filled(visitor)).keep ?? '');
  expect(soon.until).toMatch(midnight);
  await add(visitor, 'bruma', ahead(90));
  expect((await kept(visitor, (await filled(visitor)).keep ?? '')).until).toBe(soon.until);
});

it('renders per visitor and is never cached', async () => {
  const address = await addressOf(aQuote());
  for (const path of [address, `/api/screens/page?path=${encodeURIComponent(address)}`]) {
    const response = await shop.visitor().get(path, { accept: 'text/html' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      path === address ? 'no-store, no-transform' : 'no-store',
    ]);
  }
  expect(JSON.stringify(shop.logged)).not.toContain(
    new URL(address, shop.url).searchParams.get('q'),
  );
});

it.each([
  ['a word that every object has', 'left=0.toString', undefined],
  ['the same over and over', `left=${'0.duplicate_'.repeat(90)}`, 'duplicate'],
  ['a second quote', 'q=again&left=0.promoCode', 'promoCode'],
])('answers an address with %s', async (_, more, code) => {
  const address = `${await addressOf(aQuote())}&${more}`;
  expect(codes(await kept(shop.visitor(), address))).toEqual([code]);
  expect((await shop.visitor().get(address, { accept: 'text/html' })).status).toBe(200);
});
