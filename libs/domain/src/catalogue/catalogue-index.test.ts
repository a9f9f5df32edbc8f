import { aProduct } from '@shop/test/a-product';
import { flagshipIn, parentsIn, productOf, variantsOf } from './catalogue-index.js';
import { oncePer } from './once-per.js';
import { flagshipCode } from './product.js';

const park = aProduct({ slug: 'bruma', variantOf: 'bruma' });
const evening = aProduct({ slug: 'bruma-tarde', variantOf: 'bruma' });
const flagship = aProduct({ slug: 'ceiba', variantOf: 'ceiba', code: flagshipCode });
const catalogue = [park, flagship, evening];

it('finds a product by its slug, of two with one slug the first', () => {
  expect(productOf([...catalogue, { ...park, name: 'Other' }], 'bruma')).toBe(park);
  expect(productOf(catalogue, 'atlantis')).toBeUndefined();
  expect(productOf(catalogue, undefined)).toBeUndefined();
});

it('lists variants and parents in catalogue order', () => {
  expect(variantsOf(evening, catalogue)).toEqual([park, evening]);
  expect(variantsOf(evening, [])).toEqual([]);
  expect(parentsIn(catalogue)).toEqual([park, flagship]);
  expect(flagshipIn(catalogue)).toBe(flagship);
});

it('computes once per object, even if the result is undefined', () => {
  const asked: object[] = [];
  const once = oncePer((key: object) => void asked.push(key));
  const [one, other] = [{}, {}];
  for (const key of [one, other, one, other]) once(key);
  expect(asked).toEqual([one, other]);
});
