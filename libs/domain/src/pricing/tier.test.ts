import fc from 'fast-check';
import { type TierQuestion, tierFor } from './tier.js';

const question = (differs: Partial<TierQuestion> = {}): TierQuestion => ({
  leadDays: 0,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});

/** The tier of a visit so many days ahead, in a package of so many parks. */
it.each([
  { leadDays: 0, parks: 1, tier: undefined },
  { leadDays: 6, parks: 1, tier: undefined },
  { leadDays: 7, parks: 1, tier: 'advance10' },
  { leadDays: 20, parks: 1, tier: 'advance10' },
  { leadDays: 21, parks: 1, tier: 'advance15' },
  { leadDays: 365, parks: 1, tier: 'advance15' },
  { leadDays: 6, parks: 2, tier: undefined },
  { leadDays: 20, parks: 2, tier: 'advance10' },
  { leadDays: 21, parks: 2, tier: 'advance15' },
  { leadDays: 0, parks: 3, tier: 'combo20' },
  { leadDays: 10, parks: 3, tier: 'combo20' },
  { leadDays: 30, parks: 4, tier: 'combo20' },
  { leadDays: undefined, parks: 1, tier: undefined },
  { leadDays: undefined, parks: 2, tier: undefined },
  { leadDays: undefined, parks: 3, tier: 'combo20' },
  { leadDays: -1, parks: 1, tier: undefined },
])('$leadDays days ahead, $parks in the package: $tier', ({ leadDays, parks, tier }) => {
  expect(tierFor(question({ leadDays, parksInPackage: parks })).rule).toBe(tier);
});

const lead = fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined });

it('gives the flagship no early discount at any lead time, and 20 % in a package of three', () => {
  fc.assert(
    fc.property(lead, fc.integer({ min: 1, max: 4 }), (leadDays, parksInPackage) => {
      const { rule } = tierFor({ leadDays, parksInPackage, notDiscount: true });
      expect(rule).toBe(parksInPackage >= 3 ? 'combo20' : undefined);
    }),
  );
});

it.each([
  {
    when: 'tomorrow',
    asked: question({ leadDays: 1 }),
    skipped: { combo20: 'fewParks', advance15: 'tooSoon', advance10: 'tooSoon' },
  },
  {
    when: 'in ten days',
    asked: question({ leadDays: 10 }),
    skipped: { combo20: 'fewParks', advance15: 'tooSoon' },
  },
  {
    when: 'in a month',
    asked: question({ leadDays: 30 }),
    skipped: { combo20: 'fewParks', advance10: 'betterTier' },
  },
  {
    when: 'in ten days with two more parks',
    asked: question({ leadDays: 10, parksInPackage: 3 }),
    skipped: { advance15: 'tooSoon', advance10: 'betterTier' },
  },
  {
    when: 'in a month with two more parks',
    asked: question({ leadDays: 30, parksInPackage: 3 }),
    skipped: { advance15: 'betterTier', advance10: 'betterTier' },
  },
  {
    when: 'an open ticket',
    asked: question({ leadDays: undefined }),
    skipped: { combo20: 'fewParks', advance15: 'openTicket', advance10: 'openTicket' },
  },
  {
    when: 'the flagship in a month',
    asked: question({ leadDays: 30, notDiscount: true }),
    skipped: { combo20: 'fewParks', advance15: 'flagship', advance10: 'flagship' },
  },
])('says why the other tiers do not apply: $when', ({ asked, skipped }) => {
  const told = tierFor(asked).skipped.map(({ rule, reason }) => [rule, reason]);
  expect(Object.fromEntries(told)).toEqual(skipped);
  expect(told).toHaveLength(Object.keys(skipped).length);
});
