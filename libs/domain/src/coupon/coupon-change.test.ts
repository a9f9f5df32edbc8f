import { anyOrder, couponOrderOf } from '@shop/test/any-order';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { money, times } from '../money/money.js';
import { countPeople, maxPeople, type People } from '../people/people.js';
import { applyCoupon, type CouponLine, type CouponOrder } from './apply-coupon.js';
import type { Coupon } from './coupon.js';
import { couponChange } from './coupon-change.js';

const today = '2026-12-12';
const pesos = (amount: number) => money(amount, 'MXN');
const aCoupon = (differs: Partial<Coupon> = {}): Coupon => ({
  code: 'CEIBA',
  title: 'Ten percent',
  saving: { kind: 'percent', percent: 10 },
  validFrom: '2026-12-01',
  validUntil: '2026-12-31',
  minimum: undefined,
  slugs: [],
  status: 'ACTIVE',
  ...differs,
});
const adults = (slug: string, quantity: number, price: number): CouponLine => ({
  id: slug,
  slug,
  parent: slug,
  units: [{ unit: 'ADULT', quantity, unitPrice: pesos(price), amount: pesos(quantity * price) }],
});
const laguna = adults('laguna-nacar', 2, 100_000);
const bruma = adults('bruma', 2, 80_000);
const full = adults('copalera', 19, 150_000);
const children: CouponLine = {
  ...laguna,
  units: [{ unit: 'CHILD', quantity: 1, unitPrice: pesos(75_000), amount: pesos(75_000) }],
};
const anOrder = (
  lines: readonly CouponLine[] = [laguna, bruma],
  promoCode?: string,
): CouponOrder => ({
  currency: 'MXN',
  lines,
  promoCode,
});
const least = (amount: number, differs: Partial<Coupon> = {}) =>
  aCoupon({ minimum: pesos(amount), ...differs });
const more = (count: number, line: string) => ({
  kind: 'person',
  unit: 'ADULT',
  more: count,
  line,
});
const none = (reason: string) => ({ kind: 'none', reason });

it.each([
  ['a minimum of an adult more', least(460_000), anOrder(), more(1, 'laguna-nacar')],
  ['one that the cheaper adult reaches too', least(440_000), anOrder(), more(1, 'bruma')],
  ['one of two adults of the dearest', least(560_000), anOrder(), more(2, 'laguna-nacar')],
  [
    'one for which a line has no room',
    least(3_500_000),
    anOrder([laguna, bruma, full]),
    more(3, 'laguna-nacar'),
  ],
  [
    'one that the dearest just has room for',
    least(3_150_000),
    anOrder([bruma, full]),
    more(1, 'copalera'),
  ],
  ['one beside children alone', least(400_000), anOrder([children, bruma]), more(3, 'bruma')],
  ['one of children alone', least(400_000), anOrder([children]), none('minimum')],
  ['one out of reach', least(90_000_000), anOrder(), none('minimum')],
  [
    'another product',
    aCoupon({ slugs: ['guarida'] }),
    anOrder(),
    { kind: 'product', slugs: ['guarida'] },
  ],
  ['an empty cart', aCoupon(), anOrder([]), { kind: 'product', slugs: [] }],
  [
    'another product and a minimum',
    least(460_000, { slugs: ['guarida'] }),
    anOrder(),
    none('minimum'),
  ],
  [
    'a minimum beside another coupon',
    least(460_000),
    anOrder([laguna], 'LAGUNA'),
    none('withAnother'),
  ],
  ['another coupon', aCoupon(), anOrder([laguna], 'LAGUNA'), none('withAnother')],
  ['a coupon that is over', aCoupon({ status: 'EXPIRED' }), anOrder(), none('expired')],
  ['no coupon at all', undefined, anOrder(), none('unknown')],
])('%s', (_, coupon, order, change) => {
  expect(couponChange(coupon, order, today)).toEqual({ rule: 'coupon', change });
});

