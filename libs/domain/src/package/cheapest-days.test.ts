import fc from 'fast-check';
import { turns } from '@shop/test/corpus';
import { addDays, daysBetween } from '../calendar/park-day.js';
import { add, type Money, money, subtract, sum } from '../money/money.js';
import type { People } from '../people/people.js';
import { priceLine } from '../pricing/line-price.js';
import { cheapestDays, type DaysQuestion } from './cheapest-days.js';
import { packageProblems } from './package.js';
import type { OfferedDay, PackageRequest } from './planned-visit.js';

const today = '2026-11-20';
const ahead = (days: number) => addDays(today, days);
const pesos = (amount: number) => money(amount, 'MXN');
const on = (lead: number, price: number, differs: Partial<OfferedDay> = {}): OfferedDay => ({
  day: ahead(lead),
  listPrice: pesos(price),
  places: undefined,
  ...differs,
});
const request = (
  parent: string,
  days: readonly OfferedDay[],
  differs: Partial<PackageRequest> = {},
) => ({
  parent,
  products: 1,
  notDiscount: false,
  days,
  ...differs,
});
const couple: People = { ADULT: 2, CHILD: 0, INFANT: 0 };
const family: People = { ADULT: 2, CHILD: 1, INFANT: 1 };
const ask = (requests: readonly PackageRequest[], people = couple) =>
  cheapestDays({ requests, people, today, currency: 'MXN' });

function plansFor(requests: readonly PackageRequest[], people = couple) {
  const found = ask(requests, people);
  if (found.kind !== 'found') return found;
  return [found.best, ...found.runnersUp].map(({ visits, total }) => ({
    on: visits.map(({ day, time }) => [daysBetween(today, day), ...(time ? [time] : [])].join(' ')),
    total: total.amount,
  }));
}

it.each([
  [
    'a lone ticket goes to its cheapest day, the early tier counted',
    [request('a', [on(6, 100_000), on(7, 110_000), on(8, 100_000)])],
    [
      { on: ['8'], total: 180_000 },
      { on: ['7'], total: 198_000 },
      { on: ['6'], total: 200_000 },
    ],
  ],
  [
    'two that want the same day: who loses less by moving moves',
    [
      request('a', [on(1, 100_000), on(2, 130_000)]),
      request('b', [on(1, 100_000), on(2, 110_000), on(3, 150_000)]),
    ],
    [
      { on: ['1', '2'], total: 420_000 },
      { on: ['2', '1'], total: 460_000 },
      { on: ['1', '3'], total: 500_000 },
    ],
  ],
  [
    'equal totals have the earlier days first, by the first request',
    [request('a', [on(2, 500), on(1, 500), on(3, 500)]), request('b', [on(3, 500), on(1, 500)])],
    [
      { on: ['1', '3'], total: 2_000 },
      { on: ['2', '1'], total: 2_000 },
      { on: ['2', '3'], total: 2_000 },
    ],
  ],
  [
    'equal totals have the earlier days first, by the first request that differs',
    [
      request('a', [on(1, 500)]),
      request('b', [on(3, 900), on(2, 1_000)]),
      request('c', [on(4, 1_000), on(5, 900)]),
    ],
    [
      { on: ['1', '3', '5'], total: 3_680 },
      { on: ['1', '2', '5'], total: 3_840 },
      { on: ['1', '3', '4'], total: 3_840 },
    ],
  ],
  [
    'the fourth passes over the days of three that have no other',
    [
      request('a', [on(2, 500)]),
      request('b', [on(1, 500)]),
      request('c', [on(3, 500)]),
      request(
        'd',
        [1, 2, 3, 4, 5, 6, 7].map((lead) => on(lead, 500)),
      ),
    ],
    [
      { on: ['2', '1', '3', '4'], total: 3_200 },
      { on: ['2', '1', '3', '5'], total: 3_200 },
      { on: ['2', '1', '3', '6'], total: 3_200 },
    ],
  ],
  [
    'three get the tier of a package, also the flagship',
    [
      request('a', [on(1, 100_000)]),
      request('b', [on(30, 100_000)]),
      request('flagship', [on(9, 100_000)], { notDiscount: true }),
    ],
    [{ on: ['1', '30', '9'], total: 480_000 }],
  ],
  [
    'add-ons are in the amounts',
    [request('a', [on(1, 100_000)], { extras: [{ extra: 'food', price: pesos(45_000) }] })],
    [{ on: ['1'], total: 290_000 }],
  ],
  [
    'a tour leaves at the earliest time that has places for all',
    [
      request('a', [
        on(1, 100_000, {
          times: [
            { time: '14:00', places: undefined },
            { time: '11:00', places: 2 },
            { time: '08:00', places: 1 },
          ],
        }),
      ]),
    ],
    [{ on: ['1 11:00'], total: 200_000 }],
  ],
])('%s', (_, requests, plans) => {
  expect(plansFor(requests)).toEqual(plans);
});

