import { errorText } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import {
  builderAt,
  builderCatalogue,
  builderProducts,
  builderWithout,
  timeout,
} from '@shop/test/a-builder';

const bruma = 'part=bruma_2027-01-12';
const guarida = 'part=guarida_2027-01-13';
const copalera = 'part=copalera_2027-01-14';
const three = `${bruma}&${guarida}&${copalera}`;

const summaryOf = async (draft: string, catalogue: CatalogueGateway = builderCatalogue()) =>
  (await builderAt(draft, { catalogue })).summary;

it('is empty without a choice, and says what is needed', async () => {
  expect(await summaryOf('')).toEqual({
    parts: [],
    extras: [],
    priced: 0,
    saved: undefined,
    total: undefined,
    problem: undefined,
    blocked: {
      text: errorText('packageParks', 'es'),
      field: 'panel',
      href: '/es/arma-tu-paquete/?slot=1&adults=2#panel',
    },
  });
});

it('shows for each part its day and hours, and the price per guest, before and now', async () => {
  const { parts } = await summaryOf(`${bruma}&${guarida}&children=1`);
  expect(parts.map(({ name, when, amount }) => [name, when, amount?.now, amount?.before])).toEqual(
    ['Bruma · mar 12 ene', 'Guarida · mié 13 ene'].map((text) => [
      text.split(' · ')[0],
      `${text.split(' · ')[1]} · 8:30–18:00`,
      expect.objectContaining({ spoken: '2,337.50 pesos mexicanos' }),
      expect.objectContaining({ spoken: '2,750.00 pesos mexicanos' }),
    ]),
  );
});

it('adds up: parts, add-ons, and the total', async () => {
  const { parts, extras, total, savings } = await summaryOf(
    `${three}&extras=transport&extras=photo`,
  );
  expect(parts.map(({ amount }) => amount?.now.spoken)).toEqual(
    parts.map(() => '1,600.00 pesos mexicanos'),
  );
  expect(extras.map(({ name, amount }) => [name, amount.spoken])).toEqual([
    ['Transporte redondo', '1,200.00 pesos mexicanos'],
    ['Paquete de fotos', '600.00 pesos mexicanos'],
  ]);
  expect(total?.now.spoken).toBe('6,600.00 pesos mexicanos');
  expect(total?.before?.spoken).toBe('7,800.00 pesos mexicanos');
  expect(savings).toMatchObject({
    saved: { spoken: '1,200.00 pesos mexicanos' },
    rule: { rule: 'combo', percent: 20 },
  });
});

it.each([
  ['of one for all parts', `${bruma}&${guarida}`, 15],
  [
    'of a combo with the flagship in it',
    `${bruma}&${guarida}&part=gran-ceiba-basico_2027-01-15`,
    20,
  ],
  ['of none where each part has another', `${bruma}&part=guarida_2026-11-30`, undefined],
  ['of none where the flagship has none', `${bruma}&part=gran-ceiba-basico_2027-01-15`, undefined],
])('names the percentage %s', async (_, draft, percent) => {
  const { savings } = await summaryOf(draft);
  expect([savings?.rule?.percent, savings?.saved?.text]).toEqual([
    percent,
    expect.stringContaining('$'),
  ]);
});

it('prices the complete parts, and says what the others lack', async () => {
  const { parts, priced, total } = await summaryOf(
    `${bruma}&part=guarida&part=ojos-de-agua_2027-01-14&part=gran-ceiba-total_2027-01-15`,
  );
  expect(parts.map(({ amount, missing, from }) => [amount?.now.text, missing, from?.text])).toEqual(
    [
      [expect.any(String), undefined, undefined],
      [undefined, errorText('noDay', 'es'), expect.stringContaining('850.00')],
      [undefined, errorText('noSchedule', 'es'), expect.stringContaining('850.00')],
      [undefined, errorText('noComponent', 'es'), expect.stringContaining('1,000.00')],
    ],
  );
  expect([priced, total?.now.spoken]).toEqual([1, '1,700.00 pesos mexicanos']);
});

it.each([
  ['one park', bruma, 'packageParks', 'panel', 2],
  ['five parks', `${three}&part=son-de-rio&part=laguna-nacar`, 'packageParks', 'strip', 4],
  [
    'six products',
    `${three}&part=son-de-rio_2027-01-15&part=gran-ceiba-total_2027-01-16__511`,
    'limit',
    'strip',
    6,
  ],
  ['a part without a day', `${bruma}&part=guarida&slot=1`, 'noDay', 'panel', 2],
  ['nobody', `${bruma}&${guarida}&adults=0`, 'nobody', 'field-people', 3],
  [
    'add-ons that exclude each other',
    `${bruma}&${guarida}&extras=food&extras=transportWithFood`,
    'extrasExclude',
    'field-extras',
    3,
  ],
] as const)(
  'cannot be added because of %s, with a link to fix it',
  async (_, draft, code, field, slot) => {
    const { blocked } = await summaryOf(draft);
    expect(blocked?.text).toContain(errorText(code, 'es'));
    expect([blocked?.field, blocked?.href.split('#')[1]]).toEqual([field, field]);
    expect(new URL(blocked?.href ?? '', 'http://shop').searchParams.get('slot')).toBe(String(slot));
  },
);

it('names the ticket that blocks the cart', async () => {
  const { blocked } = await summaryOf(`${bruma}&part=guarida`);
  expect(blocked?.text).toBe(`Guarida: ${errorText('noDay', 'es')}`);
});

it.each(['adults=0', 'extras=food&extras=transportWithFood'])(
  'fetches no prices and shows no price error with %s',
  async (odd) => {
    const { total, problem } = await summaryOf(`${bruma}&${guarida}&${odd}`);
    expect([total, problem]).toEqual([undefined, undefined]);
  },
);

it('ignores an add-on that none of its parks has any more', async () => {
  const draft = 'part=son-de-rio_2027-01-12&part=ojos-de-agua_2027-01-13_0800&extras=photo';
  const products = builderProducts.map((one) => ({ ...one, canAddPhoto: false }));
  const { total, blocked } = await summaryOf(draft, builderCatalogue({ products }));
  expect([total?.now.spoken, blocked]).toEqual(['3,400.00 pesos mexicanos', undefined]);
});

it.each([
  ['that its prices are away', timeout, 'prices', 'retry'],
  ['that there are no packages', { kind: 'unknown' }, 'noPackages', 'list'],
] as const)('says %s, with a next step', async (_, reply, code, action) => {
  const { problem, total, priced } = await summaryOf(three, builderWithout('quotePackage', reply));
  expect(problem).toMatchObject({ code, text: errorText(code, 'es'), actions: [{ kind: action }] });
  expect([total, priced]).toEqual([undefined, 0]);
});
