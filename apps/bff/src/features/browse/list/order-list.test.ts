import { FileContent } from '@shop/adapters/files';
import { money } from '@shop/domain';
import { aProduct } from '@shop/test/a-product';
import { filtered, order } from './order-list.js';

const content = new FileContent('content');
const slugs = ['copalera', 'bruma', 'guarida', 'barlovento'];
const all = slugs.map((slug) => aProduct({ slug, tourOnly: slug === 'barlovento' }));
const price = (amount: number) => money(amount, 'MXN');
const prices = new Map([
  ['copalera', price(300)],
  ['guarida', price(100)],
  ['barlovento', price(200)],
]);

it.each([
  ['featured', ['copalera', 'guarida', 'barlovento', 'bruma']],
  ['price', ['guarida', 'barlovento', 'copalera', 'bruma']],
  ['name', ['barlovento', 'copalera', 'guarida', 'bruma']],
] as const)('orders by %s, with closed places last', (sort, expected) => {
  expect(order(all, sort, prices).map(({ slug }) => slug)).toEqual(expected);
});

it('treats nothing as closed without prices', () => {
  expect(order(all, 'price', undefined)).toEqual(all);
  expect(order(all, 'name', undefined).map(({ slug }) => slug)).toEqual(slugs.toSorted());
});

it('makes each order and filter once', () => {
  expect(order(all, 'price', prices)).toBe(order(all, 'price', prices));
  expect(filtered(all, 'tour', content)).toBe(filtered(all, 'tour', content));
  expect(filtered(all, 'tour', content).map(({ slug }) => slug)).toEqual(['barlovento']);
});
