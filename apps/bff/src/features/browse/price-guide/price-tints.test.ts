import { bestOf, tintOf } from './price-tints.js';

it.each([
  { amount: 100, amounts: [100, 200], tint: 1 },
  { amount: 124, amounts: [100, 200], tint: 1 },
  { amount: 125, amounts: [100, 200], tint: 2 },
  { amount: 200, amounts: [100, 200], tint: 4 },
  { amount: 100, amounts: [100, 100], tint: 1 },
  { amount: 100, amounts: [100], tint: 1 },
])('$amount among $amounts is of class $tint', ({ amount, amounts, tint }) => {
  expect(tintOf(amount, amounts)).toBe(tint);
});

it.each([
  { amounts: [300, 100, 200, 100], best: 100 },
  { amounts: [100, 100], best: undefined },
  { amounts: [100], best: undefined },
  { amounts: [], best: undefined },
])('the best of $amounts is $best', ({ amounts, best }) => {
  expect(bestOf(amounts)).toBe(best);
});
