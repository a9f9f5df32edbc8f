import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { currencies, currencyCodes } from '../currency/currency.js';
import { formatMoney, parseMoney } from '../money/format-money.js';
import { add, money, subtract, sum, times, zero } from '../money/money.js';
import { type People, unitTypes } from '../people/people.js';
import { type LineQuestion, priceLine, priceOne } from './line-price.js';

const pesos = (amount: number) => money(amount, 'MXN');
const question = (differs: Partial<LineQuestion> = {}): LineQuestion => ({
  listPrice: pesos(238_900),
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  extras: [],
  leadDays: 0,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});
const family: People = { ADULT: 2, CHILD: 1, INFANT: 1 };

it.each([
  { tier: 'none', leadDays: 0, parksInPackage: 1, adult: 238_900, child: 179_175 },
  { tier: '10 %', leadDays: 10, parksInPackage: 1, adult: 215_010, child: 161_258 },
  { tier: '15 %', leadDays: 30, parksInPackage: 1, adult: 203_065, child: 152_299 },
  { tier: '20 %', leadDays: 0, parksInPackage: 3, adult: 191_120, child: 143_340 },
])('a family at a list price of 2,389.00 with the tier $tier', ({ adult, child, ...differs }) => {
  const line = priceLine(question({ people: family, ...differs }));
  expect(line.units.map(({ unitPrice }) => unitPrice.amount)).toEqual([adult, child, 0]);
  expect(line.total).toEqual(pesos(2 * adult + child));
  expect(line.original).toEqual(pesos(2 * 238_900 + 179_175));
});

it('lists each step of a child price ten days ahead, and the rules that did not apply', () => {
  const [, child] = priceLine(question({ people: family, leadDays: 10 })).units;
  expect(child?.steps).toEqual([
    { rule: 'list', before: pesos(0), after: pesos(238_900) },
    { rule: 'child', before: pesos(238_900), after: pesos(179_175) },
    { rule: 'advance', before: pesos(179_175), after: pesos(161_258) },
  ]);
  expect(child?.skipped).toEqual([
    { rule: 'combo', reason: 'fewParks' },
    { rule: 'longAdvance', reason: 'tooSoon' },
  ]);
});

it('rounds once: a tier acts on the exact child price, not on the rounded one', () => {
  const one: People = { ADULT: 0, CHILD: 1, INFANT: 0 };
  const line = priceLine(question({ listPrice: pesos(19_905), people: one, leadDays: 30 }));
  // 75 % is 14,928.75 centavos and 85 % of that is 12,689.44; from 14,929 it would be 12,690.
  expect(line.total).toEqual(pesos(12_689));
});

it('applies a coupon after the tier, and not to infants or add-ons', () => {
  const extras = [{ extra: 'food', price: pesos(45_000) }] as const;
  const asked = question({ people: family, extras, leadDays: 10, couponPercent: 20 });
  const line = priceLine(asked);
  expect(line.units.map(({ steps }) => steps.at(-1))).toEqual([
    { rule: 'coupon', percent: 20, before: pesos(215_010), after: pesos(172_008) },
    { rule: 'coupon', percent: 20, before: pesos(161_258), after: pesos(129_006) },
    { rule: 'infantFree', before: pesos(238_900), after: pesos(0) },
  ]);
  const [full, paid] = [2 * 238_900 + 179_175 + 3 * 45_000, 2 * 172_008 + 129_006 + 3 * 45_000];
  expect(line).toMatchObject({
    original: pesos(full),
    saved: pesos(full - paid),
    total: pesos(paid),
  });
  expect(priceOne('ADULT', asked)).toEqual({ before: pesos(238_900), now: pesos(172_008) });
});

it('strikes the list price when a coupon applies without a tier', () => {
  const line = priceLine(question({ couponPercent: 100 }));
  expect(line).toMatchObject({ original: pesos(477_800), saved: pesos(477_800), total: pesos(0) });
});

it('explains to adults that the child price needs another age', () => {
  const [adult] = priceLine(question()).units;
  expect(adult?.skipped[0]).toEqual({ rule: 'child', reason: 'notThisAge' });
});

it('sells add-ons to paying guests, and a photo pass per ten people begun', () => {
  const extras = [
    { extra: 'food', price: pesos(45_000) },
    { extra: 'photo', price: pesos(99_000) },
  ] as const;
  const sold = (people: People) =>
    priceLine(question({ people, extras })).extras.map(({ quantity, per }) => [quantity, per]);
  const times = (food: number, photo: number) => [
    [food, 'person'],
    [photo, 'group'],
  ];
  expect(sold(family)).toEqual(times(3, 1));
  expect(sold({ ADULT: 2, CHILD: 4, INFANT: 4 })).toEqual(times(6, 1));
  expect(sold({ ADULT: 2, CHILD: 4, INFANT: 5 })).toEqual(times(6, 2));
});

