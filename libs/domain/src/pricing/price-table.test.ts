import { applyCoupon, type CouponOrder } from '../coupon/apply-coupon.js';
import type { Coupon } from '../coupon/coupon.js';
import { money } from '../money/money.js';
import type { People } from '../people/people.js';
import { priceLine } from './line-price.js';
import { type OrderQuestion, priceOrder } from './order-price.js';

/** Agreed cases of prices, packages and coupons, each as an order. */

const pesos = (amount: number) => money(amount, 'MXN');
const people = (ADULT: number, CHILD = 0, INFANT = 0): People => ({ ADULT, CHILD, INFANT });

/** One adult at 1,000.00 tomorrow, as a single ticket. */
const visit = (differs: Partial<OrderQuestion> = {}): OrderQuestion => ({
  id: 'laguna-nacar',
  listPrice: pesos(100_000),
  people: people(1),
  extras: [],
  leadDays: 1,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});
const ahead = (leadDays: number | undefined) => visit({ leadDays });
const flagship = (leadDays: number) =>
  visit({ id: 'gran-ceiba-basico', leadDays, notDiscount: true });

const pack = (...parts: readonly OrderQuestion[]) =>
  parts.map((part) => ({ ...part, parksInPackage: parts.length }));
const rounded = (amount: number, differs: Partial<OrderQuestion>) =>
  visit({ listPrice: pesos(amount), ...differs });
const yen = (amount: number) => visit({ listPrice: money(amount, 'JPY'), leadDays: 21 });
const copPesos = (amount: number) => visit({ listPrice: money(amount * 100, 'COP'), leadDays: 7 });

const coupon = (saving: Coupon['saving'], differs: Partial<Coupon> = {}): Coupon => ({
  code: 'CEIBA',
  title: 'A coupon',
  saving,
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  minimum: undefined,
  slugs: [],
  status: 'ACTIVE',
  ...differs,
});
const tenPercent = coupon({ kind: 'percent', percent: 10 });
const off = (amount: number) => coupon({ kind: 'amount', amount: pesos(amount) });
const gift = coupon({ kind: 'product' });
const food = { extras: [{ extra: 'food', price: pesos(40_000) }] } as const;
const dear = { id: 'barlovento', listPrice: pesos(200_000) };

type Row = readonly [
  point: string,
  order: string,
  lines: readonly OrderQuestion[],
  amounts: readonly number[],
  coupon?: Coupon,
  deduction?: number,
];

