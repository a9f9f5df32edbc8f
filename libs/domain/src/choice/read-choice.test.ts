import { aProduct } from '@shop/test/a-product';
import { choiceQuery, readChoice } from './read-choice.js';

const read = (query: string) => readChoice(new URLSearchParams(query), aProduct());

it.each([
  ['', { ADULT: 2, CHILD: 0, INFANT: 0 }],
  ['adults=1&children=2&infants=1', { ADULT: 1, CHILD: 2, INFANT: 1 }],
  ['adults=0', { ADULT: 0, CHILD: 0, INFANT: 0 }],
  ['adults=10000', { ADULT: 10_000, CHILD: 0, INFANT: 0 }],
  ['adults=999999999999', { ADULT: 99_999, CHILD: 0, INFANT: 0 }],
])('%j is read as %j', (query, people) => {
  expect(read(query)).toMatchObject({ people, isPeopleOdd: false });
});

it.each(['-1', '1.5', '1e1', 'abc', '٣', '', '0x2', '2 adults', 'Infinity'])(
  'rejects adults=%j as a number, without a default',
  (adults) => {
    const query = String(new URLSearchParams({ adults, children: '1' }));
    const people = { ADULT: 0, CHILD: 1, INFANT: 0 };
    expect(read(query)).toMatchObject({ people, isPeopleOdd: true });
  },
);

it.each(['children=x', 'infants=1.5'])('rejects %s as a number', (query) => {
  expect(read(query).isPeopleOdd).toBe(true);
});

it.each([
  ['date=2026-12-12', { day: '2026-12-12', isOpenTicket: false, isDateOdd: false }],
  ['date=2026-12-12&pick=2026-12-13', { day: '2026-12-13', isDateOdd: false }],
  ['date=2026-02-30', { day: undefined, isDateOdd: true }],
  ['date=open', { day: undefined, isOpenTicket: true, isDateOdd: false }],
  ['', { day: undefined, isOpenTicket: false, isDateOdd: false }],
  ['time=09:00&extras=food&extras=gold', { time: '09:00', extras: ['food'] }],
  ['time=9&component=x&line=a b', { time: undefined, components: [], line: undefined }],
  ['extras=transport&pickup=hxm', { extras: ['transport'], pickup: 'hxm' }],
  ['extras=transport&pickup=a b', { extras: ['transport'], pickup: undefined }],
  ['extras=food&pickup=hxm', { extras: ['food'], pickup: undefined }],
  ['component=7&line=l-1', { components: [7], line: 'l-1' }],
])('%j says %j', (query, choice) => {
  expect(read(query)).toMatchObject(choice);
});

it.each([
  ['a tour', { type: 'START_TIME', weekdays: [1], startTimes: ['09:00'] }, undefined],
  ['a park whose supplier has none', aProduct().schedule, ['changeDate']],
] as const)('has no open ticket for %s', (_, schedule, granted) => {
  const product = aProduct({ schedule, grants: granted });
  const choice = readChoice(new URLSearchParams('date=open'), product);
  expect(choice).toMatchObject({ isOpenTicket: false, isDateOdd: true });
});

it.each([
  'date=2026-12-12&adults=2&extras=food',
  'date=2026-12-12&adults=2&extras=transport&pickup=hxm',
  'date=open&adults=1&children=2&component=7',
])('writes %s as it was read', (query) => {
  expect(String(choiceQuery(read(query)))).toBe(query);
});

it('writes no pickup place without transport', () => {
  const choice = read('adults=2&extras=transport&pickup=hxm');
  expect(String(choiceQuery({ ...choice, extras: [] }))).toBe('adults=2');
});