it('asks for nothing where the coupon applies', () => {
  expect(couponChange(least(360_000), anOrder(), today)).toBeUndefined();
});

const grown = (order: CouponOrder, line: string, count: number): CouponOrder => ({
  ...order,
  lines: order.lines.map((one) =>
    one.id !== line
      ? one
      : {
          ...one,
          units: one.units.map((unit) => {
            const quantity = unit.unit === 'ADULT' ? unit.quantity + count : unit.quantity;
            return { ...unit, quantity, amount: times(unit.unitPrice, quantity) };
          }),
        },
  ),
});
const peopleIn = ({ units }: CouponLine) =>
  countPeople({
    ADULT: 0,
    CHILD: 0,
    INFANT: 0,
    ...Object.fromEntries(units.map(({ unit, quantity }) => [unit, quantity])),
  } satisfies People);

/** Orders whose coupon can fail only on products, or on a minimum of 0.8 to 2.2 times the cost. */
const nearlyFine = fc
  .tuple(anyOrder(), fc.integer({ min: -2_000, max: 12_000 }), fc.boolean())
  .map(([order, thousandths, isLeast]) => {
    const held = couponOrderOf({ ...order, code: undefined });
    const cost = held.lines
      .flatMap(({ units }) => units.map(({ amount }) => amount.amount))
      .reduce((sum, amount) => sum + amount, 0);
    const minimum = money(Math.round(cost * (1 + thousandths / 10_000)), order.currency);
    const coupon: Coupon = {
      ...order.coupon,
      saving: { kind: 'percent', percent: 10 },
      validFrom: '2026-01-01',
      validUntil: '2027-12-31',
      status: 'ACTIVE',
      minimum: isLeast ? minimum : undefined,
    };
    return { coupon, held, today: order.today };
  });

it('names the fewest adults that make a coupon apply, as a full search does', () => {
  let found = 0;
  const property = fc.property(nearlyFine, ({ coupon, held, today: day }) => {
    const told = couponChange(coupon, held, day)?.change;
    const acts = (order: CouponOrder) => applyCoupon(coupon, order, day).kind !== 'refused';
    expect(told === undefined).toBe(acts(held));
    if (told?.kind === 'person') {
      found += 1;
      expect(acts(grown(held, told.line, told.more))).toBe(true);
    }
    const fewer = told?.kind === 'person' ? told.more - 1 : maxPeople;
    if (told?.kind === 'person' || (told?.kind === 'none' && told.reason === 'minimum'))
      for (const line of held.lines)
        for (let count = 1; count <= Math.min(fewer, maxPeople - peopleIn(line)); count += 1)
          expect(acts(grown(held, line.id, count))).toBe(false);
  });
  fc.assert(property, { numRuns: turns(5_000, 500) });
  expect(found).toBeGreaterThan(turns(5_000, 500) / 50);
});

it('applies once a line of one of its products exists, not before', () => {
  let found = 0;
  const property = fc.property(nearlyFine, ({ coupon, held, today: day }) => {
    const told = couponChange(coupon, held, day)?.change;
    if (told?.kind !== 'product') return;
    found += 1;
    const price = money(100, held.currency);
    for (const slug of told.slugs.length > 0 ? told.slugs : ['anything']) {
      const line: CouponLine = {
        id: 'more',
        slug,
        parent: slug,
        units: [{ unit: 'ADULT', quantity: 1, unitPrice: price, amount: price }],
      };
      const order = { ...held, lines: [...held.lines, line] };
      expect(applyCoupon(coupon, order, day).kind).toBe('discounted');
    }
    expect(applyCoupon(coupon, held, day)).toEqual({ kind: 'refused', reason: 'otherProduct' });
  });
  fc.assert(property, { numRuns: turns(5_000, 500) });
  expect(found).toBeGreaterThan(turns(5_000, 500) / 50);
});