it('counts infants as places, but not in the price', () => {
  const requests = [request('a', [on(1, 100_000, { places: 3 }), on(2, 200_000, { places: 4 })])];
  expect(plansFor(requests, family)).toEqual([{ on: ['2'], total: 550_000 }]);
});

const left = (places: number) => [{ time: '08:00', places }];
it.each([
  [
    'names each request without a day, closed or full',
    [
      request('a', [on(1, 500)]),
      request('b', []),
      request('c', [on(2, 500, { places: 1 }), on(3, 500, { times: left(1) })]),
      request('d', [on(4, 500, { times: [] }), on(5, 500, { places: 1, times: left(2) })]),
    ],
    {
      kind: 'noDay',
      requests: [
        { at: 1, why: 'closed' },
        { at: 2, why: 'full' },
        { at: 3, why: 'full' },
      ],
    },
  ],
  [
    'has too few days for all of them',
    [
      request('a', [on(1, 500), on(2, 500)]),
      request('b', [on(1, 500), on(2, 500), on(3, 500, { places: 1 })]),
      request('c', [on(2, 500), on(1, 500)]),
    ],
    { kind: 'sameDates' },
  ],
  [
    'is asked for a product twice',
    [request('a', [on(1, 500)]), request('a', [on(2, 500)])],
    { kind: 'noPackage', problems: [{ kind: 'twice', at: 1, with: 0 }] },
  ],
  [
    'is asked for five parks',
    ['a', 'b', 'c', 'd', 'e'].map((parent) => request(parent, [on(1, 500)])),
    { kind: 'noPackage', problems: [{ kind: 'tooManyParks' }] },
  ],
  [
    'is asked for six products',
    [request('a', [on(1, 500)], { products: 6 })],
    { kind: 'noPackage', problems: [{ kind: 'tooManyProducts' }] },
  ],
  ['is asked for nothing', [], { kind: 'noPackage', problems: [{ kind: 'tooFewParks' }] }],
])('refuses when it %s', (_, requests, refusal) => {
  expect(ask(requests)).toEqual(refusal);
});

/** The best day of a single ticket, a second day, and why that one costs more. */
it.each([
  ['the same price', on(8, 500), on(9, 500), []],
  [
    'a dearer season',
    on(8, 500),
    on(9, 600),
    [{ kind: 'dearerSeason', from: pesos(500), to: pesos(600) }],
  ],
  [
    'a lost tier, and one that is left',
    on(21, 1_000),
    on(20, 1_000),
    [{ kind: 'tierLost', tier: 'longAdvance', left: 'advance' }],
  ],
  [
    'a lost tier, and none left',
    on(7, 1_000),
    on(6, 1_000),
    [{ kind: 'tierLost', tier: 'advance', left: undefined }],
  ],
  [
    'both',
    on(21, 1_000),
    on(6, 2_000),
    [
      { kind: 'dearerSeason', from: pesos(1_000), to: pesos(2_000) },
      { kind: 'tierLost', tier: 'longAdvance', left: undefined },
    ],
  ],
  [
    'a dearer season in spite of a better tier',
    on(7, 1_000),
    on(21, 2_000),
    [{ kind: 'dearerSeason', from: pesos(1_000), to: pesos(2_000) }],
  ],
  [
    'a lost tier in spite of a cheaper season',
    on(21, 1_000),
    on(6, 900),
    [{ kind: 'tierLost', tier: 'longAdvance', left: undefined }],
  ],
  ['the same price of a better tier in a dearer season', on(6, 900), on(7, 1_000), []],
])('explains that the other day means %s', (_, best, other, why) => {
  const found = ask([request('a', [other, best])]);
  expect(found).toMatchObject({
    runnersUp: [{ changes: [{ at: 0, from: best.day, to: other.day, why }] }],
  });
});

