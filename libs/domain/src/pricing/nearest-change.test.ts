import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { addDays, daysBetween, type ParkDay } from '../calendar/park-day.js';
import { money } from '../money/money.js';
import { ageBandsOf, checkPeople, maxPeople, type People } from '../people/people.js';
import { type LineQuestion, priceLine } from './line-price.js';
import { nearestChanges, type TierChange, withFirstChild } from './nearest-change.js';
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

/** The oracle: every later day and every larger package where the rule applies. */
const laterLeads = (rule: TierRule, asked: TierQuestion) =>
  asked.leadDays === undefined
    ? []
    : from(asked.leadDays + 1, lastLead).filter((leadDays) => acts(rule, { ...asked, leadDays }));
const morePark = (rule: TierRule, asked: TierQuestion) =>
  from(asked.parksInPackage + 1, 4).filter((parksInPackage) =>
    acts(rule, { ...asked, parksInPackage }),
  );

it('names the first day or the fewest parks that trigger a tier, as a full search does', () => {
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

it('lists each tier once: applied, with its change, or with its reason', () => {
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

describe('with the days to which a visit can move', () => {
  const tomorrow = question();
  const dayOf = (rule: TierRule, days: readonly ParkDay[]) =>
    nearestChanges(tomorrow, today, days).find((one) => one.rule === rule)?.change;

  it.each([
    ['the first far enough ahead', ['2026-12-18', '2026-12-21', '2026-12-20'], '2026-12-20'],
    ['the first day of all that are', ['2026-12-19', '2026-12-20'], '2026-12-19'],
    ['the last that the next tier leaves', ['2027-01-01'], '2027-01-01'],
  ])('names %s', (_, days, day) => {
    expect(dayOf('advance', days)).toEqual({ kind: 'day', day });
  });

  it.each([
    ['none is known', []],
    ['all are too near', ['2026-12-13', '2026-12-18']],
    ['all are so far that the next tier acts', ['2027-01-02', '2027-02-01']],
  ])('names none where %s', (_, days) => {
    expect(dayOf('advance', days)).toEqual(none('tooSoon'));
  });

  it('has no end for the longest', () => {
    expect(dayOf('longAdvance', ['2027-11-30'])).toEqual({ kind: 'day', day: '2027-11-30' });
  });
});

const anyPeople: fc.Arbitrary<People> = fc.record({
  ADULT: fc.integer({ min: 1, max: 12 }),
  CHILD: fc.integer({ min: 0, max: 4 }),
  INFANT: fc.integer({ min: 0, max: 4 }),
});
const anyDays = fc.subarray(from(0, 60).map((days) => addDays(today, days)));

function follow(asked: LineQuestion, change: TierChange['change']): LineQuestion {
  if (change.kind === 'day') return { ...asked, leadDays: daysBetween(today, change.day) };
  if (change.kind === 'parks')
    return { ...asked, parksInPackage: asked.parksInPackage + change.more };
  return asked;
}

const rulesOf = (asked: LineQuestion) =>
  priceLine(asked).units.flatMap(({ unit, steps }) =>
    unit === 'INFANT' ? [] : steps.map(({ rule }) => rule),
  );

it('leads to that rule on an available day, and no sooner', () => {
  fc.assert(
    fc.property(anyQuestion, anyPeople, anyDays, (tier, people, days) => {
      const listPrice = money(100_000, 'MXN');
      const asked: LineQuestion = { ...tier, listPrice, people, extras: [] };
      for (const { rule, change } of nearestChanges(asked, today, days)) {
        if (change.kind === 'none') continue;
        expect(rulesOf(asked)).not.toContain(rule);
        expect(rulesOf(follow(asked, change))).toContain(rule);
        if (change.kind !== 'day') continue;
        expect(days).toContain(change.day);
        for (const day of days.filter((one) => one < change.day))
          expect(rulesOf(follow(asked, { kind: 'day', day }))).not.toContain(rule);
      }
    }),
    { numRuns: turns(5_000, 500) },
  );
});

it('finds a day whenever one of them triggers the tier', () => {
  fc.assert(
    fc.property(anyQuestion, anyDays, (asked, days) => {
      for (const { rule, change } of nearestChanges(asked, today, days)) {
        const later = days.filter((day) => daysBetween(today, day) > (asked.leadDays ?? Infinity));
        const some = later.some((day) =>
          acts(rule, { ...asked, leadDays: daysBetween(today, day) }),
        );
        if (change.kind !== 'parks') expect(change.kind).toBe(some ? 'day' : 'none');
      }
    }),
    { numRuns: turns(5_000, 500) },
  );
});

describe('a first child', () => {
  const [park, natureTour] = [ageBandsOf('XH'), ageBandsOf('XN')];
  const two = { ADULT: 2, CHILD: 0, INFANT: 0 };

  it.each([
    ['to adults', two, park, { ...two, CHILD: 1 }],
    ['at the nature tour', two, natureTour, { ...two, CHILD: 1 }],
    ['not where there is one', { ...two, CHILD: 1 }, park, undefined],
    ['not to children alone', { ...two, ADULT: 0 }, park, undefined],
    ['not to as many as a line holds', { ...two, ADULT: maxPeople }, park, undefined],
    ['not where children are not admitted', two, { ADULT: { from: 12 } }, undefined],
  ])('comes %s', (_, people, bands, more) => {
    expect(withFirstChild(people, bands)).toEqual(more);
  });

  it('triggers the child rule when added', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        const more = withFirstChild(people, park);
        if (!more) return;
        const listPrice = money(100_000, 'MXN');
        const asked = { ...question(), listPrice, people: more, extras: [] };
        expect(checkPeople(more, park)).toBeUndefined();
        expect(rulesOf(asked)).toContain('child');
        expect(rulesOf({ ...asked, people })).not.toContain('child');
      }),
    );
  });
});
