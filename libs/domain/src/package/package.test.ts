import fc from 'fast-check';
import { turns } from '@shop/test/corpus';
import { aProduct } from '@shop/test/a-product';
import {
  checkPackageExtras,
  extrasWithin,
  hasRoomForNights,
  packageBounds,
  packageExtras,
  type PackagePart,
  packagePartOf,
  packageProblems,
} from './package.js';

const part = (parent: string, day?: string, products = 1): PackagePart => ({
  parent,
  day,
  products,
});
const bruma = part('bruma', '2026-12-12');
const copalera = part('copalera', '2026-12-13');
const laguna = part('laguna-nacar', '2026-12-14');
const total = part('gran-ceiba-basico', '2026-12-15', 2);
const barlovento = part('barlovento', '2026-12-16');

it.each([
  ['two', [bruma, copalera], []],
  ['four', [bruma, copalera, laguna, barlovento], []],
  ['three and the total ticket, which are five products', [bruma, copalera, laguna, total], []],
  ['one', [bruma], [{ kind: 'tooFewParks' }]],
  ['none', [], [{ kind: 'tooFewParks' }]],
  [
    'five parks, which are five products',
    [bruma, copalera, laguna, barlovento, part('son-de-rio', '2026-12-17')],
    [{ kind: 'tooManyParks' }],
  ],
  [
    'a sixth product, which is told before the fifth park',
    [bruma, copalera, laguna, barlovento, total],
    [{ kind: 'tooManyProducts' }],
  ],
  [
    'a product and its variant',
    [copalera, part('copalera', '2026-12-20')],
    [{ kind: 'twice', at: 1, with: 0 }],
  ],
  [
    'two on one day',
    [bruma, laguna, part('copalera', '2026-12-12')],
    [{ kind: 'sameDates', at: 2, with: 0 }],
  ],
  ['two without a day yet', [part('bruma'), part('copalera')], []],
  ['the same twice on one day, told once', [bruma, bruma], [{ kind: 'twice', at: 1, with: 0 }]],
])('a package of %s', (_, parts, problems) => {
  expect(packageProblems(parts)).toEqual(problems);
});

it('counts the activity of a ticket as a product of its own', () => {
  const product = aProduct({ slug: 'gran-ceiba-total', variantOf: 'gran-ceiba-basico' });
  expect(packagePartOf(product, { day: '2026-12-15', components: [7] })).toEqual(total);
});

const anyPart = fc.record({
  parent: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  day: fc.option(fc.constantFrom('2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'), {
    nil: undefined,
  }),
  products: fc.constantFrom(1, 2),
});

it('accepts exactly the packages within every limit', () => {
  const { fewestParks, mostParks, mostProducts } = packageBounds;
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 7 }), (parts) => {
      const days = parts.flatMap(({ day }) => day ?? []);
      const isFine =
        parts.length >= fewestParks &&
        parts.length <= mostParks &&
        parts.reduce((sum, { products }) => sum + products, 0) <= mostProducts &&
        new Set(parts.map(({ parent }) => parent)).size === parts.length &&
        new Set(days).size === days.length;
      expect(packageProblems(parts).length === 0).toBe(isFine);
    }),
    { numRuns: turns(2_000, 400) },
  );
});

it('has an add-on if one of its products has it, and applies it to those', () => {
  const park = aProduct({ slug: 'bruma', upgrades: ['food'], canAddPhoto: true });
  const tour = aProduct({ slug: 'barlovento', upgrades: ['transport'], canAddPhoto: false });
  expect(packageExtras([tour, park])).toEqual(['transport', 'food', 'photo']);
  expect(extrasWithin(['food', 'photo'], park)).toEqual(['food', 'photo']);
  expect(extrasWithin(['food', 'photo'], tour)).toEqual([]);
});

const trip = ['transport'] as const;
it.each([
  ['nothing', [], ['food'], undefined],
  ['what one of them has', ['food'], ['food'], undefined],
  ['one of each', ['transport', 'food'], ['food'], undefined],
  ['what none has', ['food', 'photo'], ['food'], 'unknownExtra'],
  [
    'transport of one, both of the other',
    [...trip, 'transportWithFood'],
    ['transportWithFood'],
    'extrasExclude',
  ],
] as const)(
  'checks the add-ons against all products of a package: %s',
  (_, chosen, upgrades, problem) => {
    const park = aProduct({ upgrades, canAddPhoto: false });
    const tour = aProduct({ upgrades: trip, canAddPhoto: false });
    expect(checkPackageExtras(chosen, [park, tour])).toBe(problem);
  },
);

it.each([
  ['two parks', [bruma, copalera], []],
  ['four parks', [bruma, copalera, laguna, barlovento], []],
  ['three parks, one with an activity', [bruma, copalera, total], []],
  ['four parks, one with an activity', [bruma, copalera, laguna, total], ['tooManyProducts']],
  ['one park, of which they make no package', [bruma], ['tooFewParks']],
] as const)('nights beside %s', (_, parts, problems) => {
  expect(packageProblems(parts, true).map(({ kind }) => kind)).toEqual(problems);
  expect(hasRoomForNights(parts)).toBe(!problems.some((one) => one === 'tooManyProducts'));
});
