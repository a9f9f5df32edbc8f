import { type Money, money } from '../money/money.js';
import { explainLine, type SoldLine } from './explain-line.js';
import { type LineQuestion, priceLine } from './line-price.js';

const question: LineQuestion = {
  listPrice: money(238_900, 'MXN'),
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
  extras: [{ extra: 'photo', price: money(99_000, 'MXN') }],
  leadDays: 10,
  parksInPackage: 1,
  notDiscount: false,
};
const ours = priceLine(question);
const sold = (differs: Partial<SoldLine> = {}): SoldLine => ({
  units: ours.units,
  extraLines: ours.extras,
  original: ours.original,
  amount: ours.total,
  ...differs,
});

it('explains a sale by the same rules', () => {
  const explanation = explainLine(sold(), question);
  expect(explanation).toMatchObject({ kind: 'explained', tier: 'advance' });
  if (explanation.kind === 'unexplained') return;
  expect(explanation.units).toMatchObject(ours.units.map(({ unit, steps }) => ({ unit, steps })));
  const full = explanation.units.map(({ unit, fullPrice }) => [unit, fullPrice.amount]);
  expect(full).toEqual([
    ['ADULT', 238_900],
    ['CHILD', 179_175],
    ['INFANT', 0],
  ]);
});

it('explains no price set by a supplier', () => {
  expect(explainLine(sold(), { ...question, notDiscount: 'ever' })).toEqual({
    kind: 'unexplained',
  });
});

it('finds no tier on a line of infants alone', () => {
  const units = ours.units.filter(({ unit }) => unit === 'INFANT');
  const free = money(0, 'MXN');
  const line = sold({ units, extraLines: [], original: free, amount: free });
  expect(explainLine(line, question)).toMatchObject({ kind: 'explained', tier: undefined });
});

const cent = money(1, 'MXN');
const bent = ours.units.map((unit, index) => (index === 0 ? { ...unit, unitPrice: cent } : unit));
const short = ours.units.map((unit, index) => (index === 0 ? { ...unit, amount: cent } : unit));
const inDollars = ({ amount }: Money) => money(amount, 'USD');
const abroad = ours.units.map((unit) => ({
  ...unit,
  listPrice: inDollars(unit.listPrice),
  unitPrice: inDollars(unit.unitPrice),
  amount: inDollars(unit.amount),
}));
const foreign = ours.units.map((unit) => ({ ...unit, amount: money(1, 'USD') }));

it.each([
  ['a unit price that is not ours', sold({ units: bent })],
  ['an amount that is not quantity times price', sold({ units: short })],
  ['lines that do not add up to the amount', sold({ amount: money(1, 'MXN') })],
  ['an amount before discounts that is not ours', sold({ original: cent })],
  ['an amount in another currency', sold({ units: foreign })],
  ['all people in another currency', sold({ units: abroad })],
  ['an amount before discounts in another', sold({ original: inDollars(ours.original) })],
  ['a whole amount in another', sold({ amount: inDollars(ours.total) })],
  ['an extra in another currency', sold({ extraLines: [{ amount: money(99_000, 'USD') }] })],
])('explains nothing of %s', (_, line) => {
  expect(explainLine(line, question)).toEqual({ kind: 'unexplained' });
});

it('explains nothing when the lead time gives another tier', () => {
  expect(explainLine(sold(), { ...question, leadDays: 30 })).toEqual({ kind: 'unexplained' });
});

describe('a line that was sold with a coupon', () => {
  const asked = { ...question, couponPercent: 10 };
  const { units, extras, original, total } = priceLine(asked);
  const line: SoldLine = { units, extraLines: extras, original, amount: total };

  it('shows it as the last step', () => {
    const explanation = explainLine(line, asked);
    if (explanation.kind === 'unexplained') throw new Error('it is not explained');
    expect(explanation.tier).toBe('advance');
    expect(explanation.units.map(({ steps }) => steps.at(-1))).toMatchObject([
      { rule: 'coupon', percent: 10, before: money(215_010, 'MXN'), after: money(193_509, 'MXN') },
      { rule: 'coupon', percent: 10, before: money(161_258, 'MXN'), after: money(145_132, 'MXN') },
      { rule: 'infantFree' },
    ]);
    expect(explanation.units.map(({ fullPrice }) => fullPrice)).toEqual(
      [238_900, 179_175, 0].map((amount) => money(amount, 'MXN')),
    );
  });

  it.each([undefined, 9, 11])('is not explained by a coupon of %p percent', (couponPercent) => {
    expect(explainLine(line, { ...asked, couponPercent })).toEqual({ kind: 'unexplained' });
  });
});
