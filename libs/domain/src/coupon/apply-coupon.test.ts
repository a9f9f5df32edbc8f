import { couponOrderOf, anyOrder } from '@shop/test/any-order';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { type Money, money } from '../money/money.js';
import {
  applyCoupon,
  type CouponLine,
  type CouponOrder,
  type CouponReason,
  couponReasons,
} from './apply-coupon.js';
import type { UnitType } from '../people/people.js';
import type { Coupon } from './coupon.js';

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
const off = (amount: Money): Coupon['saving'] => ({ kind: 'amount', amount });
const gift: Coupon['saving'] = { kind: 'product' };

const unit = (kind: UnitType, quantity: number, price: number): CouponLine['units'][number] => ({
  unit: kind,
  quantity,
  unitPrice: pesos(price),
  amount: pesos(quantity * price),
});

/** Two adults, and a child at three quarters of the adult price. */
const aLine = (slug: string, adult: number, parent = slug): CouponLine => ({
  id: slug,
  slug,
  parent,
  units: [unit('ADULT', 2, adult), unit('CHILD', 1, adult * 0.75)],
});
const plus = aLine('gran-ceiba-plus', 200_000, 'gran-ceiba-basico');
const laguna = aLine('laguna-nacar', 100_000);
const bruma = aLine('bruma', 80_000);
const anOrder = (differs: Partial<CouponOrder> = {}): CouponOrder => ({
  currency: 'MXN',
  lines: [laguna, plus, bruma],
  promoCode: undefined,
  ...differs,
});
const all = ['laguna-nacar', 'gran-ceiba-plus', 'bruma'];

describe('a percentage', () => {
  it.each([
    { slugs: [], lines: all },
    { slugs: ['bruma'], lines: ['bruma'] },
    { slugs: ['gran-ceiba-plus'], lines: ['gran-ceiba-plus'] },
    { slugs: ['gran-ceiba-basico', 'bruma'], lines: ['gran-ceiba-plus', 'bruma'] },
  ])('for $slugs acts on $lines', ({ slugs, lines }) => {
    const outcome = applyCoupon(aCoupon({ slugs }), anOrder(), today);
    expect(outcome).toEqual({ kind: 'discounted', percent: 10, lines });
  });

  it('skips a free line', () => {
    const free = { ...bruma, units: [unit('INFANT', 1, 0)] };
    const outcome = applyCoupon(aCoupon(), anOrder({ lines: [free, laguna] }), today);
    expect(outcome).toMatchObject({ lines: ['laguna-nacar'] });
  });

  it('for a variant skips its parent and siblings', () => {
    const basic = aLine('gran-ceiba-basico', 150_000);
    const outcome = applyCoupon(
      aCoupon({ slugs: ['gran-ceiba-plus'] }),
      anOrder({ lines: [basic] }),
      today,
    );
    expect(outcome).toEqual({ kind: 'refused', reason: 'otherProduct' });
  });
});

describe('an amount', () => {
  it.each([
    { amount: 50_000, slugs: [], taken: 50_000, lines: all },
    { amount: 5_000_000, slugs: [], taken: 2.75 * 380_000, lines: all },
    { amount: 5_000_000, slugs: ['bruma'], taken: 220_000, lines: ['bruma'] },
    { amount: 220_000, slugs: ['bruma'], taken: 220_000, lines: ['bruma'] },
    { amount: 219_999, slugs: ['bruma'], taken: 219_999, lines: ['bruma'] },
  ])('of $amount for $slugs takes off $taken', ({ amount, slugs, taken, lines }) => {
    const outcome = applyCoupon(aCoupon({ saving: off(pesos(amount)), slugs }), anOrder(), today);
    expect(outcome).toEqual({ kind: 'deducted', amount: pesos(taken), lines });
  });
});

describe('a free product', () => {
  it.each([
    { slugs: ['bruma'], taken: 80_000, line: 'bruma' },
    { slugs: ['bruma', 'laguna-nacar'], taken: 100_000, line: 'laguna-nacar' },
    { slugs: ['bruma', 'gran-ceiba-basico'], taken: 200_000, line: 'gran-ceiba-plus' },
  ])('of $slugs gives one adult of $line, the dearest', ({ slugs, taken, line }) => {
    const outcome = applyCoupon(aCoupon({ saving: gift, slugs }), anOrder(), today);
    expect(outcome).toEqual({ kind: 'deducted', amount: pesos(taken), lines: [line] });
  });

  it('takes the first of equals', () => {
    const lines = [bruma, aLine('guarida', 100_000), laguna];
    expect(applyCoupon(aCoupon({ saving: gift }), anOrder({ lines }), today)).toMatchObject({
      lines: ['guarida'],
    });
  });

  const child = unit('CHILD', 1, 75_000);
  it.each([
    {
      of: 'a line that lists a child first',
      units: [child, unit('ADULT', 1, 100_000)],
      is: 'deducted',
    },
    { of: 'children alone', units: [child], is: 'otherProduct' },
    {
      of: 'no adult beside a child',
      units: [unit('ADULT', 0, 100_000), child],
      is: 'otherProduct',
    },
  ])('of $of: $is', ({ units, is }) => {
    const order = anOrder({ lines: [{ ...laguna, units }] });
    const outcome = applyCoupon(aCoupon({ saving: gift }), order, today);
    expect(outcome).toEqual(
      is === 'deducted'
        ? { kind: 'deducted', amount: pesos(100_000), lines: ['laguna-nacar'] }
        : { kind: 'refused', reason: is },
    );
  });
});

