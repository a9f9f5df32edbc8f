import { errorText } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { builderAt, builderCatalogue, builderWithout, timeout } from '@shop/test/a-builder';

const draft = 'part=bruma_2027-01-12&part=copalera_2027-01-13&slot=3';

const catalogue = builderCatalogue({
  coupons: [
    {
      code: 'BRUMA10',
      title: 'En Bruma',
      saving: { kind: 'percent', percent: 10 },
      validFrom: '2026-11-01',
      validUntil: '2027-03-31',
      minimum: undefined,
      slugs: ['bruma'],
      status: 'ACTIVE',
    },
  ],
});

/** Quotes packages, but knows no codes. */
const withoutCodes: CatalogueGateway = Object.assign(
  builderWithout('quotePackage', timeout, builderCatalogue()),
  {
    quotePackage: async (question: Parameters<CatalogueGateway['quotePackage']>[0]) =>
      builderCatalogue().quotePackage({ ...question, promo: undefined }),
  },
);

const codeOf = (draft: string) => /[?&]code=([^&#]*)/.exec(draft)?.[1];

it('applies a code to each unit price before the total, and keeps it in links', async () => {
  const before = await builderAt(draft, { catalogue });
  const { promo, summary, fields, slots } = await builderAt(`${draft}&code=bruma10`, { catalogue });
  expect(promo).toMatchObject({
    taken: { code: 'BRUMA10', title: 'En Bruma', reason: undefined },
    typed: '',
    problem: undefined,
  });
  expect(summary.savings?.promo).toMatchObject({
    code: 'BRUMA10',
    saved: { text: '$170.00\u00a0MXN' },
    off: undefined,
  });
  expect(summary.parts.map(({ story }) => story?.coupon?.percent)).toEqual([10, undefined]);
  expect(summary.savings?.saved).toEqual(before.summary.savings?.saved);
  expect(fields).toContainEqual({ name: 'code', value: 'bruma10' });
  expect(slots.map(({ open }) => codeOf(open))).toEqual([
    'bruma10',
    'bruma10',
    'bruma10',
    'bruma10',
  ]);
  expect(codeOf(promo?.drop ?? '')).toBeUndefined();
});

it('keeps a refused code in the field only, so that it is sent once', async () => {
  const { promo, fields } = await builderAt(`${draft}&code=%20OTRO%20`, { catalogue });
  expect([promo?.taken, promo?.typed]).toEqual([undefined, 'OTRO']);
  expect(fields.map(({ name }) => name)).not.toContain('code');
});

it('reports only that the backend measures no codes', async () => {
  const asked = { catalogue: withoutCodes };
  const { promo, summary } = await builderAt(`${draft}&code=BRUMA10`, asked);
  expect(promo).toMatchObject({ taken: undefined, typed: 'BRUMA10' });
  expect([promo?.problem?.text, promo?.problem?.detail]).toEqual([
    errorText('noPromos', 'es'),
    undefined,
  ]);
  expect(summary.total).toBeDefined();
});

it('keeps a code while no price is available', async () => {
  const asked = { catalogue: builderWithout('quotePackage', timeout, catalogue) };
  const { promo } = await builderAt(`${draft}&code=BRUMA10`, asked);
  expect(promo?.taken?.code).toBe('BRUMA10');
});

it('drops a coupon of another account', async () => {
  const { promo, fields } = await builderAt(`${draft}&coupon=a1B2c3`, { catalogue });
  expect([promo?.taken, promo?.problem, fields.map(({ name }) => name)]).toEqual([
    undefined,
    undefined,
    ['part', 'part', 'slot'],
  ]);
});
