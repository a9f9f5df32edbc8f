import { addDays, parkDayAt } from '../calendar/park-day.js';
import { saleHorizonDays } from '../calendar/lead-time.js';
import type { Product } from '../catalogue/product.js';
import {
  choiceIssues,
  type DayOffer,
  firstOpen,
  problemsOf,
  refusalsOf,
  type WantedChoice,
} from './choice-issues.js';

const now = new Date('2026-11-21T15:00:00Z');
const today = parkDayAt(now);
const day = addDays(today, 10);
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const park: Product = {
  slug: 'bruma',
  name: 'Bruma',
  code: 'XB',
  locationId: 1,
  id: 1,
  businessUnitCode: 'XC',
  variantOf: 'bruma',
  tourOnly: false,
  notDiscount: false,
  canAddPhoto: true,
  upgrades: ['transport', 'food', 'transportWithFood'],
  schedule: { type: 'OPENING_HOURS', weekdays, from: '08:30', to: '18:00' },
  componentGroups: [],
};
const night: Product = {
  ...park,
  schedule: { type: 'OPENING_HOURS', weekdays, from: '19:00', to: '02:00' },
};
const tour: Product = {
  ...park,
  schedule: { type: 'START_TIME', weekdays, startTimes: ['09:00', '12:00'] },
};
const package_: Product = {
  ...park,
  componentGroups: [{ id: 1, components: [{ id: 7, name: 'Kayak' }] }],
};

const choice: WantedChoice = {
  day,
  isOpenTicket: false,
  isDateOdd: false,
  isPeopleOdd: false,
  time: undefined,
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  extras: [],
  components: [],
};

const offer: DayOffer = {
  status: 'AVAILABLE',
  startTimes: [
    { time: '09:00', status: 'AVAILABLE' },
    { time: '12:00', status: 'SOLD_OUT' },
  ],
};

type Row = readonly [
  string,
  Partial<WantedChoice>,
  Product,
  DayOffer | undefined,
  readonly string[],
  string | undefined,
];

it.each<Row>([
  ['a whole choice', {}, park, offer, [], undefined],
  ['no day yet', { day: undefined }, park, undefined, [], 'day'],
  ['an open ticket', { day: undefined, isOpenTicket: true }, park, undefined, [], undefined],
  ['a date that is none', { day: undefined, isDateOdd: true }, park, undefined, ['noDay'], 'day'],
  ['yesterday', { day: addDays(today, -1) }, park, offer, ['pastDay'], 'day'],
  ['tonight, until after midnight', { day: today }, night, offer, [], undefined],
  ['a far day', { day: addDays(today, saleHorizonDays + 1) }, park, offer, ['farDay'], 'day'],
  [
    'the last day of the sale',
    { day: addDays(today, saleHorizonDays) },
    park,
    offer,
    [],
    undefined,
  ],
  ['a day missing from the calendar', {}, park, undefined, ['closedDay'], 'day'],
  ['a closed day', {}, park, { ...offer, status: 'CLOSED' }, ['closedDay'], 'day'],
  ['a full day', {}, park, { ...offer, status: 'SOLD_OUT' }, ['noAvailability'], 'day'],
  ['a time where none is needed', { time: '09:00' }, park, offer, [], undefined],
  ['no time yet', {}, tour, offer, [], 'time'],
  ['a time that is not in the schedule', { time: '10:00' }, tour, offer, ['noSchedule'], 'time'],
  ['a time that is left', { time: '09:00' }, tour, offer, [], undefined],
  ['a time that is full', { time: '12:00' }, tour, offer, ['noAvailability'], 'time'],
  ['a count that is none', { isPeopleOdd: true }, park, offer, ['peopleOdd'], 'people'],
  ['nobody', { people: { ADULT: 0, CHILD: 0, INFANT: 0 } }, park, offer, ['nobody'], 'people'],
  [
    'children alone',
    { people: { ADULT: 0, CHILD: 2, INFANT: 0 } },
    park,
    offer,
    ['adultNeeded'],
    'people',
  ],
  [
    'extras that exclude each other',
    { extras: ['food', 'transportWithFood'] },
    park,
    offer,
    ['extrasExclude'],
    'people',
  ],
  ['no component yet', {}, package_, offer, [], 'component'],
])('%s', (_, differs, product, calendarDay, problems, open) => {
  const issues = choiceIssues({ ...choice, ...differs }, product, {
    now,
    calendarDay,
    isUnknown: false,
  });
  expect([problemsOf(issues), firstOpen(issues)]).toEqual([problems, open]);
});

it('accepts any day while the calendar is unknown', () => {
  const issues = choiceIssues(choice, park, { now, calendarDay: undefined, isUnknown: true });
  expect(firstOpen(issues)).toBeUndefined();
});

it('also reports missing fields of a form, all at once', () => {
  const nothing = { ...choice, day: undefined, people: { ADULT: 0, CHILD: 0, INFANT: 0 } };
  const everything = { ...tour, componentGroups: package_.componentGroups };
  expect(refusalsOf(choiceIssues(nothing, everything))).toEqual([
    'noDay',
    'noSchedule',
    'nobody',
    'noComponent',
  ]);
  expect(refusalsOf(choiceIssues(choice, park))).toEqual([]);
});