const currency = fc.constantFrom(...currencyCodes);
const count = fc.integer({ min: 0, max: 20 });
const anyQuestion = currency.chain((code) => {
  // Prices that an operator may set: any minor unit, whole pesos in COP.
  const step = 10 ** (currencies[code].isoDigits - currencies[code].screenDigits);
  const price = fc.integer({ min: 1, max: 2_000_000 }).map((n) => money(n * step, code));
  return fc.record({
    listPrice: price,
    people: fc.record({ ADULT: count, CHILD: count, INFANT: count }),
    extras: fc.uniqueArray(
      fc.record({ extra: fc.constantFrom('transport', 'food', 'photo'), price }),
      { selector: ({ extra }) => extra },
    ),
    leadDays: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    parksInPackage: fc.integer({ min: 1, max: 4 }),
    notDiscount: fc.boolean(),
  });
});
const holds = (property: (asked: LineQuestion) => void) =>
  fc.assert(fc.property(anyQuestion, property), { numRuns: turns(500, 150) });

it('adds units and add-ons to the total, and the savings to the original price', () => {
  holds((asked) => {
    const { units, extras, total, original, saved } = priceLine(asked);
    const amounts = [...units, ...extras].map(({ amount }) => amount);
    expect(sum(amounts, asked.listPrice.currency)).toEqual(total);
    expect(subtract(original, saved)).toEqual(total);
    expect(saved.amount).toBeGreaterThanOrEqual(0);
    for (const part of [...units, ...extras])
      expect(part.amount).toEqual(times(part.unitPrice, part.quantity));
  });
});

it('names one line per unit, in unit order', () => {
  holds((asked) => {
    const units = priceLine(asked).units.map(({ unit, quantity }) => [unit, quantity]);
    const wanted = unitTypes.filter((unit) => asked.people[unit] > 0);
    expect(units).toEqual(wanted.map((unit) => [unit, asked.people[unit]]));
  });
});

it('explains each price: each step starts where the previous one ended', () => {
  holds((asked) => {
    for (const { steps, unitPrice, listPrice } of priceLine(asked).units) {
      expect(steps[0]).toEqual({
        rule: 'list',
        before: zero(listPrice.currency),
        after: listPrice,
      });
      steps.slice(1).forEach(({ before, after }, index) => {
        expect(before).toEqual(steps[index]?.after);
        expect(after.amount).toBeLessThanOrEqual(before.amount);
      });
      expect(steps.at(-1)?.after).toEqual(unitPrice);
    }
  });
});

it('lists each rule once, applied or not, and never applies two tiers', () => {
  holds((asked) => {
    for (const { unit, steps, skipped } of priceLine(asked).units) {
      const acted: string[] = steps.map(({ rule }) => rule);
      const told = [...acted, ...skipped.map(({ rule }) => rule)];
      const rules = ['list', 'child', 'advance', 'longAdvance', 'combo'];
      // Strict equality: an `undefined` rule must fail.
      expect(told.toSorted()).toStrictEqual(
        unit === 'INFANT' ? ['infantFree', 'list'] : rules.toSorted(),
      );
      expect(acted.filter((rule) => /advance|combo/.test(rule)).length).toBeLessThanOrEqual(1);
    }
  });
});

it('admits infants free, and discounts no add-on', () => {
  holds((asked) => {
    const { units, extras } = priceLine(asked);
    for (const { unit, amount } of units) if (unit === 'INFANT') expect(amount.amount).toBe(0);
    expect(extras.map(({ extra, unitPrice }) => ({ extra, price: unitPrice }))).toEqual(
      asked.extras,
    );
  });
});

it('never costs less with one more adult', () => {
  holds((asked) => {
    const more = { ...asked.people, ADULT: asked.people.ADULT + 1 };
    const grown = priceLine({ ...asked, people: more }).total.amount;
    expect(grown).toBeGreaterThanOrEqual(priceLine(asked).total.amount);
  });
});

it('saves nothing on the flagship unless it is one of three parks', () => {
  holds((asked) => {
    const line = priceLine({ ...asked, notDiscount: true, parksInPackage: 2 });
    expect(line.saved.amount).toBe(0);
    expect(line.original).toEqual(line.total);
  });
});

it('displays prices to the last charged unit, in every currency', () => {
  holds((asked) => {
    const { units, total } = priceLine(asked);
    for (const value of [total, ...units.flatMap(({ steps }) => steps.map(({ after }) => after))])
      expect(parseMoney(formatMoney(value), value.currency)).toEqual(value);
  });
});

it('costs the same in one request or one by one', () => {
  const one = priceLine(question({ people: { ADULT: 1, CHILD: 0, INFANT: 0 }, leadDays: 30 }));
  const two = priceLine(question({ leadDays: 30 }));
  expect(add(one.total, one.total)).toEqual(two.total);
});
