import { aCartLine } from '@shop/test/a-display-cart';
import { aProduct } from '@shop/test/a-product';
import { money, toDecimal } from '../money/money.js';
import {
  type CartItem,
  type CartSeen,
  cartSteps,
  itemsOfLine,
  itemsWorth,
  stepOf,
} from './funnel.js';

const item = (key: string, quantity: number, price = 10.1): CartItem => ({
  key,
  item: { item_id: 'bruma', item_name: 'Bruma', item_variant: 'ADULT', price, quantity },
});
const cart = (...items: CartItem[]): CartSeen => ({ id: 'cart-1', currency: 'MXN', items });
const none: CartSeen = { currency: 'MXN', items: [] };

it('makes an item of each line, person type and add-on, in decimals', () => {
  const line = aCartLine({
    id: 'line-1',
    slug: 'copalera',
    name: 'Copalera',
    units: [
      {
        unit: 'ADULT',
        quantity: 2,
        listPrice: money(260_000, 'MXN'),
        unitPrice: money(233_665, 'MXN'),
        amount: money(467_330, 'MXN'),
      },
    ],
    extraLines: [
      {
        extra: 'food',
        quantity: 2,
        unitPrice: money(50_000, 'MXN'),
        amount: money(100_000, 'MXN'),
      },
    ],
  });
  const product = aProduct({ slug: 'copalera', tourOnly: false });
  expect(itemsOfLine(line, product)).toEqual([
    {
      key: 'line-1.ADULT',
      item: {
        item_id: 'copalera',
        item_name: 'Copalera',
        item_category: 'park',
        item_variant: 'ADULT',
        price: 2336.65,
        quantity: 2,
      },
    },
    {
      key: 'line-1.food',
      item: {
        item_id: 'food',
        item_name: 'food',
        item_category: 'extra',
        price: 500,
        quantity: 2,
      },
    },
  ]);
});

it.each<[string, CartSeen, CartSeen, readonly [string, number, number][]]>([
  ['nothing', cart(item('a', 2)), cart(item('a', 2)), []],
  ['another price', cart(item('a', 2)), cart(item('a', 2, 12)), []],
  ['a first line', none, cart(item('a', 2)), [['add_to_cart', 2, 20.2]]],
  ['one person more', cart(item('a', 2)), cart(item('a', 3)), [['add_to_cart', 1, 10.1]]],
  ['one person less', cart(item('a', 2)), cart(item('a', 1)), [['remove_from_cart', 1, 10.1]]],
  ['the last line taken out', cart(item('a', 2)), cart(), [['remove_from_cart', 2, 20.2]]],
  [
    'a line for another',
    cart(item('a', 2)),
    cart(item('b', 3, 7.07)),
    [
      ['add_to_cart', 3, 21.21],
      ['remove_from_cart', 2, 20.2],
    ],
  ],
  ['the cart bought', cart(item('a', 2)), none, []],
  ['another cart', cart(item('a', 2)), { ...cart(item('a', 1)), id: 'cart-2' }, []],
])('reports of %s what was added and removed', (_, before, after, told) => {
  const steps = cartSteps(before, after).map(({ event, ecommerce }) => [
    event,
    ecommerce.items.reduce((sum, one) => sum + (one.quantity ?? 0), 0),
    ecommerce.value,
  ]);
  expect(steps).toEqual(told);
});

it.each([
  ['MXN', [0.1, 0.2], 0.3],
  ['JPY', [19_800, 1], 19_801],
  ['COP', [520_000.5, 0.25], 520_000.75],
] as const)('adds amounts of %s exactly', (currency, prices, value) => {
  const items = prices.map((price) => item('a', 1, price).item);
  expect(stepOf('view_cart', items, currency).ecommerce).toMatchObject({ currency, value });
});

it.each([
  ['what it costs', 'MXN', [[10.1, 2]], 2_020, [[10.1, 2]]],
  [
    'a coupon on all',
    'MXN',
    [
      [100, 2],
      [50, 2],
    ],
    24_000,
    [
      [80, 2],
      [40, 2],
    ],
  ],
  [
    'a share that does not divide',
    'MXN',
    [[10, 3]],
    2_999,
    [
      [9.99, 1],
      [10, 2],
    ],
  ],
  [
    'infants at nought',
    'MXN',
    [
      [10, 2],
      [0, 1],
    ],
    1_000,
    [
      [5, 2],
      [0, 1],
    ],
  ],
  [
    'whole yen',
    'JPY',
    [[100, 3]],
    250,
    [
      [83, 2],
      [84, 1],
    ],
  ],
  ['nothing', 'MXN', [[10, 2]], 0, [[0, 2]]],
] as const)('prices items at %s with a consistent total', (_, currency, items, worth, told) => {
  const priced = items.map(([price, quantity]) => item('a', quantity, price).item);
  const paid = itemsWorth(priced, money(worth, currency));
  expect(paid.map(({ price, quantity }) => [price, quantity])).toEqual(told);
  expect(stepOf('purchase', paid, currency).ecommerce.value).toBe(
    toDecimal(money(worth, currency)),
  );
});
