import { errorText, type Language, pathOf } from '@shop/domain';
import type { ActionReply, BuilderView, CartView } from '@shop/ports/screens';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, contact, payAt } from '@shop/test/purchases';
import { signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import { builderPath } from '@shop/test/builder-walk';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

const invalid: Readonly<Record<Language, string>> = {
  es: 'Código promocional no válido',
  en: 'Invalid promotional code',
  pt: 'Código promocional inválido',
};
const apply: Readonly<Record<Language, string>> = { es: 'Aplicar', en: 'Apply', pt: 'Aplicar' };

const year = new Date().getUTCFullYear() + 1;
const pathTo = (name: 'cart' | 'checkout' | 'account', language: Language) =>
  pathOf({ name, params: {} }, language);
const cartPath = pathTo('cart', 'es');

/** A visitor who sees amounts in one currency, in any language. */
function somebody(currency = 'MXN'): Visitor {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', currency);
  return visitor;
}

async function put(visitor: Visitor, slug: string, date: string, adults = '2'): Promise<void> {
  const reply = await visitor.add({ path: cartPath, slug, date: `${year}-${date}`, adults });
  if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
}

async function filled(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('cart', pathTo('cart', language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

let attempts = 0;
const send = async (visitor: Visitor, call: string, code: string) => {
  const attempt = `attempt-promo-${(attempts += 1)}`;
  const response = await visitor.postJson(`/api/cart/${call}`, { path: cartPath, code, attempt });
  return (await response.json()) as ActionReply<{ cart: CartView; count: number }>; // as: the action's own promise
};
const enter = (visitor: Visitor, code: string) => send(visitor, 'promo', code);
const why = (reply: ActionReply<unknown>) =>
  reply.kind === 'refused'
    ? reply.problems.map(({ field, text, detail }) => [field, text, detail])
    : reply.kind;

/** `−$1,234.50 MXN` in minor units, without its sign. */
const minorUnits = (text: string | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));

describe.each(journeyLanguages)('with forms alone, in %s', (language) => {
  it('refuses a wrong code and keeps it typed, accepts a right one and sells with it', async () => {
    const visitor = somebody();
    await put(visitor, 'laguna-nacar', '03-09');
    await put(visitor, 'bruma', '03-10');
    const before = await filled(visitor, language);

    const page = await Walk.open(visitor, pathTo('cart', language));
    const wrong = await page.press(apply[language], { code: 'AGUATURBIA' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(invalid[language]);
    expect(wrong.fieldsOf(apply[language]).get('code')).toBe('AGUATURBIA');

    const right = await wrong.press(apply[language], { code: ' aguaclara ' });
    expect([right.status, right.text.includes('AGUACLARA')]).toEqual([200, true]);
    const { promo, totals, lines } = await filled(visitor, language);
    const [laguna, bruma] = lines.map(({ summary }) => summary);
    expect(laguna?.coupon).toMatchObject({ rule: 'coupon', percent: 8 });
    expect(laguna?.units[0]?.steps.map(({ rule }) => rule)).toEqual([
      'list',
      'longAdvance',
      'coupon',
    ]);
    expect(bruma).toEqual(before.lines[1]?.summary);
    const saved = minorUnits(totals.promo?.saved.text);
    expect(saved).toBeGreaterThan(0);
    expect(promo.taken).toMatchObject({ code: 'AGUACLARA', title: expect.any(String) });
    expect(totals.saved).toEqual(before.totals.saved);
    expect(minorUnits(before.totals.total.now.text) - saved).toBe(
      minorUnits(totals.total.now.text),
    );

    const checkout = await Walk.open(visitor, pathTo('checkout', language));
    expect(checkout.text).toContain('AGUACLARA');
    const form = { ...contact, method: 'VI' };
    const provider = await checkout.press({ action: '/api/checkout' }, form);
    const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
    expect(paid.text).toContain('AGUACLARA');
    const { view } = await visitor.look('order', paid.address);
    expect([view.state, view.totals]).toEqual(['confirmed', totals]);
  });

  it('removes a code, and removing no code changes nothing', async () => {
    const visitor = somebody();
    await put(visitor, 'laguna-nacar', '03-09');
    const before = await filled(visitor, language);
    const page = await Walk.open(visitor, pathTo('cart', language));
    const taken = await page.press(apply[language], { code: 'AGUACLARA' });
    const out = await taken.press({ action: '/api/cart/promo/remove' });
    expect(out.status).toBe(200);
    const { lines, totals, promo } = await filled(visitor, language);
    expect({ lines, totals, promo }).toEqual({
      lines: before.lines,
      totals: before.totals,
      promo: before.promo,
    });
    expect((await send(visitor, 'promo/remove', 'AGUACLARA')).kind).toBe('done');
  });
});

describe('a code without effect', () => {
  it.each([
    ['that was used', 'ANA-GUARIDA', 'Este código ya se usó.'],
    [
      'that asks for more',
      'ANA-250MXN',
      /^Tu compra no llega al mínimo de este código. Faltan \$[\d,.]+ MXN\.$/,
    ],
    ['of 5,000 letters', 'x'.repeat(5_000), 'No conocemos este código. Revisa cómo está escrito.'],
  ])('explains %s and changes nothing', async (_, code, reason) => {
    const visitor = somebody();
    await put(visitor, 'laguna-nacar', '03-09', '1');
    const before = await filled(visitor);
    const detail = typeof reason === 'string' ? reason : expect.stringMatching(reason);
    const said = why(await enter(visitor, code));
    expect(typeof said === 'string' ? said : said.map((one) => one.map(plain))).toEqual([
      ['promo', invalid.es, detail],
    ]);
    const { lines, totals } = await filled(visitor);
    expect({ lines, totals }).toEqual({ lines: before.lines, totals: before.totals });
  });
});

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a code in the builder', () => {
  const add: Readonly<Record<Language, string>> = {
    es: 'Agregar al carrito',
    en: 'Add to cart',
    pt: 'Adicionar ao carrinho',
  };

  /** Two parks with different codes, on days that no other test of this file buys. */
  let month = 0;
  function draft(...more: readonly string[]): string {
    month += 1;
    const day = (number: number) => `${year}-0${3 + (month % 5)}-${number}`;
    const parts = [`part=laguna-nacar_${day(16)}`, `part=bruma_${day(17)}`];
    return [...parts, 'slot=3', ...more].join('&');
  }

  async function builder(visitor: Visitor, query: string, language: Language = 'es') {
    const { view } = await visitor.look('builder', `${builderPath(language)}?${query}`);
    return view;
  }

  const totalOf = ({ summary }: BuilderView) => minorUnits(summary.total?.now.text);

  const linksOf = ({ slots, panel, summary }: BuilderView): readonly string[] => [
    ...slots.flatMap(({ open, drop }) => [open, drop ?? '']),
    panel.choose,
    summary.blocked?.href ?? '',
  ];

  it.each(journeyLanguages)(
    'in %s, is refused beside its field, measured if right, and carried into the cart',
    async (language) => {
      const visitor = somebody();
      const query = draft();
      const before = await builder(visitor, query, language);
      const page = await Walk.open(visitor, `${builderPath(language)}?${query}`);
      const wrong = await page.press(apply[language], { code: 'AGUATURBIA' });
      expect(wrong.at('field-promo-problem')).toMatch(
        `${invalid[language]}. ${errorText('promoUnknown', language)}`,
      );
      expect(wrong.fieldsOf(apply[language]).getAll('code')).toEqual(['AGUATURBIA']);

      const right = await wrong.press(apply[language], { code: ' aguaclara ' });
      const shown = await builder(visitor, right.address.split('?')[1] ?? '', language);
      expect(shown.promo?.taken).toEqual({ code: 'AGUACLARA', title: expect.any(String) });
      const saved = minorUnits(shown.summary.savings?.promo?.saved.text);
      expect([saved > 0, totalOf(before) - saved]).toEqual([true, totalOf(shown)]);
      expect(shown.summary.savings?.saved).toEqual(before.summary.savings?.saved);
      expect(shown.summary.parts[0]?.story?.coupon).toMatchObject({ percent: 8 });

      const [, without = ''] = (shown.promo?.drop ?? '').split('?');
      const out = await builder(visitor, without.split('#')[0] ?? '', language);
      expect([out.promo?.taken, out.summary.total]).toEqual([undefined, before.summary.total]);

      const cart = await right.press(add[language]);
      expect([cart.status, cart.text.includes('AGUACLARA')]).toEqual([200, true]);
      const { totals, promo } = await filled(visitor, language);
      expect(promo.taken?.code).toBe('AGUACLARA');
      expect(totals.promo).toEqual(shown.summary.savings?.promo);
      expect(totals.total).toEqual(shown.summary.total);
    },
  );

  it('treats a code of 5,000 characters as any unknown one', async () => {
    const page = await Walk.open(somebody(), `${builderPath('es')}?${draft()}`);
    const refused = await page.press('Aplicar', { code: 'x'.repeat(5_000) });
    expect(refused.fieldsOf('Aplicar').get('code')).toBe('x'.repeat(60));
    expect(refused.at('field-promo-problem')).toMatch(errorText('promoUnknown', 'es'));
  });

  it('lets a signed-in visitor press coupons, without codes in the address', async () => {
    const [ana, other] = [somebody(), somebody()];
    await signIn(ana);
    const query = draft('adults=4');
    const view = await builder(ana, query);
    const page = await Walk.open(ana, `${builderPath('es')}?${query}`);
    const pressed = await page.press('−$250.00 MXN ANA-250MXN 250 pesos en tu próxima compra');
    expect(pressed.address).not.toContain('ANA-');
    const [, shared = ''] = pressed.address.split('?');
    const taken = await builder(ana, shared);
    expect([
      taken.promo?.taken?.code,
      minorUnits(taken.summary.savings?.promo?.saved.text),
    ]).toEqual(['ANA-250MXN', 25_000]);
    const typed = await builder(ana, `${query}&code=ANA-250MXN`);
    for (const one of [taken, typed]) expect(linksOf(one).join(' ')).not.toContain('ANA-');

    const elsewhere = await builder(other, shared);
    expect([elsewhere.promo?.taken, elsewhere.summary.total]).toEqual([
      undefined,
      view.summary.total,
    ]);

    const cart = await pressed.press('Agregar al carrito');
    expect(cart.status).toBe(200);
    const { totals } = await filled(ana);
    expect([totals.promo?.code, totals.total]).toEqual(['ANA-250MXN', taken.summary.total]);
  });

  it.each(journeyLanguages)(
    'previews a changed package with the cart’s code, which stays there, in %s',
    async (language) => {
      const visitor = somebody();
      const page = `${builderPath(language)}?${draft('code=AGUACLARA')}`;
      await (await Walk.open(visitor, page)).press(add[language]);
      const { packages, totals } = await filled(visitor, language);
      const cart = await visitor.look('cart', packages[0]?.edit ?? '');
      const open = cart.view.kind === 'filled' ? cart.view.packages[0]?.editor : undefined;
      const [, query = ''] = (open?.builder ?? '').split('?');
      expect(query).not.toContain('code=');
      const { promo, summary } = await builder(visitor, query, language);
      expect(promo).toMatchObject({ taken: { code: 'AGUACLARA' } });
      expect(promo?.drop).toBeUndefined();
      expect([summary.savings?.promo, summary.total]).toEqual([totals.promo, totals.total]);
      expect((await builder(somebody(), query, language)).promo?.taken).toBeUndefined();
    },
  );

  it('adds a package without a code that conflicts with another, and says so', async () => {
    const visitor = somebody();
    await put(visitor, 'guarida', '03-25', '4');
    await enter(visitor, 'ANA-250MXN');
    const query = draft('code=AGUACLARA');
    const view = await builder(visitor, query);
    expect(view.promo?.problem?.detail).toBe(errorText('promoWithAnother', 'es'));
    const page = await Walk.open(visitor, `${builderPath('es')}?${query}`);
    const cart = await page.press('Agregar al carrito');
    expect([cart.status, cart.text.includes(errorText('codeLeftOut', 'es'))]).toEqual([200, true]);
    const { packages, promo } = await filled(visitor);
    expect([packages.length, promo.taken?.code]).toEqual([1, 'ANA-250MXN']);
  });
});

it('offers a signed-in visitor their coupons, each valid for one order', async () => {
  const [ana, other] = [somebody(), somebody()];
  await signIn(ana);
  for (const visitor of [ana, other]) await put(visitor, 'laguna-nacar', '03-09', '4');
  const { promo } = await filled(ana);
  expect(promo.coupons.map(({ code, worth, reason }) => [code, plain(worth), reason])).toEqual([
    ['ANA-BRUMA15', '−15 %', undefined],
    ['ANA-250MXN', '−$250.00 MXN', undefined],
    ['ANA-FIESTA', 'Regalo', 'Este código no vale para lo que elegiste.'],
    ['ANA-VERANO10', '−10 %', 'Este código aún no está vigente.'],
  ]);
  expect((await filled(other)).promo.coupons).toEqual([]);

  expect((await enter(other, 'ANA-250MXN')).kind).toBe('done');
  const page = await Walk.open(ana, cartPath);
  const pressed = await page.press('−$250.00 MXN ANA-250MXN 250 pesos en tu próxima compra');
  expect(pressed.status).toBe(200);
  const form = { ...contact, method: 'VI' };
  const begin = async (visitor: Visitor) =>
    (await Walk.open(visitor, pathTo('checkout', 'es'))).press({ action: '/api/checkout' }, form);
  const provider = await begin(ana);

  const late = await filled(other);
  expect([late.totals.promo, late.promo.taken?.reason]).toEqual([
    undefined,
    'Este código ya se usó.',
  ]);

  await Walk.open(ana, await payAt(provider.address, approvedCard));
  const account = await ana.look('account', pathTo('account', 'es'));
  const { coupons, purchases } = account.view;
  expect(coupons).toMatchObject({
    kind: 'shown',
    list: expect.arrayContaining([expect.objectContaining({ code: 'ANA-250MXN', state: 'used' })]),
  });
  expect(purchases).toMatchObject({
    kind: 'shown',
    list: expect.arrayContaining([expect.objectContaining({ coupon: 'ANA-250MXN' })]),
  });
});

it('frees a code when a second order replaces the first', async () => {
  const visitor = somebody();
  await put(visitor, 'laguna-nacar', '03-09', '4');
  await enter(visitor, 'ANA-BRUMA15');
  const form = { ...contact, method: 'VI' };
  const begin = async () =>
    (await Walk.open(visitor, pathTo('checkout', 'es'))).press({ action: '/api/checkout' }, form);
  await begin();
  const { totals } = await filled(visitor);
  expect(totals.promo?.code).toBe('ANA-BRUMA15');
  const second = await begin();
  const paid = await Walk.open(visitor, await payAt(second.address, approvedCard));
  expect((await visitor.look('order', paid.address)).view.totals).toEqual(totals);
});

it('says that the backend accepts no codes, and does not repeat the typed one', async () => {
  shop.sandbox.faults.add({ api: 'cart', path: '/xapi/shopping-cart/promo', mode: 'missing' });
  const visitor = somebody();
  await put(visitor, 'laguna-nacar', '03-09');
  const page = await Walk.open(visitor, cartPath);
  const said = await page.press('Aplicar', { code: 'AGUACLARA' });
  shop.sandbox.faults.clear();
  expect([said.status, said.fieldsOf('Aplicar').get('code')]).toEqual([422, 'AGUACLARA']);
  expect(said.at('field-promo-problem')).toBe(errorText('noPromos', 'es'));
});

it('shows and changes a cart without the coupons of a slow backend', async () => {
  // Its own shop: coupon calls exceed the page's timeout, and each cart waits for a quarter of it
  // at most.
  const own = await startBff(
    {},
    {
      USER_LOOKUPS_READ_MS: '50000',
      USER_LOOKUPS_WRITE_MS: '50000',
      PAGE_DEADLINE_MS: '8000',
    },
  );
  const ana = own.visitor();
  await signIn(ana);
  own.sandbox.faults.add({ api: 'users', path: '/user/coupons', mode: 'slow', ms: 60_000 });
  await put(ana, 'laguna-nacar', '03-09');
  const { lines, promo } = await filled(ana);
  expect([lines.length, promo.coupons]).toEqual([1, []]);
  await own.stop();
});
