import { leadReach, parksForCombo, percentOff } from './tier-reach.js';

it.each([
  { rule: 'advance10', percent: 10 },
  { rule: 'advance15', percent: 15 },
  { rule: 'combo20', percent: 20 },
  { rule: 'child', percent: 25 },
  { rule: 'infantFree', percent: 100 },
] as const)('$rule takes $percent percent off', ({ rule, percent }) => {
  expect(percentOff(rule)).toBe(percent);
});

it('tells in which days before a visit the early tiers hold', () => {
  expect(leadReach('advance10')).toEqual({ from: 7, to: 20 });
  expect(leadReach('advance15')).toEqual({ from: 21, to: undefined });
});

it('tells how many parks make a combo', () => {
  expect(parksForCombo()).toBe(3);
});
