import { aProduct } from '@shop/test/a-product';
import {
  buyRoute,
  checkExtras,
  extrasOf,
  flagshipCode,
  hasAllComponents,
  isFlagship,
} from './product.js';
import { variantsOf } from './catalogue-index.js';

const basic = aProduct({ slug: 'gran-ceiba-basico', code: flagshipCode });
const plus = aProduct({ slug: 'gran-ceiba-plus', code: 'XCEPL', variantOf: basic.slug });
const night = aProduct({ slug: 'gran-ceiba-noche', code: flagshipCode, variantOf: basic.slug });
const guarida = aProduct({ slug: 'guarida', code: 'XCGUA' });
const tour = aProduct({ slug: 'barlovento', tourOnly: true });

it.each([
  { product: basic, page: { name: 'buyFlagship', params: {} } },
  { product: plus, page: { name: 'buyPark', params: { slug: 'gran-ceiba-plus' } } },
  { product: night, page: { name: 'buyPark', params: { slug: 'gran-ceiba-noche' } } },
  { product: guarida, page: { name: 'buyPark', params: { slug: 'guarida' } } },
  { product: tour, page: { name: 'buyTour', params: { slug: 'barlovento' } } },
])('$product.slug is sold on the page $page.name', ({ product, page }) => {
  expect(buyRoute(product)).toEqual(page);
  expect(isFlagship(product)).toBe(product === basic);
});

it('finds the variants of a product from any of them, in the order of the catalogue', () => {
  const catalogue = [guarida, basic, tour, plus];
  expect(variantsOf(plus, catalogue)).toEqual([basic, plus]);
  expect(variantsOf(basic, catalogue)).toEqual([basic, plus]);
  expect(variantsOf(guarida, catalogue)).toEqual([guarida]);
});

it('offers its upgrades, and the photo pass if available', () => {
  expect(extrasOf(aProduct({ upgrades: ['food'] }))).toEqual(['food', 'photo']);
  expect(extrasOf(aProduct({ upgrades: ['food'], canAddPhoto: false }))).toEqual(['food']);
});

it.each([
  { chosen: [], problem: undefined },
  { chosen: ['transport', 'food', 'photo'], problem: undefined },
  { chosen: ['transportWithFood', 'photo'], problem: undefined },
  { chosen: ['transportWithFood', 'food'], problem: 'extrasExclude' },
  { chosen: ['transport', 'transportWithFood'], problem: 'extrasExclude' },
] as const)('the extras $chosen have the problem $problem', ({ chosen, problem }) => {
  expect(checkExtras(chosen, aProduct())).toBe(problem);
});

it('rejects an add-on that it does not offer', () => {
  expect(checkExtras(['food'], aProduct({ upgrades: [] }))).toBe('unknownExtra');
  expect(checkExtras(['photo'], aProduct({ canAddPhoto: false }))).toBe('unknownExtra');
});

const group = (id: number) => ({
  id,
  components: [
    { id: id * 10 + 1, name: 'Vuelo del Toh' },
    { id: id * 10 + 2, name: 'Río de Luz' },
  ],
});

it.each([
  { groups: [], chosen: [], isWhole: true },
  { groups: [], chosen: [511], isWhole: false },
  { groups: [51], chosen: [511], isWhole: true },
  { groups: [51], chosen: [], isWhole: false },
  { groups: [51], chosen: [511, 512], isWhole: false },
  { groups: [51, 52], chosen: [511, 522], isWhole: true },
  { groups: [51, 52], chosen: [511, 512], isWhole: false },
])('of the groups $groups the components $chosen are a whole choice: $isWhole', (row) => {
  const product = aProduct({ componentGroups: row.groups.map(group) });
  expect(hasAllComponents(row.chosen, product)).toBe(row.isWhole);
});
