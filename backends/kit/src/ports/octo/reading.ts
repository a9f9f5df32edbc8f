import { holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { type Product, product, refused } from './asks.js';

export const reading: readonly Scenario[] = [
  {
    name: 'the supplier says who it is',
    shows: 'Name, endpoint and contact of the supplier are told.',
    run: async (kit) => void (await kit.need('supplier')),
  },
  {
    name: 'the capabilities are told',
    shows: 'What is spoken beside OCTO’s core is a list, each capability once.',
    run: async (kit) => {
      const all = await kit.need<readonly { id: string }[]>('capabilities');
      same('Ids told once', new Set(all.map(({ id }) => id)).size, all.length);
    },
  },
  {
    name: 'all products are told',
    shows: 'There are products, each with options and units, and no id twice.',
    run: async (kit) => {
      const all = await product(kit);
      holds(all.length > 0, 'There is no product.');
      same('Ids told once', new Set(all.map(({ id }) => id)).size, all.length);
    },
  },
  {
    name: 'one product is told as in the list',
    shows: 'A product that is asked for by its id is the one of the list.',
    run: async (kit) => {
      const [first] = await product(kit);
      const one = await kit.need<Product>('product', { path: { id: first?.id ?? '' } });
      const ids = ({ id, options }: Product) => [id, ...options.map((option) => option.id)];
      same('Its ids', ids(one), first ? ids(first) : []);
    },
  },
  {
    name: 'a product that is none is INVALID_PRODUCT_ID',
    shows: 'An id that is no product’s is refused with INVALID_PRODUCT_ID.',
    run: (kit) =>
      refused(kit, 'product', { path: { id: 'nobody-sells-this' } }, ['INVALID_PRODUCT_ID']),
  },
];
