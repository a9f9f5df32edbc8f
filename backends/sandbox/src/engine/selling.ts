import {
  checkDay,
  isGranted,
  isStillAhead,
  opensOn,
  type ParkDay,
  refusalsIn,
  type SalePart,
  type SaleProblem,
  scheduleChoice,
  ticketProblems,
} from '@shop/domain';
import type { Content, SoldProduct } from './content.js';
import type { Choice } from './quote.js';
import { refuse, type Refused, type RefusalCode } from './refusal.js';
import type { Place } from './stock.js';

/** The code of backends/contracts/shopping-cart.yaml for each problem of a choice. */
export const saleCodes: Readonly<Record<SaleProblem | 'unknownPickup', RefusalCode>> = {
  nobody: 'NO_UNITS',
  tooMany: 'TOO_MANY_UNITS',
  adultNeeded: 'ADULT_REQUIRED',
  infantsNotAdmitted: 'INFANTS_NOT_ADMITTED',
  unknownExtra: 'UNKNOWN_EXTRA',
  extrasExclude: 'EXTRAS_EXCLUDE',
  pastDay: 'DAY_PAST',
  farDay: 'DAY_TOO_FAR',
  closedDay: 'DAY_CLOSED',
  noAvailability: 'NO_AVAILABILITY',
  noSchedule: 'NO_SCHEDULE',
  noComponent: 'NO_COMPONENT',
  unknownPickup: 'UNKNOWN_PICKUP',
};

const fields: Readonly<Record<SalePart, string>> = {
  people: 'Units',
  extras: 'Extras',
  day: 'Date',
  time: 'StartTime',
  component: 'ComponentIds',
  pickup: 'Pickup',
};

export const findProduct = (content: Content, slug: string): SoldProduct | undefined =>
  content.products.find((product) => product.slug === slug);

export type SaleProblems = Readonly<Partial<Record<SalePart, keyof typeof saleCodes | undefined>>>;

/** The problems of a choice, apart from free places. */
export const saleProblems = (
  content: Content,
  product: SoldProduct,
  choice: Choice,
  now: Date,
): SaleProblems => ({
  ...ticketProblems(choice, product),
  day:
    choice.day === null
      ? openTicketProblem(product)
      : dayProblem(content, product, choice.day, now),
  time: timeProblem(product, choice, now),
});

/** The first of the problems. */
export function refuseFirst(found: SaleProblems): Refused | undefined {
  const [first] = refusalsIn(found);
  return first && refuse(saleCodes[first.code], fields[first.part]);
}

/** Why a choice has no price or can't move to its day; components matter only to a new line. */
export const refuseSale = (
  content: Content,
  product: SoldProduct,
  choice: Choice,
  now: Date,
): Refused | undefined =>
  refuseFirst({ ...saleProblems(content, product, choice, now), component: undefined });

/** Past, beyond the horizon, a weekday without opening, or closed by the operator. */
export const refuseDay = (
  content: Content,
  product: SoldProduct,
  day: ParkDay,
  now: Date,
): Refused | undefined => refuseFirst({ day: dayProblem(content, product, day, now) });

const openTicketProblem = (product: SoldProduct) =>
  isGranted('openTicket', product) ? undefined : 'noSchedule';

function dayProblem(content: Content, product: SoldProduct, day: ParkDay, now: Date) {
  const { horizonDays } = content.calendar;
  const status = isClosed(content, product, day) ? 'CLOSED' : 'AVAILABLE';
  const calendarDay = { status, startTimes: [] } as const;
  return checkDay(day, product.schedule, { now, calendarDay, isUnknown: false, horizonDays });
}

const isClosed = (content: Content, product: SoldProduct, day: ParkDay): boolean =>
  !opensOn(product.schedule, day) ||
  content.calendar.closures.some(
    ({ slug, from, to }) => (slug === '*' || slug === product.slug) && from <= day && day <= to,
  );

/** An open ticket has no time, and a departure is past once it has left. */
function timeProblem({ schedule }: SoldProduct, { day, time }: Choice, now: Date) {
  if (day === null) return time ? 'noSchedule' : undefined;
  const fit = scheduleChoice(schedule, time ?? undefined);
  if (fit === 'missing' || fit === 'unknown') return 'noSchedule';
  return time !== null && !isStillAhead(now, day, time) ? 'pastDay' : undefined;
}

/** Where a choice takes its places; an open ticket takes none. */
export const placeOf = ({ slug, day, time }: Choice): Place | undefined =>
  day === null ? undefined : { pool: slug, day, start: time ?? '' };