const rows: readonly Row[] = [
  ['early tiers', 'less than a week ahead', [ahead(6)], [100_000]],
  ['early tiers', 'a week ahead', [ahead(7)], [90_000]],
  ['early tiers', 'three weeks ahead', [ahead(21)], [85_000]],
  ['early tiers', 'two tickets, each by its own date', [ahead(20), ahead(21)], [90_000, 85_000]],
  [
    'early tiers',
    'a package of two, each by its own date',
    pack(ahead(7), ahead(30)),
    [90_000, 85_000],
  ],
  [
    'combo tier',
    'a package of three tomorrow',
    pack(ahead(1), ahead(1), ahead(1)),
    [80_000, 80_000, 80_000],
  ],
  [
    'combo tier',
    'a package of four, and no early tier on top',
    pack(ahead(1), ahead(7), ahead(21), ahead(60)),
    [80_000, 80_000, 80_000, 80_000],
  ],
  [
    'single tickets',
    'three of them are no package',
    [ahead(1), ahead(2), ahead(3)],
    [100_000, 100_000, 100_000],
  ],
  ['flagship', 'a month ahead', [flagship(30)], [100_000]],
  [
    'flagship',
    'a month ahead in a package of two',
    pack(flagship(30), ahead(30)),
    [100_000, 85_000],
  ],
  [
    'flagship',
    'counts towards three and gets their tier',
    pack(flagship(30), ahead(1), ahead(30)),
    [80_000, 80_000, 80_000],
  ],
  ['open ticket', 'by itself', [ahead(undefined)], [100_000]],
  ['order of discounts', 'a child', [visit({ people: people(0, 1) })], [75_000]],
  [
    'order of discounts',
    'a child, then the tier',
    [visit({ people: people(0, 1), leadDays: 7 })],
    [67_500],
  ],
  [
    'order of discounts',
    'a child, then the tier, then a coupon',
    [visit({ people: people(0, 1), leadDays: 7 })],
    [60_750],
    tenPercent,
  ],
  [
    'rounding',
    'two adults at 73.31',
    [rounded(8_625, { people: people(2), leadDays: 21 })],
    [14_662],
  ],
  ['rounding', 'a half goes up', [rounded(5_005, { leadDays: 7 })], [4_505]],
  [
    'rounding',
    'once after child, tier and coupon: 114.2049, not 114.21',
    [rounded(19_905, { people: people(0, 1), leadDays: 30 })],
    [11_420],
    tenPercent,
  ],
  ['rounding', 'yen have no smaller unit', [yen(8_625)], [7_331]],
  ['rounding', 'Colombian pesos are whole', [copPesos(5_005)], [450_500]],
  ['infants', 'are free, and units', [visit({ people: people(1, 0, 2) })], [100_000]],
  [
    'infants',
    'are free of an add-on for each person too',
    [visit({ people: people(1, 0, 2), ...food })],
    [140_000],
  ],
  ['coupon', 'a percentage, after the tier', [ahead(21)], [76_500], tenPercent],
  [
    'coupon',
    'a percentage, after the combo',
    pack(flagship(30), ahead(1), ahead(30)),
    [72_000, 72_000, 72_000],
    tenPercent,
  ],
  ['coupon', 'nothing off an add-on', [visit({ leadDays: 21, ...food })], [116_500], tenPercent],
  [
    'coupon',
    'an amount, off the order once',
    [ahead(21), ahead(1)],
    [85_000, 100_000],
    off(30_000),
    30_000,
  ],
  [
    'coupon',
    'an amount, no more than the people cost',
    [visit({ leadDays: 21, ...food })],
    [125_000],
    off(500_000),
    85_000,
  ],
  [
    'coupon',
    'a product: one adult of the dearest line, after the tier',
    [visit({ people: people(2) }), visit({ ...dear, people: people(2), leadDays: 7 })],
    [200_000, 360_000],
    gift,
    180_000,
  ],
];

const cases = rows.map(([point, order, lines, amounts, used, deduction = 0]) => ({
  point,
  order,
  lines,
  amounts,
  used,
  deduction,
}));
it.each(cases)('$point: $order', ({ lines, amounts, used, deduction }) => {
  const price = priceWith(lines, used);
  expect(price.lines.map(({ total }) => total.amount)).toEqual(amounts);
  expect(price.deduction.amount).toBe(deduction);
  expect(price.total.amount).toBe(amounts.reduce((sum, amount) => sum + amount, 0) - deduction);
});

it('coupon: one per order', () => {
  const order = { ...orderOf([visit()]), promoCode: 'LAGUNA' };
  expect(applyCoupon(tenPercent, order, '2026-12-12')).toEqual({
    kind: 'refused',
    reason: 'withAnother',
  });
});

it('infants: each is a unit of amount 0, for a voucher', () => {
  const [, infants] = priceLine(visit({ people: people(1, 0, 2), leadDays: 21 })).units;
  expect(infants).toMatchObject({ unit: 'INFANT', quantity: 2, amount: pesos(0) });
});

function orderOf(lines: readonly OrderQuestion[]): CouponOrder {
  return {
    currency: lines[0]?.listPrice.currency ?? 'MXN',
    promoCode: undefined,
    lines: lines.map((line) => ({
      id: line.id,
      slug: line.id,
      parent: line.id,
      units: priceLine(line).units,
    })),
  };
}

function priceWith(lines: readonly OrderQuestion[], used: Coupon | undefined) {
  const numbered = lines.map((line, at) => ({ ...line, id: `${line.id} ${at}` }));
  const order = orderOf(numbered);
  const outcome = used && applyCoupon(used, order, '2026-12-12');
  return priceOrder(numbered, outcome, order.currency);
}
