import { saleHorizonDays } from '../calendar/lead-time.js';
import { addDays, type ParkDay, parkDayAt, type ParkTime } from '../calendar/park-day.js';
import {
  type DayStatus,
  isBeforeLastEntry,
  type Schedule,
  scheduleChoice,
} from '../calendar/schedule.js';
import {
  checkExtras,
  type ExtrasProblem,
  hasAllComponents,
  type Product,
} from '../catalogue/product.js';
import { ageBandsOf, checkPeople, countPeople, type PeopleProblem } from '../people/people.js';
import type { Choice } from './choice.js';
import { type ChoicePart, refusalsIn } from './refusal-order.js';

/** A choice as read: possibly incomplete, possibly with an invalid date or count. */
export interface WantedChoice extends Omit<Choice, 'slug'> {
  readonly isOpenTicket: boolean;
  readonly isDateOdd: boolean;
  readonly isPeopleOdd: boolean;
}

/** A choice that was not typed, so that nothing in it is odd. */
export const wantedOf = (choice: Omit<Choice, 'slug'>, isOpenTicket = false): WantedChoice => ({
  ...choice,
  isOpenTicket,
  isDateOdd: false,
  isPeopleOdd: false,
});

/** The part of a backend's calendar day that decides whether it is on sale. */
export interface DayOffer {
  readonly status: DayStatus;
  /** Free places, if the backend counts them. */
  readonly left?: number | undefined;
  readonly startTimes: readonly {
    readonly time: ParkTime;
    readonly status: DayStatus;
    readonly left?: number | undefined;
  }[];
}

/** The calendar to check a choice against; an unknown calendar allows every day. */
export interface ChoiceCalendar {
  readonly now: Date;
  readonly calendarDay: DayOffer | undefined;
  readonly isUnknown: boolean;
  /** How many days ahead the calendar sells; `saleHorizonDays` if omitted. */
  readonly horizonDays?: number;
}

export type DayProblem = 'pastDay' | 'farDay' | 'closedDay' | 'noAvailability';

/** What a seller may say of a part of a choice. */
export type SaleProblem = DayProblem | 'noSchedule' | PeopleProblem | ExtrasProblem | 'noComponent';

export type ChoiceProblem = SaleProblem | 'noDay' | 'peopleOdd';

/** The problem of each part of a choice; `missing` means not chosen yet. */
export type ChoiceIssues = Readonly<Record<ChoicePart, ChoiceProblem | 'missing' | undefined>>;

/** What the product alone decides. Every seller checks these. */
export const ticketProblems = (
  { people, extras, components }: Pick<Choice, 'people' | 'extras' | 'components'>,
  product: Product,
) => ({
  people: checkPeople(people, ageBandsOf(product.businessUnitCode)),
  extras: checkExtras(extras, product),
  component: hasAllComponents(components, product) ? undefined : ('noComponent' as const),
});

/** Checks each part of a choice. The backend still decides on stock. */
export function choiceIssues(
  choice: WantedChoice,
  product: Product,
  calendar?: ChoiceCalendar,
): ChoiceIssues {
  const { people, extras, component } = ticketProblems(choice, product);
  return {
    day: dayStatus(choice, product, calendar),
    time: timeStatus(choice, product, calendar),
    people: choice.isPeopleOdd ? 'peopleOdd' : people,
    extras,
    component: component && 'missing',
  };
}

/** Whether a day and start time has enough places. Unknown places count as enough. */
export function hasPlaces(
  calendarDay: DayOffer,
  time: ParkTime | undefined,
  count: number,
): boolean {
  const start = calendarDay.startTimes.find((one) => one.time === time);
  const left = start?.left ?? calendarDay.left;
  return left === undefined || left >= count;
}

/** A day with fewer places than people counts as sold out. */
export function withPlaces(
  issues: ChoiceIssues,
  { time, people }: Pick<Choice, 'time' | 'people'>,
  calendarDay: DayOffer | undefined,
): ChoiceIssues {
  const isOpen = calendarDay && !issues.day && !issues.people;
  return isOpen && !hasPlaces(calendarDay, time, countPeople(people))
    ? { ...issues, day: 'noAvailability' }
    : issues;
}

/** Problems to show while the visitor is choosing, one per field. */
export const problemsOf = (issues: ChoiceIssues): readonly ChoiceProblem[] =>
  refusalsIn(issues).flatMap(({ code }) => (code === 'missing' ? [] : code));

const whenMissing: Partial<Record<ChoicePart, ChoiceProblem>> = {
  day: 'noDay',
  time: 'noSchedule',
  component: 'noComponent',
};

/** Problems of a submitted form, where a missing part is an error too. */
export const refusalsOf = (issues: ChoiceIssues): readonly ChoiceProblem[] =>
  refusalsIn(issues).flatMap(
    ({ part, code }) => (code === 'missing' ? whenMissing[part] : code) ?? [],
  );

/** The first incomplete step, in page order; extras belong to the people step. */
export function firstOpen(issues: ChoiceIssues): Exclude<ChoicePart, 'extras'> | undefined {
  const [open] = refusalsIn(issues);
  return open?.part === 'extras' ? 'people' : open?.part;
}

function dayStatus(
  { day, isOpenTicket, isDateOdd }: WantedChoice,
  { schedule }: Product,
  calendar: ChoiceCalendar | undefined,
): ChoiceIssues['day'] {
  if (isDateOdd) return 'noDay';
  if (!day) return isOpenTicket ? undefined : 'missing';
  return calendar && checkDay(day, schedule, calendar);
}

/** Past comes before too far, too far before closed, closed before full. */
export function checkDay(
  day: ParkDay,
  schedule: Schedule,
  { now, calendarDay, isUnknown, horizonDays = saleHorizonDays }: ChoiceCalendar,
): DayProblem | undefined {
  if (!isBeforeLastEntry(schedule, day, now)) return 'pastDay';
  if (day > addDays(parkDayAt(now), horizonDays)) return 'farDay';
  if (!calendarDay) return isUnknown ? undefined : 'closedDay';
  if (calendarDay.status === 'CLOSED') return 'closedDay';
  return calendarDay.status === 'SOLD_OUT' ? 'noAvailability' : undefined;
}

function timeStatus(
  { day, time }: WantedChoice,
  { schedule }: Product,
  calendar: ChoiceCalendar | undefined,
): ChoiceIssues['time'] {
  // Ignore a start time on a park, which has none.
  if (schedule.type === 'OPENING_HOURS') return undefined;
  const fit = scheduleChoice(schedule, time);
  if (fit === 'missing') return 'missing';
  if (fit === 'unknown') return 'noSchedule';
  const start = day && calendar?.calendarDay?.startTimes.find((one) => one.time === time);
  return start && (start.status === 'SOLD_OUT' || start.status === 'CLOSED')
    ? 'noAvailability'
    : undefined;
}
