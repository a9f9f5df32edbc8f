import { errorText, type Language, pathOf } from '@shop/domain';
import type { ActionReply, CartView } from '@shop/ports/screens';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, contact, payAt } from '@shop/test/purchases';
import { signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
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

/** Somebody who sees amounts in pesos, whatever his language. */
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
  it('refuses a wrong code with what was typed, takes a right one, and sells with it', async () => {
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

  it('takes a code out again', async () => {
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
    const asked = { path: pathTo('cart', language), code: 'AGUACLARA' };
    for (const call of ['/api/cart/promo', '/api/cart/promo/remove']) {
      const again = { ...asked, attempt: `attempt-${call.length}-${language}` };
      expect(await (await visitor.postJson(call, again)).json()).toMatchObject({ kind: 'done' });
    }
  });
});

describe('a code that would do nothing', () => {
  const adults = { few: '1', many: '4' };
  it.each([
    ['NADIE-LO-SABE', 'No conocemos este código. Revisa cómo está escrito.'],
    ['ANA-GUARIDA', 'Este código ya se usó.'],
    ['ANA-25USD', 'Este código ya venció.'],
    ['ANA-VERANO10', 'Este código aún no está vigente.'],
    ['ANA-FIESTA', 'Este código no vale para lo que elegiste.'],
    ['ANA-250MXN', /^Tu compra no llega al mínimo de este código. Faltan \$[\d,.]+ MXN\.$/],
    ['x'.repeat(5_000), 'No conocemos este código. Revisa cómo está escrito.'],
    ['AGUA\u202eARALC', 'No conocemos este código. Revisa cómo está escrito.'],
    ['', 'No conocemos este código. Revisa cómo está escrito.'],
  ])('%.20s says why, and changes nothing', async (code, reason) => {
    const visitor = somebody();
    await put(visitor, 'laguna-nacar', '03-09', adults.few);
    const before = await filled(visitor);
    const detail = typeof reason === 'string' ? reason : expect.stringMatching(reason);
    const said = why(await enter(visitor, code));
    expect(typeof said === 'string' ? said : said.map((one) => one.map(plain))).toEqual([
      ['promo', invalid.es, detail],
    ]);
    const { lines, totals } = await filled(visitor);
    expect({ lines, totals }).toEqual({ lines: before.lines, totals: before.totals });
  });

  it('is refused beside another one', async () => {
    const visitor = somebody();
    await put(visitor, 'laguna-nacar', '03-09', adults.many);
    expect((await enter(visitor, 'ANA-250MXN')).kind).toBe('done');
    expect(why(await enter(visitor, 'AGUACLARA'))).toEqual([
      ['promo', invalid.es, expect.stringContaining('un solo código')],
    ]);
    expect((await filled(visitor)).promo.taken?.code).toBe('ANA-250MXN');
  });
});

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  ['es', '250 pesos en tu próxima compra'],
  ['en', '250 pesos off your next purchase'],
  ['pt', '250 pesos na sua próxima compra'],
] as const)(
  'calls a coupon by its name in %s, before and after it is taken',
  async (language, name) => {
    const ana = somebody();
    await signIn(ana);
    await put(ana, 'laguna-nacar', '03-09', '4');
    const { promo } = await filled(ana, language);
    expect(promo.coupons.find(({ code }) => code === 'ANA-250MXN')?.title).toBe(name);
    await enter(ana, 'ANA-250MXN');
    expect((await filled(ana, language)).promo.taken?.title).toBe(name);
  },
);

it('measures a code anew with every change: it rests, and acts again', async () => {
  const visitor = somebody();
  await put(visitor, 'laguna-nacar', '03-09', '1');
  await put(visitor, 'bruma', '03-10', '1');
  expect((await enter(visitor, 'ANA-250MXN')).kind).toBe('done');
  const acting = await filled(visitor);
  expect(minorUnits(acting.totals.promo?.saved.text)).toBe(25_000);
  const [, bruma] = acting.lines;
  const gone = { path: cartPath, line: bruma?.id, attempt: acting.attempt };
  await visitor.postJson('/api/cart/items/remove', gone);
  const resting = await filled(visitor);
  expect(resting.totals.promo).toBeUndefined();
  expect(resting.promo.taken).toMatchObject({
    code: 'ANA-250MXN',
    reason: expect.stringContaining('no llega al mínimo'),
  });
  await put(visitor, 'bruma', '03-10', '1');
  expect((await filled(visitor)).totals).toEqual(acting.totals);
});

it('rests in another currency than its own', async () => {
  const visitor = somebody();
  await put(visitor, 'laguna-nacar', '03-09', '4');
  await enter(visitor, 'ANA-250MXN');
  const settings = { path: cartPath, language: 'es', currency: 'USD', theme: 'light' };
  await visitor.postForm('/api/settings', { ...settings, convert: 'yes' });
  const { totals, promo } = await filled(visitor);
  expect(totals.total.now.text).toContain('USD');
  expect([totals.promo, promo.taken?.reason]).toEqual([
    undefined,
    'Este código vale solo en otra moneda.',
  ]);
});

it('offers whoever is signed in his coupons, and each is good for one order', async () => {
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

it('gives a code back when the order that had it is cancelled for another', async () => {
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

it.each(journeyLanguages)(
  'says in %s that a backend takes no codes, and nothing of the one that was typed',
  async (language) => {
    const own = await startBff();
    own.sandbox.faults.add({ api: 'cart', path: '/xapi/shopping-cart/promo', mode: 'missing' });
    const visitor = own.visitor();
    await put(visitor, 'laguna-nacar', '03-09');
    const page = await Walk.open(visitor, pathTo('cart', language));
    const said = await page.press(apply[language], { code: 'AGUACLARA' });
    expect([said.status, said.fieldsOf(apply[language]).get('code')]).toEqual([422, 'AGUACLARA']);
    expect(said.at('field-promo-problem')).toBe(errorText('noPromos', language));
    await own.stop();
  },
);

it('shows and changes a cart without the coupons of a backend that is slow', async () => {
  // They are waited for a quarter of what a page may take, each time that the cart is shown.
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
