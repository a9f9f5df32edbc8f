import { leadDays } from '../calendar/lead-time.js';
import { earliestEnd, priceEnd } from './price-end.js';
import { tierFor } from './tier.js';

/** A Monday, 10:00 park time. */
const now = new Date('2026-11-16T15:00:00Z');

const question = (day: string | undefined, differs: object = {}) => ({
  leadDays: day ? leadDays(now, day) : undefined,
  parksInPackage: 1,
  notDiscount: false,
  ...differs,
});

it.each([
  ['15 % ends when it is 20 days', '2026-12-14', {}, '2026-11-24T05:00:00.000Z'],
  ['15 % on its last day ends tonight', '2026-12-07', {}, '2026-11-17T05:00:00.000Z'],
  ['10 % ends when it is 6 days', '2026-11-30', {}, '2026-11-24T05:00:00.000Z'],
  ['no tier is lost by waiting', '2026-11-20', {}, undefined],
  ['an open ticket has no day', undefined, {}, undefined],
  ['the flagship has no early tier', '2026-12-14', { notDiscount: true }, undefined],
  ['three parks are three on any day', '2026-12-14', { parksInPackage: 3 }, undefined],
])('%s', (_, day, differs, end) => {
  expect(priceEnd(day, question(day, differs))?.toISOString()).toBe(end);
});

it('is the exact moment at which the tier changes', () => {
  const day = '2026-12-14';
  const end = priceEnd(day, question(day));
  const at = (ms: number) =>
    tierFor(question(day, { leadDays: leadDays(new Date((end?.getTime() ?? 0) + ms), day) })).rule;
  expect([at(-1), at(0)]).toEqual(['longAdvance', 'advance']);
});

it.each([
  ['the earliest', ['2026-11-24', '2026-11-17', null, '2026-11-20'], '2026-11-17'],
  ['the only one', [undefined, '2026-11-24'], '2026-11-24'],
  ['none', [undefined, null], undefined],
  ['none of none', [], undefined],
] as const)('of several ends takes %s', (_, days, expected) => {
  const ends = days.map((day) => day && new Date(day));
  expect(earliestEnd(ends)?.toISOString().slice(0, 10)).toBe(expected);
});
