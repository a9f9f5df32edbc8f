import {
  ageBandsOf,
  addDays,
  checkExtras,
  checkPeople,
  type CurrencyCode,
  type ErrorCode,
  hasAllComponents,
  isStillAhead,
  lastStart,
  type ParkDay,
  parkDayAt,
  type Product,
  saleHorizonDays,
  scheduleChoice,
} from '@shop/domain';
import type { CalendarDay, PriceQuestion } from '@shop/ports/backends';
import type { ReadChoice } from '../../../presenters/read-choice.js';

/** How far a choice has come: what is wrong with it, and what is still missing, in page order. */
export interface Standing {
  readonly problems: readonly ErrorCode[];
  readonly missing: 'day' | 'time' | 'people' | 'component' | undefined;
}

/** The choice against the calendar and the rules; all problems at once, each at its own field. */
export function completeness(
  choice: ReadChoice,
  product: Product,
  told: CalendarDay | undefined,
  now: Date,
  isCalendarUnknown: boolean,
): Standing {
  const day = dayProblem(choice, product, told, now, isCalendarUnknown);
  const time = timeProblem(choice, product, told);
  const people = checkPeople(choice.people, ageBandsOf(product.businessUnitCode));
  const extras = checkExtras(choice.extras, product);
  const hasComponents = hasAllComponents(choice.components, product);
  const problems = [...choice.problems, day, time === 'missing' ? undefined : time, people, extras];
  const missing =
    day || (!choice.day && !choice.isOpenTicket)
      ? 'day'
      : time
        ? 'time'
        : people || extras
          ? 'people'
          : hasComponents
            ? undefined
            : 'component';
  return { problems: problems.filter((problem) => problem !== undefined), missing };
}

function dayProblem(
  { day }: ReadChoice,
  product: Product,
  told: CalendarDay | undefined,
  now: Date,
  isCalendarUnknown: boolean,
): ErrorCode | undefined {
  if (!day) return undefined;
  if (!isStillAhead(now, day, lastStart(product.schedule))) return 'pastDay';
  if (day > addDays(parkDayAt(now), saleHorizonDays)) return 'farDay';
  if (!told) return isCalendarUnknown ? undefined : 'closedDay';
  if (told.status === 'CLOSED') return 'closedDay';
  return told.status === 'SOLD_OUT' ? 'noAvailability' : undefined;
}

function timeProblem(
  { day, time }: ReadChoice,
  product: Product,
  told: CalendarDay | undefined,
): 'missing' | 'noSchedule' | 'noAvailability' | undefined {
  const fit = scheduleChoice(product.schedule, time);
  if (fit === 'missing') return 'missing';
  // A time on a park that needs none is left aside, not held against the visitor.
  if (product.schedule.type === 'OPENING_HOURS') return undefined;
  if (fit === 'unknown') return 'noSchedule';
  const start = day ? told?.startTimes.find((one) => one.time === time) : undefined;
  return start && (start.status === 'SOLD_OUT' || start.status === 'CLOSED')
    ? 'noAvailability'
    : undefined;
}

/** What to ask a price for: the whole choice, or an example that prices the extras meanwhile. */
export function quoteQuestion(
  product: Product,
  choice: ReadChoice,
  { missing }: Standing,
  fallbackDay: ParkDay | undefined,
  currency: CurrencyCode,
): PriceQuestion {
  const isOpeningHours = product.schedule.type === 'OPENING_HOURS';
  if (!missing)
    return {
      slug: product.slug,
      day: choice.day,
      time: isOpeningHours ? undefined : choice.time,
      people: choice.people,
      extras: choice.extras,
      currency,
    };
  const day = missing === 'day' ? fallbackDay : (choice.day ?? fallbackDay);
  return {
    slug: product.slug,
    day,
    time:
      product.schedule.type === 'START_TIME' && day ? product.schedule.startTimes[0] : undefined,
    people: { ADULT: 1, CHILD: 0, INFANT: 0 },
    extras: [],
    currency,
  };
}
