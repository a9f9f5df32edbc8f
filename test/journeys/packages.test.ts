import { type ErrorCode, errorText, type Language, pathOf } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, contact, fillCart, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import {
  adding,
  builderPath,
  choosePark,
  farMonth,
  openTicket,
  pickDay,
} from '@shop/test/builder-walk';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import { startContractProxy } from '../../backends/test/support/contract-proxy.js';

const shop = await startBff();
afterAll(() => shop.stop());

const words = {
  es: {
    update: 'Actualizar',
    three: 'Paquete de 3 entradas',
    two: 'Paquete de 2 entradas',
    builder: 'Cambiar los parques del paquete',
    press: 'Hacerlos paquete',
    third: 'Elegir el tercero',
    order: /^\/es\/orden\/TQ-/,
  },
  en: {
    update: 'Update',
    three: 'Package of 3 tickets',
    two: 'Package of 2 tickets',
    builder: 'Change the parks of the package',
    press: 'Make them a package',
    third: 'Choose the third',
    order: /^\/en\/order\/TQ-/,
  },
  pt: {
    update: 'Atualizar',
    three: 'Pacote de 3 ingressos',
    two: 'Pacote de 2 ingressos',
    builder: 'Mudar os parques do pacote',
    press: 'Transformar em pacote',
    third: 'Escolher o terceiro',
    order: /^\/pt\/pedido\/TQ-/,
  },
} as const;

const pathTo = (name: 'cart' | 'checkout', language: Language) =>
  pathOf({ name, params: {} }, language);

const parks = ['bruma', 'guarida', 'ojos-de-agua'] as const;
const names = ['Bruma', 'Guarida', 'Ojos de Agua'];

