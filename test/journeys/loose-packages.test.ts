import { type Language, pathOf } from '@shop/domain';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { adding, choosePark, pickDay } from '@shop/test/strip-walk';
import { Walk } from '@shop/test/walk';

const shop = await startBff();
afterAll(() => shop.stop());

const year = new Date().getUTCFullYear() + 1;
const cartPath = (language: Language) => pathOf({ name: 'cart', params: {} }, language);

const ways = [
  {
    language: 'es',
    press: 'Hacerlos paquete',
    third: 'Elegir el tercero',
    three: 'Paquete de 3 boletos',
    split: 'Separar Paquete de 3 boletos en boletos sueltos',
  },
  {
    language: 'en',
    press: 'Make them a package',
    third: 'Choose the third',
    three: 'Package of 3 tickets',
    split: 'Split Package of 3 tickets into single tickets',
  },
  {
    language: 'pt',
    press: 'Transformar em pacote',
    third: 'Escolher o terceiro',
    three: 'Pacote de 3 ingressos',
    split: 'Separar Pacote de 3 ingressos em ingressos avulsos',
  },
] as const;

/** Somebody with so many loose tickets, of March. */
async function withLoose(...slugs: readonly string[]): Promise<Visitor> {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  for (const [at, slug] of slugs.entries()) {
    const date = `${year}-03-${15 + at}`;
    const reply = await visitor.add({ path: cartPath('es'), slug, date, adults: '2' });
    if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
  }
  return visitor;
}

async function filled(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('cart', cartPath(language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

const minorUnits = (text: string | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));
const total = ({ totals }: Awaited<ReturnType<typeof filled>>) => minorUnits(totals.total.now.text);

describe.each(ways)(
  'with forms alone, in $language',
  ({ language, press, third, three, split }) => {
    it('makes a package of three tickets in one press, and three tickets of it in one', async () => {
      const visitor = await withLoose('laguna-nacar', 'bruma', 'guarida');
      const before = await filled(visitor, language);
      const saved = minorUnits(before.offer?.saved.text);
      expect([before.offer?.kind, before.offer?.percent, saved > 0]).toEqual(['package', 20, true]);

      const packed = await (await Walk.open(visitor, cartPath(language))).press(press);
      expect([packed.status, packed.text.includes(three)]).toEqual([200, true]);
      const as = await filled(visitor, language);
      expect([as.lines.length, as.packages[0]?.lines.length, as.offer]).toEqual([0, 3, undefined]);
      expect(total(before) - total(as)).toBe(saved);

      const loose = await packed.press(split);
      expect(loose.status).toBe(200);
      const after = await filled(visitor, language);
      expect([after.packages, after.totals, after.offer?.saved]).toEqual([
        [],
        before.totals,
        before.offer?.saved,
      ]);
    });

    it('leads from two tickets to a package of three, which takes their places', async () => {
      const visitor = await withLoose('laguna-nacar', 'bruma');
      const before = await filled(visitor, language);
      expect(before.offer).toMatchObject({ kind: 'oneMore', percent: 20 });
      const cart = await Walk.open(visitor, cartPath(language));
      const builder = await cart.follow(({ name }) => name === third);
      const whole = await pickDay(await choosePark(builder, 'guarida'), 5, `${year}-03`);
      const added = await whole.press(adding);
      expect([added.status, added.text.includes(three)]).toEqual([200, true]);
      const { lines, packages, count } = await filled(visitor, language);
      expect([lines.length, packages.length, count]).toEqual([0, 1, 3]);
    });
  },
);

it('says nothing where nothing would be saved: other people, a park alone', async () => {
  const alone = await withLoose('laguna-nacar');
  expect((await filled(alone)).offer).toBeUndefined();
  const date = `${year}-03-20`;
  await alone.add({ path: cartPath('es'), slug: 'bruma', date, adults: '3' });
  expect((await filled(alone)).offer).toBeUndefined();
});

it('leads from a package of two to the builder that changes it', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  const parts = [`laguna-nacar_${year}-03-15`, `bruma_${year}-03-16`];
  const attempt = 'attempt-two-parks';
  const people = { adults: '2', children: '0', infants: '0' };
  await visitor.postJson('/api/cart/packages', {
    path: cartPath('es'),
    part: parts,
    ...people,
    attempt,
  });
  const { offer, packages } = await filled(visitor);
  if (offer?.kind !== 'oneMore') throw new Error(String(offer?.kind));
  const query = new URL(offer.href, shop.url).searchParams;
  expect([query.get('package'), query.getAll('loose')]).toEqual([packages[0]?.id, []]);
});

it("packs none of what is not one package, and takes nobody else's lines along", async () => {
  const [visitor, other] = [
    await withLoose('laguna-nacar', 'bruma', 'guarida'),
    await withLoose('copalera'),
  ];
  const mine = await filled(visitor);
  const theirs = (await filled(other)).lines.map(({ id }) => id);
  const pack = (line: readonly string[]) =>
    visitor.postJson('/api/cart/packages/from-lines', {
      path: cartPath('es'),
      line,
      attempt: 'attempt-strange',
    });
  for (const line of [[], ['none'], theirs, [...mine.lines.map(({ id }) => id), ...theirs]])
    expect((await pack(line)).status).toBe(422);
  expect((await filled(visitor)).lines).toEqual(mine.lines);

  const parts = ['gran-ceiba-plus', 'copalera'].map((slug, at) => `${slug}_${year}-03-2${3 + at}`);
  const shared = {
    path: cartPath('es'),
    part: parts,
    adults: '2',
    loose: theirs,
    attempt: 'attempt-shared',
  };
  expect((await visitor.postJson('/api/cart/packages', shared)).status).toBe(200);
  expect((await filled(other)).lines).toHaveLength(1);
});
