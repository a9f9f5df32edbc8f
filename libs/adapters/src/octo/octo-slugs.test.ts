import { slugsOf } from './octo-slugs.js';

const products = [
  { id: 'gran-ceiba', options: [{ id: 'gran-ceiba' }, { id: 'gran-ceiba-plus' }] },
  { id: '5c1e2a7e-0d1f-4c39-9a53-0b0f3f3f7a10', options: [{ id: 'DEFAULT' }] },
  { id: 'Tour/ñ', options: [{ id: 'DEFAULT' }, { id: 'default' }, { id: '日' }] },
  { id: 'tour ñ', options: [{ id: 'DEFAULT' }, { id: 'default' }] },
];
const slugOf = slugsOf(products);
const all = products.flatMap(({ id, options }) => options.map((one) => slugOf(id, one.id)));

it('keeps ids that are slugs, and makes unique slugs of all others', () => {
  expect(all.slice(0, 2)).toEqual(['gran-ceiba', 'gran-ceiba-plus']);
  expect(new Set(all).size).toBe(8);
  for (const slug of all) expect(slug).toMatch(/^[a-z0-9-]{1,80}$/);
});

it('makes the same slug for any set and order of products', () => {
  expect(slugOf('Tour/ñ', 'DEFAULT')).toBe('tour-default-ebbb414dd32e');
  expect(slugsOf(products.toReversed())('Tour/ñ', 'DEFAULT')).toBe(slugOf('Tour/ñ', 'DEFAULT'));
});
