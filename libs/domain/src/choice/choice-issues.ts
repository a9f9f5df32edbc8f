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

/** A choice as read: possibly incomplete, possibly with an invalid date or count. */
export interface WantedChoice extends Omit<Choice, 'slug'> {
  readonly isOpenTicket: boolean;
  readonly isDateOdd: boolean;
  readonly isPeopleOdd: boolean;
}

/** The part of a backend's calendar day that decides whether it is on sale. */
export interface DayOffer {
  readonly status: DayStatus;
  readonly startTimes: readonly { readonly time: ParkTime; readonly status: DayStatus }[];
}

/** The calendar to check a choice against; an unknown calendar allows every day. */
export interface ChoiceCalendar {
  readonly now: Date;
  readonly told: DayOffer | undefined;
  readonly isUnknown: boolean;
}

export type ChoicePart = 'day' | 'time' | 'people' | 'extras' | 'component';

/** The problem of each part of a choice; `missing` means not chosen yet. */
export type Standing = Readonly<Record<ChoicePart, ErrorCode | 'missing' | undefined>>;

/** Checks each part of a choice. The backend still decides on stock. */
export const choiceIssues = (
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

/** Problems to show while the visitor is choosing, one per field. */
export const problemsOf = (standing: Standing): readonly ErrorCode[] =>
  parts.map((part) => standing[part]).filter((code) => code !== undefined && code !== 'missing');

const whenMissing: Partial<Record<ChoicePart, ErrorCode>> = {
  day: 'noDay',
  time: 'noSchedule',
  component: 'noComponent',
};

/** Problems of a submitted form, where a missing part is an error too. */
export const refusalsOf = (standing: Standing): readonly ErrorCode[] =>
  parts.flatMap((part) => {
    const code = standing[part];
    return (code === 'missing' ? whenMissing[part] : code) ?? [];
  });

/** The first incomplete step, in page order; extras belong to the people step. */
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
  // Ignore a start time on a park, which has none.
  if (schedule.type === 'OPENING_HOURS') return undefined;
  const fit = scheduleChoice(schedule, time);
  if (fit === 'missing') return 'missing';
  if (fit === 'unknown') return 'noSchedule';
  const start = day && calendar?.told?.startTimes.find((one) => one.time === time);
  return start && (start.status === 'SOLD_OUT' || start.status === 'CLOSED')
    ? 'noAvailability'
    : undefined;
}
