import { holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { type Product, product, refused } from './asks.js';

export const reading: readonly Scenario[] = [
  {
    name: 'the supplier names itself',
    shows: 'The supplier sends its name, endpoint and contact.',
    run: async (kit) => void (await kit.need('supplier')),
  },
  {
    name: 'the supplier lists its capabilities',
    shows: 'The list has each capability beyond OCTO’s core once.',
    run: async (kit) => {
      const all = await kit.need<readonly { id: string }[]>('capabilities');
      same('Distinct ids', new Set(all.map(({ id }) => id)).size, all.length);
    },
  },
  {
    name: 'the supplier lists its products',
    shows: 'There are products, each with options and units, and their ids are distinct.',
    run: async (kit) => {
      const all = await product(kit);
      holds(all.length > 0, 'There is no product.');
      same('Distinct ids', new Set(all.map(({ id }) => id)).size, all.length);
    },
  },
  {
    name: 'a single product matches the list',
    shows: 'A product requested by its id has the ids of the list.',
    run: async (kit) => {
      const [first] = await product(kit);
      const one = await kit.need<Product>('product', { path: { id: first?.id ?? '' } });
      const ids = ({ id, options }: Product) => [id, ...options.map((option) => option.id)];
      same('Its ids', ids(one), first ? ids(first) : []);
    },
  },
  {
    name: 'refuses an unknown product with INVALID_PRODUCT_ID',
    shows: 'The server refuses the id of no product with INVALID_PRODUCT_ID.',
    run: (kit) => refused(kit, 'product', { path: { id: 'unknown' } }, ['INVALID_PRODUCT_ID']),
  },
];