/** Two visits swap days: the first gets cheaper, the second dearer by more. */
it.each([
  [
    'a cheaper season and a better tier',
    on(6, 1_000),
    on(7, 900),
    [
      { kind: 'cheaperSeason', from: pesos(1_000), to: pesos(900) },
      { kind: 'tierGained', tier: 'advance' },
    ],
  ],
  [
    'a cheaper season alone',
    on(8, 1_000),
    on(9, 900),
    [{ kind: 'cheaperSeason', from: pesos(1_000), to: pesos(900) }],
  ],
  ['a better tier alone', on(6, 1_000), on(7, 1_000), [{ kind: 'tierGained', tier: 'advance' }]],
  [
    'a cheaper season in spite of a lost tier',
    on(21, 1_000),
    on(7, 500),
    [{ kind: 'cheaperSeason', from: pesos(1_000), to: pesos(500) }],
  ],
  [
    'a better tier in spite of a dearer season',
    on(6, 1_000),
    on(21, 1_100),
    [{ kind: 'tierGained', tier: 'longAdvance' }],
  ],
])('explains that one is cheaper on its other day for %s', (_, best, other, why) => {
  const found = ask([
    request('a', [best, other]),
    request('b', [
      { ...best, listPrice: pesos(100_000) },
      { ...other, listPrice: pesos(1_000) },
    ]),
  ]);
  const moved = { at: 0, from: best.day, to: other.day, why };
  expect(found).toMatchObject({ runnersUp: [{ changes: [moved, { at: 1 }] }] });
});

const places = fc.constantFrom(undefined, undefined, undefined, 0, 1, 2, 3, 4, 5, 9);
const times = fc.option(
  fc.uniqueArray(fc.record({ time: fc.constantFrom('08:00', '11:00', '14:00'), places }), {
    selector: ({ time }) => time,
  }),
  { nil: undefined },
);
const people = fc.record({
  ADULT: fc.integer({ min: 1, max: 3 }),
  CHILD: fc.integer({ min: 0, max: 2 }),
  INFANT: fc.integer({ min: 0, max: 1 }),
});

/** Few prices, so that totals often tie; windows around the first day of each tier. */
const anyQuestion: fc.Arbitrary<DaysQuestion> = fc
  .tuple(fc.constantFrom(0, 3, 17), fc.constantFrom('MXN' as const, 'COP' as const))
  .chain(([from, currency]) => {
    const price = fc.constantFrom(100, 101, 110, 125, 200).map((n) => money(n * 100, currency));
    const lead = fc.integer({ min: from, max: from + 7 });
    const day = fc.record({ day: lead.map(ahead), listPrice: price, places, times });
    const extras = fc.constantFrom([], [{ extra: 'photo' as const, price: money(900, currency) }]);
    const asked = fc.record({
      products: fc.constant(1),
      notDiscount: fc.boolean(),
      extras,
      days: fc.uniqueArray(day, { maxLength: 8, selector: (offered) => offered.day }),
    });
    const requests = fc
      .array(asked, { minLength: 1, maxLength: 4 })
      .map((all) => all.map((one, at) => ({ ...one, parent: `park ${at}` })));
    return fc.record({
      requests,
      people,
      today: fc.constant(today),
      currency: fc.constant(currency),
    });
  });

interface Plain {
  readonly days: readonly string[];
  readonly times: readonly (string | undefined)[];
  readonly total: Money;
}

/** The first start with places for everyone, `undefined` for a park; empty for a full day. */
function startsOn({ places = 99, times }: OfferedDay, count: number): (string | undefined)[] {
  if (places < count) return [];
  if (!times) return [undefined];
  const starts = times.filter((start) => (start.places ?? 99) >= count).map(({ time }) => time);
  return starts.toSorted().slice(0, 1);
}

