import { add, type Money, money, sum } from '../money/money.js';
import { explainLine } from '../pricing/explain-line.js';
import { type LineQuestion, priceLine } from '../pricing/line-price.js';
import { withoutCode } from './without-code.js';

const question: LineQuestion = {
  listPrice: money(73_31, 'USD'),
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
  extras: [{ extra: 'food', price: money(19_99, 'USD') }],
  leadDays: 21,
  parksInPackage: 1,
  notDiscount: false,
};

function sold(asked: LineQuestion, more: Money = money(0, 'USD')) {
  const { units, extras, original, total } = priceLine(asked);
  const line = { units, extraLines: extras, original, amount: add(total, more) };
  return { line, explanation: explainLine(line, asked) };
}

it.each([
  ['early, 10 %', { couponPercent: 10 }],
  ['early, 33 %, which leaves fractions', { couponPercent: 33 }],
  ['all of it', { couponPercent: 100 }],
  ['as one of three', { couponPercent: 15, parksInPackage: 3 }],
  ['no code', {}],
])('equals the line’s price without its code, to the cent: %s', (_, differs) => {
  const { line, explanation } = sold({ ...question, ...differs });
  const plain = priceLine({ ...question, ...differs, couponPercent: undefined });
  expect(explanation.kind).toBe('explained');
  expect(withoutCode(line, explanation)).toEqual(plain.total);
  expect(plain.total).toEqual(
    sum(
      [...plain.units, ...plain.extras].map(({ amount }) => amount),
      'USD',
    ),
  );
});

it('falls back to the backend’s price when it cannot be explained', () => {
  const { line, explanation } = sold({ ...question, couponPercent: 10 }, money(1, 'USD'));
  expect(explanation.kind).toBe('unexplained');
  expect(withoutCode(line, explanation)).toBe(line.amount);
});
