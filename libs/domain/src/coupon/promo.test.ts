import { money } from '../money/money.js';
import { deductionOf, longestPromoCode, type Promo, readPromoCode } from './promo.js';

const longest = 'A'.repeat(longestPromoCode);

it.each([
  ['AGUA-CLARA', 'AGUA-CLARA'],
  [' agua-clara ', 'AGUA-CLARA'],
  ['7', '7'],
  ['AGUA\u200bCLARA', 'AGUACLARA'],
  ['AGUACLARA\u200e', 'AGUACLARA'],
  ['\u202aAGUACLARA\u202c', 'AGUACLARA'],
  ['ＡＧＵＡＣＬＡＲＡ', 'AGUACLARA'],
  ['“AGUACLARA”', 'AGUACLARA'],
  ['AGUACLARA.', 'AGUACLARA'],
  ['AGUA\u2011CLARA', 'AGUA-CLARA'],
  [longest, longest],
  [`${longest}A`, undefined],
  ['-AGUA', undefined],
  ['AGUA CLARA', undefined],
  ['AGUÁ', undefined],
  ['ÁGUA', undefined],
  ['', undefined],
])('reads the code %j as %j', (typed, code) => {
  expect(readPromoCode(typed)).toBe(code);
});

const promo: Promo = {
  code: 'CEIBA',
  title: undefined,
  percent: undefined,
  lines: ['a'],
  saved: money(30_000, 'MXN'),
};

it('counts once if it is no percentage', () => {
  expect(deductionOf(promo)).toEqual(money(30_000, 'MXN'));
  expect(deductionOf({ ...promo, percent: 10 })).toBeUndefined();
  expect(deductionOf(undefined)).toBeUndefined();
});