/** A visitor who sees amounts in pesos in any language. */
function somebody(): Visitor {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

/** Two adults and a child for three parks, each through its own ticket of the builder. */
async function build(visitor: Visitor, language: Language): Promise<Walk> {
  let page = await Walk.open(visitor, builderPath(language));
  for (const [at, slug] of parks.entries()) {
    if (at > 0) page = await openTicket(page, at + 1);
    page = await pickDay(await choosePark(page, slug), 2 * at + 1);
  }
  return page.press(words[language].update, { time: '08:00', children: '1' });
}

async function filledCart(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('cart', pathTo('cart', language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

const year = new Date().getUTCFullYear() + 1;
/** A visitor with these single tickets in March. */
async function withSingleTickets(...slugs: readonly string[]): Promise<Visitor> {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  for (const [at, slug] of slugs.entries()) {
    const date = `${year}-03-${15 + at}`;
    const reply = await visitor.add({ path: pathTo('cart', 'es'), slug, date, adults: '2' });
    if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
  }
  return visitor;
}

const minorUnits = (text: string | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
const total = ({ totals }: Awaited<ReturnType<typeof filledCart>>) =>
  minorUnits(totals.total.now.text);

describe.each(journeyLanguages)('with forms and links alone, in %s', (language) => {
  const way = words[language];

  it('combines three parks, pays once and gets the tickets of all', async () => {
    const visitor = somebody();
    const page = await build(visitor, language);
    const { summary, meter } = (await visitor.look('builder', page.address)).view;
    expect([summary.priced, summary.savings?.rule?.percent, meter?.percent]).toEqual([3, 20, 20]);
    expect(summary.blocked).toBeUndefined();
    expect(page.at('summary')).toContain(summary.total?.now.spoken);

    const cart = await page.press(adding);
    expect([cart.status, cart.address.split('?')[0]]).toEqual([200, pathTo('cart', language)]);
    expect(cart.text).toContain(way.three);
    const { lines, packages, totals, count } = await filledCart(visitor, language);
    expect([lines.length, packages.length, count]).toEqual([0, 1, 3]);
    expect(packages[0]?.lines.map(({ name }) => name)).toEqual(names);
    expect([packages[0]?.total, totals.total]).toEqual([summary.total, summary.total]);

    const checkout = await cart.follow(({ href }) => href === pathTo('checkout', language));
    const provider = await checkout.press(
      { action: '/api/checkout' },
      { ...contact, method: 'VI' },
    );
    const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
    expect(paid.address).toMatch(way.order);
    const { view } = await visitor.look('order', paid.address);
    expect([view.state, view.totals.total]).toEqual(['confirmed', summary.total]);
    expect(view.lines.map(({ name, vouchers }) => [name, vouchers.length])).toEqual(
      names.map((name) => [name, 3]),
    );
    expect((await visitor.see(pathTo('cart', language))).visitor.cartCount).toBe(0);
  });

  it('changes the package in the cart and removes it', async () => {
    const visitor = somebody();
    const begun = await (await build(visitor, language)).press(adding);
    const [before] = (await filledCart(visitor, language)).packages;
    const form = await begun.follow(({ href }) => href === before?.edit);
    const draft = await form.follow(({ name }) => name === way.builder);
    const shown = (await visitor.look('builder', draft.address)).view;
    expect(shown.slots.map(({ state }) => state)).toEqual(['dated', 'dated', 'dated', 'empty']);
    expect(shown.people.map(({ quantity }) => quantity)).toEqual([2, 1, 0]);
    expect(shown.summary.total).toEqual(before?.total);

    const fewer = await draft.follow(({ href }) => href.includes('drop=3'));
    const changed = await fewer.press(adding);
    expect(changed.text).toContain(way.two);
    const { packages, lines, count } = await filledCart(visitor, language);
    expect(packages.map(({ id }) => id)).toEqual([before?.id]);
    expect(packages[0]?.lines.map(({ name }) => name)).toEqual(names.slice(0, 2));
    expect([lines.length, count]).toEqual([0, 2]);

    const empty = await changed.press({ action: '/api/cart/packages/remove' });
    expect(empty.html).not.toContain(`aria-label="${way.two}"`);
    const { view, visitor: seen } = await visitor.look('cart', pathTo('cart', language));
    expect([view.kind, seen.cartCount]).toEqual(['empty', 0]);
  });

  it('packs three tickets in one press, at the price the cart offered', async () => {
    const visitor = await withSingleTickets('laguna-nacar', 'bruma', 'guarida');
    const before = await filledCart(visitor, language);
    const saved = minorUnits(before.offer?.saved.text);
    expect([before.offer?.kind, before.offer?.percent, saved > 0]).toEqual(['package', 20, true]);

    const packed = await (await Walk.open(visitor, pathTo('cart', language))).press(way.press);
    expect([packed.status, packed.text.includes(way.three)]).toEqual([200, true]);
    const as = await filledCart(visitor, language);
    expect([as.lines.length, as.packages[0]?.lines.length, as.offer]).toEqual([0, 3, undefined]);
    expect(total(before) - total(as)).toBe(saved);
  });

  it('leads from two tickets to a package of three, which replaces them', async () => {
    const visitor = await withSingleTickets('laguna-nacar', 'bruma');
    const before = await filledCart(visitor, language);
    expect(before.offer).toMatchObject({ kind: 'oneMore', percent: 20 });
    const cart = await Walk.open(visitor, pathTo('cart', language));
    const builder = await cart.follow(({ name }) => name === way.third);
    const whole = await pickDay(await choosePark(builder, 'guarida'), 5, `${year}-03`);
    const added = await whole.press(adding);
    expect([added.status, added.text.includes(way.three)]).toEqual([200, true]);
    const { lines, packages, count } = await filledCart(visitor, language);
    expect([lines.length, packages.length, count]).toEqual([0, 1, 3]);
  });
});

it('refuses invalid combinations, and leaves lines of other carts alone', async () => {
  const [visitor, other] = [
    await withSingleTickets('laguna-nacar', 'bruma', 'guarida'),
    await withSingleTickets('copalera'),
  ];
  const mine = await filledCart(visitor);
  const theirs = (await filledCart(other)).lines.map(({ id }) => id);
  const pack = (line: readonly string[]) =>
    visitor.postJson('/api/cart/packages/from-lines', {
      path: pathTo('cart', 'es'),
      line,
      attempt: 'attempt-strange',
    });
  for (const line of [[], ['none'], theirs, [...mine.lines.map(({ id }) => id), ...theirs]])
    expect((await pack(line)).status).toBe(422);
  expect((await filledCart(visitor)).lines).toEqual(mine.lines);

  const parts = ['gran-ceiba-plus', 'copalera'].map((slug, at) => `${slug}_${year}-03-2${3 + at}`);
  const shared = {
    path: pathTo('cart', 'es'),
    part: parts,
    adults: '2',
    loose: theirs,
    attempt: 'attempt-shared',
  };
  expect((await visitor.postJson('/api/cart/packages', shared)).status).toBe(200);
  expect((await filledCart(other)).lines).toHaveLength(1);
});

/** Days of a distant month on which a park is available. */
async function daysOf(slug: string, month = farMonth) {
  return calendarOf(slug, month, ['free', 'best']);
}

async function calendarOf(slug: string, month: string, states: readonly string[]) {
  const path = `${builderPath('es')}?part=${slug}&slot=1&month=${month}`;
  const { view } = await shop.visitor().look('builder', path);
  const days = (view.panel.calendar?.months ?? []).flatMap(({ weeks }) => weeks.flat());
  return days.filter(({ state }) => states.includes(state)).map(({ day }) => day);
}

const next = (month: string, ahead: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + ahead)).toISOString().slice(0, 7);
};

/** A park's first sold-out day in the coming year. */
async function fullDay(slug: string): Promise<string> {
  for (let ahead = 0; ahead < 9; ahead += 1) {
    const [day] = await calendarOf(slug, next(farMonth, ahead), ['soldOut']);
    if (day) return day;
  }
  throw new Error(`${slug} is never full`);
}

const [first = '', second = '', third = '', fourth = ''] = await daysOf('bruma');
const full = await fullDay('bruma');

const partOn = (slug: string, day: string, clock = '') =>
  `part=${[slug, day, clock].join('_').replace(/_$/, '')}`;
const two = [partOn('bruma', first), partOn('guarida', second)];
const twoParts = two.map((one) => one.replace('part=', ''));

/** One refusal per place of the page; the domain's tests cover every rule. */
const refusals: readonly (readonly [string, readonly string[], ErrorCode, string])[] = [
  ['one park', two.slice(0, 1), 'packageParks', 'field-page'],
  [
    'a start time that is missing',
    [partOn('bruma', first), partOn('ojos-de-agua', second)],
    'noSchedule',
    'field-page',
  ],
  [
    'infants with the nature tour',
    [...two, partOn('ojos-de-agua', third, '0800'), 'infants=1'],
    'infantsNotAdmitted',
    'field-people',
  ],
  [
    'add-ons that exclude each other',
    [...two, 'extras=food', 'extras=transportWithFood'],
    'extrasExclude',
    'field-extras',
  ],
];

const addressOf = (draft: readonly string[], language: Language) =>
  `${builderPath(language)}?${draft.join('&')}`;

/** The builder's hidden fields: parks, people and extras. */
function keptIn(page: Walk) {
  const fields = page.fieldsOf(adding);
  return {
    parts: fields.getAll('part'),
    people: ['adults', 'children', 'infants'].map((name) => Number(fields.get(name))),
    extras: fields.getAll('extras'),
  };
}

async function packageIn(visitor: Visitor, language: Language) {
  const { view } = await visitor.look('cart', pathTo('cart', language));
  return view.kind === 'filled' ? view.packages[0] : undefined;
}

let attempts = 0;
const post = (fields: Readonly<Record<string, string | string[]>>, language: Language) =>
  Walk.post(shop.visitor(), '/api/cart/packages', {
    path: builderPath(language),
    attempt: `attempt-${(attempts += 1)}`,
    ...fields,
  });

describe.each(journeyLanguages)('an impossible package, in %s,', (language) => {
  it.each(refusals)('%s: gets a message and keeps the choices', async (...row) => {
    const [, draft, code, at] = row;
    const visitor = shop.visitor();
    const page = await Walk.open(visitor, addressOf(draft, language));
    const kept = keptIn(page);
    expect([page.status, kept.parts.length]).toEqual([
      200,
      draft.filter((one) => one.startsWith('part')).length,
    ]);
    const refused = await page.press(adding);
    expect(refused.status).toBe(422);
    expect(refused.at(at)).toContain(errorText(code, language));
    expect(keptIn(refused)).toEqual(kept);
    expect((await visitor.see(pathTo('cart', language))).visitor.cartCount).toBe(0);
  });

  it('names the conflicting ticket in the cart, and links to both', async () => {
    const visitor = shop.visitor();
    await fillCart(visitor, '/es/entrada-copalera/', first);
    const page = await Walk.open(visitor, addressOf(two, language));
    const refused = await page.press(adding);
    expect([refused.status, keptIn(refused)]).toEqual([422, keptIn(page)]);
    const said = refused.at('field-page');
    expect(said).toContain(errorText('duplicate', language));
    expect(said).toContain('Copalera, ');
    const hrefs = refused.linksAt('field-page');
    expect(hrefs).toContain(pathTo('cart', language));
    expect(hrefs.find((href) => href.endsWith('#panel'))).toContain(builderPath(language));
  });

  it('names the ticket that the cart refused, and links to its day', async () => {
    const draft = [partOn('guarida', first), partOn('bruma', full)];
    const refused = await (
      await Walk.open(shop.visitor(), addressOf([...draft, 'slot=1'], language))
    ).press(adding);
    expect(refused.at('field-page')).toContain(errorText('noAvailability', language));
    expect(refused.at('field-page')).toContain('Bruma');
    expect(refused.linksAt('field-page').join()).toContain('slot=2');
  });

  it('of another visitor stays unchanged, and becomes a new one here', async () => {
    const owner = shop.visitor();
    await (await Walk.open(owner, addressOf(two, language))).press(adding);
    const theirs = await packageIn(owner, language);
    const visitor = shop.visitor();
    await fillCart(
      visitor,
      '/es/entrada-copalera/',
      (await daysOf('copalera', next(farMonth, 1)))[0] ?? '',
    );
    const named = [partOn('bruma', third), partOn('guarida', fourth), `package=${theirs?.id}`];
    const page = await Walk.open(visitor, addressOf(named, language));
    const refused = await page.press(adding);
    expect(refused.status).toBe(422);
    expect(refused.at('field-page')).toContain(errorText('unknownPackage', language));
    expect(keptIn(refused)).toEqual(keptIn(page));
    expect(await packageIn(owner, language)).toEqual(theirs);
    await refused.press(adding);
    expect((await packageIn(visitor, language))?.lines).toHaveLength(2);
  });

  it('ignores an unknown park, and rejects a ticket of 5,000 characters', async () => {
    const long = `part=${'x'.repeat(5000)}`;
    const draft = [...two, partOn('atlantis', fourth), long];
    const page = await Walk.open(shop.visitor(), addressOf(draft, language));
    expect([page.status, keptIn(page).parts]).toEqual([200, twoParts]);
    const refused = await post({ part: [...twoParts, `atlantis_${fourth}`] }, language);
    expect(refused.status).toBe(422);
    expect(refused.at('field-page')).toContain(errorText('unknownProduct', language));
  });

  it('ignores prices in the form, and rejects a ticket of 5,000 characters', async () => {
    const wrong: Record<string, string | string[]>[] = [
      { price: '1' },
      { part: ['x'.repeat(5000)] },
    ];
    for (const differs of wrong) {
      const refused = await post({ part: twoParts, ...differs }, language);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(errorText('badRequest', language));
    }
  });

  it('links to single tickets when the backend sells no packages', async () => {
    const own = await startWithout();
    const page = await Walk.open(own.shop.visitor(), addressOf(two, language));
    const text = errorText('noPackages', language);
    const list = pathOf({ name: 'list', params: {} }, language);
    expect([page.status, page.linksAt('summary').includes(list)]).toEqual([200, true]);
    expect(page.at('summary')).toContain(text);
    const refused = await page.press(adding);
    expect([refused.status, keptIn(refused)]).toEqual([422, keptIn(page)]);
    expect(refused.at('field-page')).toContain(text);
    const asked = await page.press({ name: 'plan', value: 'yes' });
    expect(asked.at('plan')).toContain(errorText('calendar', language));
    await own.stop();
  });
});

it('reports that nothing changed while the backend is down', async () => {
  shop.sandbox.faults.add({ api: 'cart', mode: 'down' });
  const form = { path: builderPath('es'), attempt: 'attempt-while-away', part: twoParts };
  const response = await shop.visitor().postJson('/api/cart/packages', form);
  shop.sandbox.faults.clear();
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { kind: 'refused', problems: [{ text: errorText('cartUpdate', 'es'), field: 'page' }] },
  ]);
});

it.each(['-1', 'abc'])('refuses "%s" adults', async (adults) => {
  const refused = await post({ part: twoParts, adults }, 'es');
  expect([refused.status, keptIn(refused).parts]).toEqual([422, twoParts]);
  expect(refused.at('field-people')).toContain(errorText('peopleOdd', 'es'));
});

it.each([
  'part=%00',
  'slot=99&part=bruma_9999-99-99_9999_99999999999',
  'choose=__proto__&month=9999-99&extras=__proto__',
  'from=9999-99-99&to=0&plan=yes&part=bruma&package=../x',
  `part=${'bruma&part='.repeat(99)}`,
])('answers the odd address %# with the page', async (query) => {
  const response = await shop.visitor().get(`${builderPath('es')}?${query}`);
  expect(response.status).toBe(200);
});

/** A backend without the optional calls, whose replies have only required fields. */
async function startWithout() {
  let proxy: Awaited<ReturnType<typeof startContractProxy>> | undefined;
  const without = await startBff({}, async ({ cartUrl }) => {
    proxy = await startContractProxy('shopping-cart', cartUrl, 'smallest');
    return { CART_API_URL: proxy.url, CART_READ_MS: '20000' };
  });
  const stop = async () => {
    await without.stop();
    await proxy?.stop();
  };
  return { shop: without, stop };
}
