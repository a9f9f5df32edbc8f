import { errorText, type Language, pathOf } from '@shop/domain';
import type { BuilderView } from '@shop/ports/screens';
import { journeyLanguages } from '@shop/test/journey-languages';
import { signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

const year = new Date().getUTCFullYear() + 1;
const invalid = (language: Language) => errorText('promoCode', language);
const apply: Readonly<Record<Language, string>> = { es: 'Aplicar', en: 'Apply', pt: 'Aplicar' };
const add: Readonly<Record<Language, string>> = {
  es: 'Agregar al carrito',
  en: 'Add to cart',
  pt: 'Adicionar ao carrinho',
};
const pathTo = (name: 'cart' | 'buildPackage', language: Language = 'es') =>
  pathOf({ name, params: {} }, language);
const cartPath = pathTo('cart');

/** Laguna and Bruma, whose codes differ, on days that no other test of this file buys. */
let month = 0;
function strip(...more: readonly string[]): string {
  month += 1;
  const day = (number: number) => `${year}-0${3 + (month % 5)}-${number}`;
  const parts = [`part=laguna-nacar_${day(16)}`, `part=bruma_${day(17)}`];
  return [...parts, 'slot=3', ...more].join('&');
}

/** Somebody who sees amounts in pesos, whatever his language. */
function somebody(): Visitor {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

async function builder(visitor: Visitor, query: string, language: Language = 'es') {
  const { view } = await visitor.look('builder', `${pathTo('buildPackage', language)}?${query}`);
  return view;
}
const cartOf = async (visitor: Visitor, language: Language = 'es') => {
  const { view } = await visitor.look('cart', pathTo('cart', language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
};

/** `−$1,234.50 MXN` in minor units, without its sign. */
const cents = (text: string | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
const totalOf = ({ summary }: BuilderView) => cents(summary.total?.now.text);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const linksOf = ({ slots, panel, summary }: BuilderView): readonly string[] => [
  ...slots.flatMap(({ open, drop }) => [open, drop ?? '']),
  panel.choose,
  summary.blocked?.href ?? '',
];

describe.each(journeyLanguages)('with forms alone, in %s', (language) => {
  it('refuses a wrong code beside its field, measures a right one, and carries it into the cart', async () => {
    const visitor = somebody();
    const query = strip();
    const before = await builder(visitor, query, language);
    const page = await Walk.open(visitor, `${pathTo('buildPackage', language)}?${query}`);
    const wrong = await page.press(apply[language], { code: 'AGUATURBIA' });
    expect(wrong.at('field-promo-problem')).toMatch(
      `${invalid(language)}. ${errorText('promoUnknown', language)}`,
    );
    expect(wrong.fieldsOf(apply[language]).getAll('code')).toEqual(['AGUATURBIA']);

    const right = await wrong.press(apply[language], { code: ' aguaclara ' });
    const shown = await builder(visitor, right.address.split('?')[1] ?? '', language);
    expect(shown.promo?.taken).toEqual({ code: 'AGUACLARA', title: expect.any(String) });
    const saved = cents(shown.summary.promo?.saved.text);
    expect([saved > 0, totalOf(before) - saved]).toEqual([true, totalOf(shown)]);
    expect(shown.summary.saved).toEqual(before.summary.saved);
    expect(shown.summary.parts[0]?.story?.coupon).toMatchObject({ percent: 8 });

    const cart = await right.press(add[language]);
    expect([cart.status, cart.text.includes('AGUACLARA')]).toEqual([200, true]);
    const { totals, promo } = await cartOf(visitor, language);
    expect(promo.taken?.code).toBe('AGUACLARA');
    expect(totals.promo).toEqual(shown.summary.promo);
    expect(totals.total).toEqual(shown.summary.total);
  });

  it('takes a code out again', async () => {
    const visitor = somebody();
    const query = strip();
    const with_ = await builder(visitor, `${query}&code=AGUACLARA`, language);
    const [, without = ''] = (with_.promo?.drop ?? '').split('?');
    const { promo, summary } = await builder(visitor, without.split('#')[0] ?? '', language);
    expect([promo?.taken, summary.promo]).toEqual([undefined, undefined]);
    expect(summary.total).toEqual((await builder(visitor, query, language)).summary.total);
  });
});

it.each([
  ['NADIE-LO-SABE', 'promoUnknown'],
  ['ANA-GUARIDA', 'promoUsed'],
  ['ANA-25USD', 'promoExpired'],
  ['ANA-VERANO10', 'promoNotYet'],
  ['ANA-FIESTA', 'promoProduct'],
  ['x'.repeat(61), 'promoUnknown'],
  ['AGUA\u202eARALC', 'promoUnknown'],
] as const)('says why %.20s does nothing, and moves no price', async (code, why) => {
  const visitor = somebody();
  const query = strip();
  const { summary } = await builder(visitor, query);
  const refused = await builder(visitor, `${query}&code=${encodeURIComponent(code)}`);
  expect(refused.promo).not.toHaveProperty('taken');
  expect(refused.promo).toMatchObject({
    typed: code.slice(0, 60),
    problem: { field: 'promo', text: invalid('es'), detail: errorText(why, 'es') },
  });
  expect(refused.summary.total).toEqual(summary.total);
});

it('answers a form with a code of 5,000 characters as with any unknown one', async () => {
  const page = await Walk.open(somebody(), `${pathTo('buildPackage')}?${strip()}`);
  const refused = await page.press('Aplicar', { code: 'x'.repeat(5_000) });
  expect([refused.status, refused.fieldsOf('Aplicar').get('code')]).toEqual([200, 'x'.repeat(60)]);
  expect(refused.at('field-promo-problem')).toMatch(errorText('promoUnknown', 'es'));
});

it('measures a code anew with every change, and says what is missing to its minimum', async () => {
  const visitor = somebody();
  const alone = strip('adults=1', 'code=ANA-250MXN').replace(/&part=bruma[^&]*/, '');
  const few = await builder(visitor, alone);
  expect(plain(few.promo?.problem?.detail)).toMatch(/mínimo de este código\. Faltan \$[\d,.]+ MXN/);
  const more = await builder(visitor, alone.replace('adults=1', 'adults=4'));
  expect(cents(more.summary.promo?.saved.text)).toBe(25_000);
});

it('keeps a code where nothing is priced yet, and says that it waits', async () => {
  const view = await builder(somebody(), 'part=bruma&slot=1&code=aguaclara');
  expect(view.promo).toMatchObject({
    taken: { code: 'AGUACLARA', reason: 'Se aplica en cuanto un boleto tenga su día.' },
    coupons: [],
  });
  expect((await builder(somebody(), '')).promo).toBeUndefined();
});

it('lets whoever is signed in press coupons, and puts none of their codes into an address', async () => {
  const [ana, other] = [somebody(), somebody()];
  await signIn(ana);
  const query = strip('adults=4');
  const view = await builder(ana, query);
  expect(view.promo?.coupons.map(({ code, reason }) => [code, reason])).toEqual([
    ['ANA-BRUMA15', undefined],
    ['ANA-250MXN', undefined],
    ['ANA-FIESTA', errorText('promoProduct', 'es')],
    ['ANA-VERANO10', errorText('promoNotYet', 'es')],
  ]);
  const page = await Walk.open(ana, `${pathTo('buildPackage')}?${query}`);
  const pressed = await page.press('−$250.00 MXN ANA-250MXN 250 pesos en tu próxima compra');
  expect(pressed.address).not.toContain('ANA-');
  const [, shared = ''] = pressed.address.split('?');
  const taken = await builder(ana, shared);
  expect([taken.promo?.taken?.code, cents(taken.summary.promo?.saved.text)]).toEqual([
    'ANA-250MXN',
    25_000,
  ]);
  const typed = await builder(ana, `${query}&code=ANA-250MXN`);
  for (const one of [taken, typed]) expect(linksOf(one).join(' ')).not.toContain('ANA-');

  const elsewhere = await builder(other, shared);
  expect([elsewhere.promo?.taken, elsewhere.summary.total]).toEqual([
    undefined,
    view.summary.total,
  ]);

  const cart = await pressed.press('Agregar al carrito');
  expect(cart.status).toBe(200);
  const { totals } = await cartOf(ana);
  expect([totals.promo?.code, totals.total]).toEqual(['ANA-250MXN', taken.summary.total]);
});

it.each(journeyLanguages)(
  'shows a package that is changed with the code of its cart, which stays there, in %s',
  async (language) => {
    const visitor = somebody();
    const page = `${pathTo('buildPackage', language)}?${strip('code=AGUACLARA')}`;
    await (await Walk.open(visitor, page)).press(add[language]);
    const { packages, totals } = await cartOf(visitor, language);
    const cart = await visitor.look('cart', packages[0]?.edit ?? '');
    const open = cart.view.kind === 'filled' ? cart.view.packages[0]?.editor : undefined;
    const [, query = ''] = (open?.builder ?? '').split('?');
    expect(query).not.toContain('code=');
    const { promo, summary } = await builder(visitor, query, language);
    expect(promo).toMatchObject({ taken: { code: 'AGUACLARA' } });
    expect(promo?.drop).toBeUndefined();
    expect([summary.promo, summary.total]).toEqual([totals.promo, totals.total]);
    expect((await builder(somebody(), query, language)).promo?.taken).toBeUndefined();
  },
);

it('adds a package without a code that stands beside another, and says so', async () => {
  const visitor = somebody();
  const loose = { path: cartPath, slug: 'guarida', date: `${year}-03-25`, adults: '4' };
  await visitor.add(loose);
  const first = { path: cartPath, code: 'ANA-BRUMA15', attempt: 'attempt-first-code' };
  await visitor.postJson('/api/cart/promo', { ...first, code: 'ANA-250MXN' });
  const query = strip('code=AGUACLARA');
  const view = await builder(visitor, query);
  expect(view.promo?.problem?.detail).toBe(errorText('promoWithAnother', 'es'));
  const page = await Walk.open(visitor, `${pathTo('buildPackage')}?${query}`);
  const cart = await page.press('Agregar al carrito');
  expect([cart.status, cart.text.includes(errorText('codeLeftOut', 'es'))]).toEqual([200, true]);
  const { packages, promo } = await cartOf(visitor);
  expect([packages.length, promo.taken?.code]).toEqual([1, 'ANA-250MXN']);
});

it.each(['x'.repeat(5_000), 'AGUA\u202eARALC', 'NADIE-LO-SABE'])(
  'tells a script why a package came without the code %.20s',
  async (code) => {
    const visitor = somebody();
    const part = strip()
      .split('&')
      .flatMap((one) => (one.startsWith('part=') ? [one.slice(5)] : []));
    const form = { path: pathTo('buildPackage'), part, adults: '2', slot: '1', code };
    const attempt = 'attempt-with-a-code';
    const response = await visitor.postJson('/api/cart/packages', { ...form, attempt });
    const reply: unknown = await response.json();
    expect(reply).toEqual(
      expect.objectContaining({
        kind: 'done',
        notice: `${errorText('codeLeftOut', 'es')} ${errorText('promoUnknown', 'es')}`,
      }),
    );
  },
);