interface Case {
  readonly coupon: Coupon | undefined;
  readonly order: CouponOrder;
}
const fine: Case = { coupon: aCoupon(), order: anOrder() };
const but = (differs: Partial<Coupon>) => (one: Case) => ({
  ...one,
  coupon: one.coupon && { ...one.coupon, ...differs },
});

/** Ways to spoil a coupon, highest priority first. */
const spoilt: readonly (readonly [CouponReason, (one: Case) => Case])[] = [
  ['unknown', (one) => ({ ...one, coupon: undefined })],
  ['used', but({ status: 'USED' })],
  ['expired', but({ validUntil: '2026-12-11' })],
  ['notYet', but({ validFrom: '2026-12-13' })],
  ['otherCurrency', but({ saving: off(money(100, 'USD')) })],
  ['otherProduct', but({ slugs: ['copalera'] })],
  ['minimum', but({ minimum: pesos(9_000_000) })],
  ['withAnother', (one) => ({ ...one, order: { ...one.order, promoCode: 'LAGUNA' } })],
];
const reasonOf = ({ coupon, order }: Case) => {
  const outcome = applyCoupon(coupon, order, today);
  return outcome.kind === 'refused' ? outcome.reason : outcome.kind;
};

describe('a refused coupon', () => {
  it.each(spoilt)('as %s', (reason, spoil) => {
    expect(reasonOf(fine)).toBe('discounted');
    expect(reasonOf(spoil(fine))).toBe(reason);
  });

  const pairs = spoilt.flatMap(([first, spoilFirst], at) =>
    spoilt
      .slice(at + 1)
      .map(([second, spoilSecond]) => [first, second, spoilFirst, spoilSecond] as const),
  );
  it.each(pairs)('as %s rather than as %s', (first, _second, spoilFirst, spoilSecond) => {
    expect(reasonOf(spoilFirst(spoilSecond(fine)))).toBe(first);
  });

  it('has only these reasons, in this order', () => {
    expect(couponReasons).toEqual(spoilt.map(([reason]) => reason));
  });

  it.each([
    ['a minimum of another currency', but({ minimum: money(1, 'USD') }), 'otherCurrency'],
    ['an empty cart', (one: Case) => ({ ...one, order: anOrder({ lines: [] }) }), 'otherProduct'],
  ])('with %s', (_, spoil, reason) => {
    expect(reasonOf(spoil(fine))).toBe(reason);
  });
});

/** The three lines cost 10,450.00 after the tier. */
it.each([
  { minimum: 1_045_000, missing: undefined },
  { minimum: 1_045_001, missing: 1 },
  { minimum: 2_000_000, missing: 955_000 },
])('measures a minimum of $minimum on all lines: $missing missing', ({ minimum, missing }) => {
  const coupon = aCoupon({ slugs: ['bruma'], minimum: pesos(minimum) });
  expect(applyCoupon(coupon, anOrder(), today)).toEqual(
    missing === undefined
      ? { kind: 'discounted', percent: 10, lines: ['bruma'] }
      : { kind: 'refused', reason: 'minimum', missing: pesos(missing) },
  );
});

it('applies again in the order that already has it', () => {
  expect(applyCoupon(aCoupon(), anOrder({ promoCode: 'CEIBA' }), today).kind).toBe('discounted');
});

it('applies to its own products and takes off at most their cost', () => {
  const seen = new Set<string>();
  const property = fc.property(anyOrder(), (order) => {
    const { coupon } = order;
    const held = couponOrderOf(order);
    const outcome = applyCoupon(coupon, held, order.today);
    seen.add(outcome.kind === 'refused' ? outcome.reason : `${outcome.kind} ${coupon.saving.kind}`);
    if (outcome.kind === 'refused') return;
    const stoodOn = held.lines.filter(({ id }) => outcome.lines.includes(id));
    const cost = stoodOn.flatMap(({ units }) => units.map(({ amount }) => amount.amount));
    expect(stoodOn).toHaveLength(outcome.lines.length);
    expect(stoodOn.length).toBeGreaterThan(0);
    for (const { slug, parent } of stoodOn)
      expect(
        coupon.slugs.length === 0 || [slug, parent].some((one) => coupon.slugs.includes(one)),
      ).toBe(true);
    if (outcome.kind !== 'deducted') return;
    expect(outcome.amount.amount).toBeGreaterThan(0);
    expect(outcome.amount.amount).toBeLessThanOrEqual(cost.reduce((sum, one) => sum + one, 0));
  });
  fc.assert(property, { numRuns: turns(20_000, 2_000) });
  expect([...seen].toSorted()).toEqual(
    [
      'deducted amount',
      'deducted product',
      'discounted percent',
      ...couponReasons.filter((reason) => reason !== 'unknown'),
    ].toSorted(),
  );
});
