import { saleHorizonDays } from '../calendar/lead-time.js';
import { addDays, type ParkDay, parkDayAt, type ParkTime } from '../calendar/park-day.js';
import {
  type DayStatus,
  isBeforeLastEntry,
  type Schedule,
  scheduleChoice,
} from '../calendar/schedule.js';
import { checkExtras, hasAllComponents, type Product } from '../catalogue/product.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { ageBandsOf, checkPeople } from '../people/people.js';
import type { Choice } from './choice.js';

/** A choice as it was read: complete or not, and perhaps with a date or a count that is none. */
export interface WantedChoice extends Omit<Choice, 'slug'> {
  readonly isOpenTicket: boolean;
  readonly isDateOdd: boolean;
  readonly isPeopleOdd: boolean;
}

/** What the backend tells of a day, as far as it decides whether it can be bought. */
export interface DayOffer {
  readonly status: DayStatus;
  readonly startTimes: readonly { readonly time: ParkTime; readonly status: DayStatus }[];
}

/** The calendar that a choice is held against; an unknown one says nothing against a day. */
export interface ChoiceCalendar {
  readonly now: Date;
  readonly told: DayOffer | undefined;
  readonly isUnknown: boolean;
}

export type ChoicePart = 'day' | 'time' | 'people' | 'extras' | 'component';

/** What is wrong with each part of a choice; `missing` is what nobody has chosen yet. */
export type Standing = Readonly<Record<ChoicePart, ErrorCode | 'missing' | undefined>>;

/** Whether a choice can be sold, part by part; stock has the last word at the backend that sells. */
export const standingOf = (
  choice: WantedChoice,
  product: Product,
  calendar?: ChoiceCalendar,
): Standing => ({
  day: dayStanding(choice, product, calendar),
  time: timeStanding(choice, product, calendar),
  people: choice.isPeopleOdd
    ? 'peopleOdd'
    : checkPeople(choice.people, ageBandsOf(product.businessUnitCode)),
  extras: checkExtras(choice.extras, product),
  component: hasAllComponents(choice.components, product) ? undefined : 'missing',
});

const parts: readonly ChoicePart[] = ['day', 'time', 'people', 'extras', 'component'];

/** What a page says of a choice that is being made: all that is wrong, each at its own field. */
export const problemsOf = (standing: Standing): readonly ErrorCode[] =>
  parts.map((part) => standing[part]).filter((code) => code !== undefined && code !== 'missing');

const whenMissing: Partial<Record<ChoicePart, ErrorCode>> = {
  day: 'noDay',
  time: 'noSchedule',
  component: 'noComponent',
};

/** What a form is refused for: there, what is missing is wrong as well. */
export const refusalsOf = (standing: Standing): readonly ErrorCode[] =>
  parts.flatMap((part) => {
    const code = standing[part];
    return (code === 'missing' ? whenMissing[part] : code) ?? [];
  });

/** The first step that keeps a choice from being bought, in page order; extras go with the people. */
export function firstOpen(standing: Standing): Exclude<ChoicePart, 'extras'> | undefined {
  const open = parts.find((part) => standing[part] !== undefined);
  return open === 'extras' ? 'people' : open;
}

function dayStanding(
  { day, isOpenTicket, isDateOdd }: WantedChoice,
  { schedule }: Product,
  calendar: ChoiceCalendar | undefined,
): Standing['day'] {
  if (isDateOdd) return 'noDay';
  if (!day) return isOpenTicket ? undefined : 'missing';
  return calendar && dayProblem(day, schedule, calendar);
}

function dayProblem(
  day: ParkDay,
  schedule: Schedule,
  { now, told, isUnknown }: ChoiceCalendar,
): ErrorCode | undefined {
  if (!isBeforeLastEntry(schedule, day, now)) return 'pastDay';
  if (day > addDays(parkDayAt(now), saleHorizonDays)) return 'farDay';
  if (!told) return isUnknown ? undefined : 'closedDay';
  if (told.status === 'CLOSED') return 'closedDay';
  return told.status === 'SOLD_OUT' ? 'noAvailability' : undefined;
}

function timeStanding(
  { day, time }: WantedChoice,
  { schedule }: Product,
  calendar: ChoiceCalendar | undefined,
): Standing['time'] {
  // A time on a park that needs none is left aside, not held against the visitor.
  if (schedule.type === 'OPENING_HOURS') return undefined;
  const fit = scheduleChoice(schedule, time);
  if (fit === 'missing') return 'missing';
  if (fit === 'unknown') return 'noSchedule';
  const start = day && calendar?.told?.startTimes.find((one) => one.time === time);
  return start && (start.status === 'SOLD_OUT' || start.status === 'CLOSED')
    ? 'noAvailability'
    : undefined;
}
