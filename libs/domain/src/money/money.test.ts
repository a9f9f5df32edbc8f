import fc from 'fast-check';
import { currencyCodes } from '../currency/currency.js';
import {
  add,
  fromDecimal,
  isSame,
  money,
  multiplied,
  share,
  subtract,
  sum,
  times,
  toDecimal,
  zero,
} from './money.js';

const anyCurrency = fc.constantFrom(...currencyCodes);
const fineCurrency = fc.constantFrom(...currencyCodes.filter((code) => code !== 'COP'));
const anyAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const ratio = fc.record({
  numerator: fc.integer({ min: 0, max: 10_000 }),
  denominator: fc.integer({ min: 1, max: 10_000 }),
});

describe('an amount', () => {
  it.each([0.5, NaN, Infinity, 2 ** 53])('cannot be %p minor units', (amount) => {
    expect(() => money(amount, 'MXN')).toThrow(RangeError);
  });

  it('is never a negative zero', () => {
    expect(Object.is(money(-0, 'MXN').amount, 0)).toBe(true);
    expect(Object.is(subtract(zero('MXN'), zero('MXN')).amount, 0)).toBe(true);
  });

  it('is not added to an amount of another currency', () => {
    expect(() => add(money(1, 'MXN'), money(1, 'USD'))).toThrow(/cannot add USD to MXN/);
    expect(isSame(money(1, 'MXN'), money(1, 'USD'))).toBe(false);
  });
});

it('adds lines to their total in any order', () => {
  fc.assert(
    fc.property(anyCurrency, fc.array(anyAmount), (currency, amounts) => {
      const lines = amounts.map((amount) => money(amount, currency));
      const total = amounts.reduce((left, right) => left + right, 0);
      expect(sum(lines, currency).amount).toBe(total === 0 ? 0 : total);
      expect(sum(lines.toReversed(), currency)).toEqual(sum(lines, currency));
    }),
  );
});

it('multiplies as repeated addition, and subtracts what it added', () => {
  fc.assert(
    fc.property(anyCurrency, anyAmount, fc.nat({ max: 20 }), (currency, amount, count) => {
      const value = money(amount, currency);
      const repeated = sum(
        Array.from({ length: count }, () => value),
        currency,
      );
      expect(times(value, count)).toEqual(repeated);
      expect(subtract(add(value, repeated), repeated)).toEqual(value);
    }),
  );
});

describe('a share', () => {
  it.each([
    { amount: 1, numerator: 1, denominator: 2, rounded: 1 },
    { amount: -1, numerator: 1, denominator: 2, rounded: -1 },
    { amount: 3, numerator: 1, denominator: 2, rounded: 2 },
    { amount: 7, numerator: 1, denominator: 3, rounded: 2 },
    { amount: 8, numerator: 1, denominator: 3, rounded: 3 },
    { amount: 238_900, numerator: 75, denominator: 100, rounded: 179_175 },
    { amount: 9_007_199_254_740_991, numerator: 99, denominator: 99, rounded: 2 ** 53 - 1 },
  ])('of $numerator/$denominator of $amount is $rounded', ({ amount, rounded, ...part }) => {
    expect(share(money(amount, 'MXN'), part).amount).toBe(rounded);
  });

  it('rounds to the nearest minor unit, halves away from zero', () => {
    fc.assert(
      fc.property(fineCurrency, anyAmount, ratio, (currency, amount, part) => {
        expect(share(money(amount, currency), part).amount).toBe(nearest(amount, part, 1));
      }),
    );
  });

  it('rounds to a whole peso in COP, which shows no centavos', () => {
    fc.assert(
      fc.property(anyAmount, ratio, (amount, part) => {
        expect(share(money(amount, 'COP'), part).amount).toBe(nearest(amount, part, 100));
      }),
    );
  });

  it('rounds a product of ratios once, at the end', () => {
    const both = multiplied([
      { numerator: 75, denominator: 100 },
      { numerator: 90, denominator: 100 },
    ]);
    // 75 % of 2 is 1.5, 90 % of that is 1.35; rounding in between would give 2 and then 1.8.
    expect(share(money(2, 'USD'), both).amount).toBe(1);
  });
});

/** The oracle: long division, rounded by the remainder. */
function nearest(amount: number, part: { numerator: number; denominator: number }, step: number) {
  const product = BigInt(Math.abs(amount)) * BigInt(part.numerator);
  const divisor = BigInt(part.denominator) * BigInt(step);
  const whole = product / divisor;
  const isUp = (product % divisor) * 2n >= divisor;
  const size = Number(isUp ? whole + 1n : whole) * step;
  return size === 0 ? 0 : Math.sign(amount) * size;
}

describe('a decimal amount', () => {
  it('reads back as written', () => {
    fc.assert(
      fc.property(anyCurrency, anyAmount, (currency, amount) => {
        const value = money(amount, currency);
        const wire: unknown = JSON.parse(JSON.stringify(toDecimal(value)));
        expect(fromDecimal(Number(wire), currency)).toEqual(value);
      }),
    );
  });

  it('is refused with one digit more than its currency has, at any size', () => {
    fc.assert(
      fc.property(anyCurrency, anyAmount, fc.integer({ min: 1, max: 9 }), (currency, n, digit) => {
        const digits = currency === 'CLP' || currency === 'KRW' || currency === 'JPY' ? 0 : 2;
        const decimal = Number(`${n}.${'0'.repeat(digits)}${digit}`);
        expect(fromDecimal(decimal, currency)).toBeUndefined();
      }),
    );
  });

  it.each([
    { decimal: 0.1 + 0.2, amount: 30 },
    { decimal: 1.1 * 3, amount: 330 },
    { decimal: -2389, amount: -238_900 },
  ])('tolerates binary fraction noise: $decimal', ({ decimal, amount }) => {
    expect(fromDecimal(decimal, 'MXN')).toEqual(money(amount, 'MXN'));
  });

  it.each([NaN, Infinity, -Infinity, 1e308, 2 ** 53])('cannot be %p', (decimal) => {
    expect(fromDecimal(decimal, 'MXN')).toBeUndefined();
  });
});