/** The oracle: tries every combination of days, in order. */
function plainSearch({ requests, people, currency }: DaysQuestion): readonly Plain[] {
  const count = people.ADULT + people.CHILD + people.INFANT;
  const lines = requests.map(({ days, notDiscount, extras = [] }) =>
    days.flatMap((offered) =>
      startsOn(offered, count).map((time) => {
        const leadDays = daysBetween(today, offered.day);
        const tiers = { leadDays, parksInPackage: requests.length, notDiscount };
        const { total } = priceLine({ ...tiers, listPrice: offered.listPrice, people, extras });
        return { day: offered.day, time, total };
      }),
    ),
  );
  const none: Plain[] = [{ days: [], times: [], total: money(0, currency) }];
  const all = lines.reduce(
    (begun, ofRequest) =>
      begun.flatMap((plan) =>
        ofRequest.map(({ day, time, total }) => ({
          days: [...plan.days, day],
          times: [...plan.times, time],
          total: add(plan.total, total),
        })),
      ),
    none,
  );
  return all
    .filter(({ days }) => new Set(days).size === days.length)
    .sort((a, b) => a.total.amount - b.total.amount || (a.days.join() < b.days.join() ? -1 : 1))
    .slice(0, 3);
}

it('agrees with a full search of all days', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const found = cheapestDays(question);
      const plans = found.kind === 'found' ? [found.best, ...found.runnersUp] : [];
      const told = plans.map(({ visits, total }) => ({
        days: visits.map(({ day }) => day),
        times: visits.map(({ time }) => time),
        total,
      }));
      expect(told).toEqual(plainSearch(question));
    }),
    { numRuns: turns(5_000, 500) },
  );
});

it('finds valid packages at the sum of their lines', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const found = cheapestDays(question);
      if (found.kind !== 'found') return;
      for (const { visits, total } of [found.best, ...found.runnersUp]) {
        const parts = visits.map(({ day }, at) => ({ parent: `park ${at}`, day, products: 1 }));
        expect(packageProblems(parts)).toEqual(parts.length > 1 ? [] : [{ kind: 'tooFewParks' }]);
        const lines = visits.map(({ price }) => price.total);
        expect(sum(lines, question.currency)).toEqual(total);
      }
    }),
    { numRuns: turns(2_000, 300) },
  );
});

it('names every differing day and the full extra cost of a runner-up', () => {
  const kinds = { dearer: ['dearerSeason', 'tierLost'], cheaper: ['cheaperSeason', 'tierGained'] };
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const found = cheapestDays(question);
      if (found.kind !== 'found') return;
      const { best, runnersUp } = found;
      for (const { visits, total, more, changes } of runnersUp) {
        expect(more).toEqual(subtract(total, best.total));
        const mores = changes.map((change) => change.more);
        expect(sum(mores, question.currency)).toEqual(more);
        const moved = visits.flatMap(({ day }, at) => (day === best.visits[at]?.day ? [] : [at]));
        expect(changes.map(({ at }) => at)).toEqual(moved);
        for (const { more: of, why } of changes) {
          const fits = of.amount === 0 ? [] : of.amount > 0 ? kinds.dearer : kinds.cheaper;
          expect(why.length > 0).toBe(of.amount !== 0);
          expect(fits).toEqual(expect.arrayContaining(why.map(({ kind }) => kind)));
        }
      }
    }),
    { numRuns: turns(2_000, 300) },
  );
});

it('refuses for requests without a day, and otherwise only for lack of days', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const found = cheapestDays(question);
      const alone = question.requests.map((one) => plainSearch({ ...question, requests: [one] }));
      const without = alone.flatMap((plans, at) => (plans.length === 0 ? [at] : []));
      expect(found.kind === 'noDay' ? found.requests.map(({ at }) => at) : []).toEqual(without);
      expect(found.kind).not.toBe('noPackage');
    }),
    { numRuns: turns(2_000, 300) },
  );
});
