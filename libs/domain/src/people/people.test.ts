import { unitOfAge } from '@shop/test/unit-of-age';
import { ageBandsOf, ageBandsTogether, checkPeople, countPeople, maxPeople } from './people.js';

const businessUnits = ['XC', 'XP', 'XH', 'XON', 'XS', 'XT'];

it.each([
  [0, 'INFANT'],
  [5, 'CHILD'],
  [11, 'CHILD'],
  [12, 'ADULT'],
  [99, 'ADULT'],
])('the parks count a person of %d as %s', (age, unit) => {
  for (const code of businessUnits) expect(unitOfAge(age, ageBandsOf(code))).toBe(unit);
});

it.each([
  [0, undefined],
  [5, undefined],
  [6, 'CHILD'],
  [11, 'CHILD'],
  [12, 'ADULT'],
])('the nature tour unit counts a person of %d as %p', (age, unit) => {
  expect(unitOfAge(age, ageBandsOf('XN'))).toBe(unit);
});

it.each([
  [['XC', 'XP'], ageBandsOf('XC')],
  [['XC', 'XN', 'XP'], ageBandsOf('XN')],
  [[], ageBandsOf('XC')],
])('admits to %j the people whom each of them admits', (units, bands) => {
  expect(ageBandsTogether(units)).toEqual(bands);
});

const parks = ageBandsOf('XC');
const nature = ageBandsOf('XN');

it.each([
  { people: [0, 0, 0], bands: parks, problem: 'nobody' },
  { people: [1, 0, 0], bands: parks, problem: undefined },
  { people: [0, 1, 0], bands: parks, problem: 'adultNeeded' },
  { people: [-1, 3, 0], bands: parks, problem: 'adultNeeded' },
  { people: [1, 9, 9], bands: parks, problem: undefined },
  { people: [20, 0, 0], bands: parks, problem: undefined },
  { people: [21, 0, 0], bands: parks, problem: 'tooMany' },
  { people: [1, 10, 10], bands: parks, problem: 'tooMany' },
  { people: [2, 1, 1], bands: nature, problem: 'infantsNotAdmitted' },
  { people: [0, 0, 1], bands: nature, problem: 'infantsNotAdmitted' },
  { people: [2, 1, 0], bands: nature, problem: undefined },
])('a party of $people has the problem $problem', ({ people, bands, problem }) => {
  const [ADULT = 0, CHILD = 0, INFANT = 0] = people;
  expect(checkPeople({ ADULT, CHILD, INFANT }, bands)).toBe(problem);
});

it('counts infants as people', () => {
  expect(countPeople({ ADULT: 2, CHILD: 1, INFANT: 1 })).toBe(4);
  expect(maxPeople).toBe(20);
});
