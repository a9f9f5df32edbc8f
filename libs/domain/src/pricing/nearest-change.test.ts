import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { addDays, type ParkDay } from '../calendar/park-day.js';
import { nearestChanges } from './nearest-change.js';
import { type TierQuestion, tierFor, type TierRule } from './tier.js';

const today = '2026-12-12';
const question = (differs: Partial<TierQuestion> = {}): TierQuestion => ({
  leadDays: 1,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});

const inSevenDays = { kind: 'day', day: '2026-12-19' };
const inTwentyOneDays = { kind: 'day', day: '2027-01-02' };
const parks = (more: number) => ({ kind: 'parks', more });
const none = (reason: string) => ({ kind: 'none', reason });

it.each([
  {
    when: 'tomorrow',
    asked: question(),
    changes: { combo: parks(2), longAdvance: inTwentyOneDays, advance: inSevenDays },
  },
  {
    when: 'in ten days',
    asked: question({ leadDays: 10 }),
    changes: { combo: parks(2), longAdvance: inTwentyOneDays },
  },
  {
    when: 'in a month, where the lesser tier would be worse',
    asked: question({ leadDays: 30 }),
    changes: { combo: parks(2), advance: none('betterTier') },
  },
  {
    when: 'tomorrow, as one of two',
    asked: question({ parksInPackage: 2 }),
    changes: { combo: parks(1), longAdvance: inTwentyOneDays, advance: inSevenDays },
  },
  {
    when: 'tomorrow, as one of three: no day is better than that',
    asked: question({ parksInPackage: 3 }),
    changes: { longAdvance: none('betterTier'), advance: none('betterTier') },
  },
  {
    when: 'the flagship tomorrow',
    asked: question({ notDiscount: true }),
    changes: { combo: parks(2), longAdvance: none('flagship'), advance: none('flagship') },
  },
  {
    when: 'the flagship as one of three',
    asked: question({ notDiscount: true, parksInPackage: 3 }),
    changes: { longAdvance: none('flagship'), advance: none('flagship') },
  },
  {
    when: 'an open ticket',
    asked: question({ leadDays: undefined }),
    changes: { combo: parks(2), longAdvance: none('openTicket'), advance: none('openTicket') },
  },
])('$when', ({ asked, changes }) => {
  const told = nearestChanges(asked, today).map(({ rule, change }) => [rule, change]);
  expect(Object.fromEntries(told)).toEqual(changes);
  expect(told).toHaveLength(Object.keys(changes).length);
});

const lastLead = 45;
const anyQuestion = fc.record({
  leadDays: fc.option(fc.integer({ min: 0, max: lastLead }), { nil: undefined }),
  parksInPackage: fc.integer({ min: 1, max: 4 }),
  notDiscount: fc.boolean(),
});
const anyDay = fc.nat({ max: 1_000 }).map((days) => addDays('2026-01-01', days));
const holds = (property: (asked: TierQuestion, day: ParkDay) => void) =>
  fc.assert(fc.property(anyQuestion, anyDay, property), { numRuns: turns(5_000, 500) });

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
const acts = (rule: TierRule, asked: TierQuestion) => tierFor(asked).rule === rule;

/** Every later day up to the horizon, and every larger package, on which a rule acts; the nearest first. */
const laterLeads = (rule: TierRule, asked: TierQuestion) =>
  asked.leadDays === undefined
    ? []
    : from(asked.leadDays + 1, lastLead).filter((leadDays) => acts(rule, { ...asked, leadDays }));
const morePark = (rule: TierRule, asked: TierQuestion) =>
  from(asked.parksInPackage + 1, 4).filter((parksInPackage) =>
    acts(rule, { ...asked, parksInPackage }),
  );

it('names the first day or the fewest parks that bring a tier in, found by trying them all', () => {
  holds((asked, day) => {
    for (const { rule, change } of nearestChanges(asked, day)) {
      const [lead] = laterLeads(rule, asked);
      const [size] = morePark(rule, asked);
      const found =
        size !== undefined
          ? { kind: 'parks', more: size - asked.parksInPackage }
          : lead !== undefined
            ? { kind: 'day', day: addDays(day, lead) }
            : { kind: 'none' };
      expect(change).toMatchObject(found);
    }
  });
});

it('tells of each tier once: it acts, or it has its change or its reason', () => {
  holds((asked, day) => {
    const told = nearestChanges(asked, day).map(({ rule }) => rule);
    const acting = tierFor(asked).rule;
    expect([...told, ...(acting ? [acting] : [])].toSorted()).toEqual([
      'advance',
      'combo',
      'longAdvance',
    ]);
  });
});
