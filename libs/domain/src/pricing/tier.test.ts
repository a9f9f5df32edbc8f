import fc from 'fast-check';
import {
  hasTiers,
  leadReach,
  percentOff,
  ratioLeft,
  type TierQuestion,
  tierFor,
  tiers,
} from './tier.js';

const question = (differs: Partial<TierQuestion> = {}): TierQuestion => ({
  leadDays: 0,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});

it.each([
  { leadDays: 0, parks: 1, tier: undefined },
  { leadDays: 6, parks: 1, tier: undefined },
  { leadDays: 7, parks: 1, tier: 'advance' },
  { leadDays: 20, parks: 1, tier: 'advance' },
  { leadDays: 21, parks: 1, tier: 'longAdvance' },
  { leadDays: 365, parks: 1, tier: 'longAdvance' },
  { leadDays: 6, parks: 2, tier: undefined },
  { leadDays: 20, parks: 2, tier: 'advance' },
  { leadDays: 21, parks: 2, tier: 'longAdvance' },
  { leadDays: 0, parks: 3, tier: 'combo' },
  { leadDays: 10, parks: 3, tier: 'combo' },
  { leadDays: 30, parks: 4, tier: 'combo' },
  { leadDays: undefined, parks: 1, tier: undefined },
  { leadDays: undefined, parks: 2, tier: undefined },
  { leadDays: undefined, parks: 3, tier: 'combo' },
  { leadDays: -1, parks: 1, tier: undefined },
])('$leadDays days ahead, $parks in the package: $tier', ({ leadDays, parks, tier }) => {
  expect(tierFor(question({ leadDays, parksInPackage: parks })).rule).toBe(tier);
});

const lead = fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined });

it('gives the flagship no early discount at any lead time, and 20 % in a package of three', () => {
  fc.assert(
    fc.property(lead, fc.integer({ min: 1, max: 4 }), (leadDays, parksInPackage) => {
      const { rule } = tierFor({ leadDays, parksInPackage, notDiscount: true });
      expect(rule).toBe(parksInPackage >= 3 ? 'combo' : undefined);
    }),
  );
});

it('has no current or future tier for supplier prices', () => {
  fc.assert(
    fc.property(lead, fc.integer({ min: 1, max: 4 }), (leadDays, parksInPackage) => {
      const asked = { leadDays, parksInPackage, notDiscount: 'ever' } as const;
      expect(tierFor(asked)).toEqual({ rule: undefined, skipped: [] });
    }),
  );
});

it.each([
  ['nothing that is known', [], true],
  ['tickets of the operator', [false], true],
  ['the flagship alone, whose packages have one', [true], true],
  ["a supplier's tickets beside ours", ['ever', false], true],
  ["suppliers' tickets alone", ['ever', 'ever'], false],
] as const)('a shop that sells %s has tiers: %s', (_, sold, isSo) => {
  expect(hasTiers(sold.map((notDiscount) => ({ notDiscount })))).toBe(isSo);
});

it.each([
  {
    when: 'tomorrow',
    asked: question({ leadDays: 1 }),
    skipped: { combo: 'fewParks', longAdvance: 'tooSoon', advance: 'tooSoon' },
  },
  {
    when: 'in ten days',
    asked: question({ leadDays: 10 }),
    skipped: { combo: 'fewParks', longAdvance: 'tooSoon' },
  },
  {
    when: 'in a month',
    asked: question({ leadDays: 30 }),
    skipped: { combo: 'fewParks', advance: 'betterTier' },
  },
  {
    when: 'in ten days with two more parks',
    asked: question({ leadDays: 10, parksInPackage: 3 }),
    skipped: { longAdvance: 'tooSoon', advance: 'betterTier' },
  },
  {
    when: 'in a month with two more parks',
    asked: question({ leadDays: 30, parksInPackage: 3 }),
    skipped: { longAdvance: 'betterTier', advance: 'betterTier' },
  },
  {
    when: 'an open ticket',
    asked: question({ leadDays: undefined }),
    skipped: { combo: 'fewParks', longAdvance: 'openTicket', advance: 'openTicket' },
  },
  {
    when: 'the flagship in a month',
    asked: question({ leadDays: 30, notDiscount: true }),
    skipped: { combo: 'fewParks', longAdvance: 'flagship', advance: 'flagship' },
  },
])('explains why the other tiers do not apply: $when', ({ asked, skipped }) => {
  const told = tierFor(asked).skipped.map(({ rule, reason }) => [rule, reason]);
  expect(Object.fromEntries(told)).toEqual(skipped);
  expect(told).toHaveLength(Object.keys(skipped).length);
});

it.each([
  { rule: 'list', percent: 0 },
  { rule: 'advance', percent: 10 },
  { rule: 'longAdvance', percent: 15 },
  { rule: 'combo', percent: 20 },
  { rule: 'child', percent: 25 },
  { rule: 'infantFree', percent: 100 },
] as const)('$rule takes $percent percent off', ({ rule, percent }) => {
  expect(percentOff(rule)).toBe(percent);
  expect(ratioLeft(percentOff(rule))).toEqual({ numerator: 100 - percent, denominator: 100 });
});

it('lists the days before a visit for the early tiers, and the parks for the combo', () => {
  expect(leadReach('advance')).toEqual({ from: 7, to: 20 });
  expect(leadReach('longAdvance')).toEqual({ from: 21, to: undefined });
  expect(tiers.combo.from).toBe(3);
});

it('is named in the contract by type and percentage', () => {
  const codes = Object.values(tiers).map(({ kind, percent }) => `${kind}${percent}`);
  expect(codes).toEqual(['combo20', 'advance15', 'advance10']);
});

it('lists the best tier first, since the first match applies', () => {
  const percents = Object.values(tiers).map(({ percent }) => percent);
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
});
