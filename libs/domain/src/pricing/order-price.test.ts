import { type AnyLine, type AnyOrder, anyOrder, couponOrderOf } from '@shop/test/any-order';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { applyCoupon, type CouponOutcome } from '../coupon/apply-coupon.js';
import { currencies } from '../currency/currency.js';
import type { Money } from '../money/money.js';
import { explainLine } from './explain-line.js';
import type { LinePrice, UnitPrice } from './line-price.js';
import { type OrderPrice, priceOrder } from './order-price.js';

interface Sale {
  readonly order: AnyOrder;
  readonly coupon: CouponOutcome;
  readonly price: OrderPrice;
  readonly plain: OrderPrice;
}

function sell(order: AnyOrder): Sale {
  const coupon = applyCoupon(order.coupon, couponOrderOf(order), order.today);
  const lines = order.lines.map(({ id, question }) => ({ id, ...question }));
  return {
    order,
    coupon,
    price: priceOrder(lines, coupon, order.currency),
    plain: priceOrder(lines, undefined, order.currency),
  };
}

const total = (amounts: readonly Money[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
const partsOf = ({ units, extras }: LinePrice) => [...units, ...extras];
const couponPercent = ({ coupon }: Sale, line: AnyLine) =>
  coupon.kind === 'discounted' && coupon.lines.includes(line.id) ? coupon.percent : 0;

/** The oracle: percent left under each possible tier, with figures of its own. */
function tiersOpenTo({ product, question: { leadDays, parksInPackage } }: AnyLine) {
  const early = product.notDiscount ? -1 : (leadDays ?? -1);
  return [
    ['none', 100n],
    ...(early >= 7 ? [['advance', 90n] as const] : []),
    ...(early >= 21 ? [['longAdvance', 85n] as const] : []),
    ...(parksInPackage >= 3 ? [['combo', 80n] as const] : []),
  ] as const;
}

/** The oracle: long multiplication, rounded once, half away from zero, to the displayed unit. */
function exactly({ amount, currency }: Money, ratios: readonly bigint[]): number {
  const { isoDigits, screenDigits } = currencies[currency];
  const step = 10n ** BigInt(isoDigits - screenDigits);
  const whole = ratios.reduce((product, ratio) => product * ratio, BigInt(amount));
  const divisor = 100n ** BigInt(ratios.length) * step;
  const isUp = (whole % divisor) * 2n >= divisor;
  return Number((whole / divisor + (isUp ? 1n : 0n)) * step);
}

const ageRatio = { ADULT: 100n, CHILD: 75n, INFANT: 0n } as const;
const ratiosOf = (unit: UnitPrice['unit'], tier: bigint, percent: number) => [
  ageRatio[unit],
  tier,
  BigInt(100 - percent),
];

type EachUnit = (unit: UnitPrice, line: AnyLine, sale: Sale) => boolean;
const eachUnit = (holds: EachUnit) => (sale: Sale) =>
  sale.order.lines.every((line, at) =>
    (sale.price.lines[at]?.units ?? []).every((unit) => holds(unit, line, sale)),
  );
const tierSteps = ({ steps }: UnitPrice) =>
  steps.flatMap(({ rule }) => (/advance|combo/i.test(rule) ? [rule] : []));

const invariants: Readonly<Record<string, (sale: Sale) => boolean>> = {
  'units and extras add up to their line': ({ price }) =>
    price.lines.every(
      (line) => total(partsOf(line).map(({ amount }) => amount)) === line.total.amount,
    ),
  'lines less the deduction add up to the total': ({ price }) =>
    total(price.lines.map((line) => line.total)) - price.deduction.amount === price.total.amount,
  'what was saved is what the total is below the original': ({ price }) =>
    [price, ...price.lines].every(
      ({ original, saved, total: paid }) => original.amount - saved.amount === paid.amount,
    ),
  'the original is what it costs without tier and coupon': ({ order, price }) =>
    order.lines.every(({ question }, at) => {
      const line = price.lines[at];
      const units = (line?.units ?? []).map(
        ({ unit, quantity }) => exactly(question.listPrice, [ageRatio[unit]]) * quantity,
      );
      const extras = total((line?.extras ?? []).map(({ amount }) => amount));
      return units.reduce((sum, amount) => sum + amount, extras) === line?.original.amount;
    }),
  'an amount is its quantity times its price': ({ price }) =>
    price.lines
      .flatMap(partsOf)
      .every(({ unitPrice, quantity, amount }) => unitPrice.amount * quantity === amount.amount),
  'two tiers never act on one price': eachUnit((unit) => tierSteps(unit).length <= 1),
  'the flagship never has an early tier': eachUnit(
    (unit, { product }) =>
      !product.notDiscount || tierSteps(unit).every((rule) => rule === 'combo'),
  ),
  'a price is rounded once': eachUnit((unit, line, sale) => {
    const [acting = 'none'] = tierSteps(unit);
    const tier = tiersOpenTo(line).find(([rule]) => rule === acting)?.[1];
    return (
      tier !== undefined &&
      unit.unitPrice.amount ===
        exactly(unit.listPrice, ratiosOf(unit.unit, tier, couponPercent(sale, line)))
    );
  }),
  'the best tier is the cheapest one': eachUnit((unit, line, sale) =>
    tiersOpenTo(line).every(
      ([, tier]) =>
        unit.unitPrice.amount <=
        exactly(unit.listPrice, ratiosOf(unit.unit, tier, couponPercent(sale, line))),
    ),
  ),
  'a coupon acts last and once': eachUnit(({ unit, steps }, line, sale) => {
    const percent = unit === 'INFANT' ? 0 : couponPercent(sale, line);
    const at = steps.findIndex(({ rule }) => rule === 'coupon');
    return percent > 0 ? at === steps.length - 1 && at > 0 : at === -1;
  }),
  'nothing is below zero': ({ price }) =>
    [
      price.total,
      price.saved,
      price.deduction,
      ...price.lines.flatMap(partsOf).map((one) => one.amount),
    ].every(({ amount }) => amount >= 0),
  'add-ons are paid in full': ({ price, plain }) =>
    price.total.amount >=
    total(plain.lines.flatMap(({ extras }) => extras.map((one) => one.amount))),
  'a coupon makes nothing dearer, and a refused one changes nothing': ({ price, plain, coupon }) =>
    coupon.kind === 'refused'
      ? JSON.stringify(price) === JSON.stringify(plain)
      : price.total.amount <= plain.total.amount,
  'a coupon leaves the lines alone that it does not stand on': ({ price, plain, coupon }) =>
    price.lines.every(
      (line, at) =>
        (coupon.kind === 'discounted' && coupon.lines.includes(line.id)) ||
        line.total.amount === plain.lines[at]?.total.amount,
    ),
  'a line as it was sold is explained': (sale) =>
    sale.order.lines.every((line, at) => {
      const sold = sale.price.lines[at];
      const asked = { ...line.question, couponPercent: couponPercent(sale, line) };
      return (
        sold &&
        explainLine({ ...sold, extraLines: sold.extras, amount: sold.total }, asked).kind ===
          'explained'
      );
    }),
};

/** Cases that a run must include, so that no rule passes untested. */
const meetings: Readonly<Record<string, (sale: Sale) => boolean>> = {
  'a deduction': ({ price }) => price.deduction.amount > 0,
  'a percentage after each tier': ({ price }) =>
    price.lines.some(({ units }) =>
      units.some(({ steps }) => steps.length > 3 && steps.at(-1)?.rule === 'coupon'),
    ),
  'the flagship in a package of three': ({ order }) =>
    order.lines.some(({ product, question }) => product.notDiscount && question.parksInPackage > 2),
  'the flagship a month ahead, alone': ({ order }) =>
    order.lines.some(
      ({ product, question }) =>
        product.notDiscount && question.parksInPackage === 1 && (question.leadDays ?? 0) > 20,
    ),
  'an open ticket': ({ order }) => order.lines.some(({ day }) => day === undefined),
  'several packages': ({ order }) =>
    new Set(order.lines.flatMap(({ pack }) => pack ?? [])).size > 1,
  'Colombian pesos, in whole pesos': ({ order }) => order.currency === 'COP',
};

it('prices every order of packages and tickets by every rule', () => {
  const seen = new Set<string>();
  const namesOf = (rules: typeof invariants, sale: Sale, answer: boolean) =>
    Object.keys(rules).filter((name) => Boolean(rules[name]?.(sale)) === answer);
  const property = fc.property(anyOrder(), (order) => {
    const sale = sell(order);
    for (const name of namesOf(meetings, sale, true)) seen.add(name);
    const broken = namesOf(invariants, sale, false);
    if (broken.length > 0) throw new Error(`does not hold: ${broken.join('; ')}`);
  });
  fc.assert(property, { numRuns: turns(100_000, 2_000) });
  expect([...seen].toSorted()).toEqual(Object.keys(meetings).toSorted());
});

it('costs zero without a line, in the cart’s currency', () => {
  const nothing = { amount: 0, currency: 'JPY' };
  expect(priceOrder([], undefined, 'JPY')).toEqual({
    lines: [],
    deduction: nothing,
    original: nothing,
    saved: nothing,
    total: nothing,
  });
});
