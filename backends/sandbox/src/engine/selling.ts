import {
  ageBandsOf,
  checkExtras,
  checkPeople,
  hasAllComponents,
  isBeforeLastEntry,
  isStillAhead,
  leadDays,
  opensOn,
  type ParkDay,
  type ParkTime,
  type PeopleProblem,
  scheduleChoice,
} from '@shop/domain';
import type { Content, SoldProduct } from './content.js';
import type { Choice } from './quote.js';
import { refuse, type Refused, type RefusalCode } from './refusal.js';
import type { Place } from './stock.js';

const peopleCodes: Readonly<Record<PeopleProblem, RefusalCode>> = {
  nobody: 'NO_UNITS',
  tooMany: 'TOO_MANY_UNITS',
  adultNeeded: 'ADULT_REQUIRED',
  infantsNotAdmitted: 'INFANTS_NOT_ADMITTED',
};

export const extrasCodes = {
  unknownExtra: 'UNKNOWN_EXTRA',
  extrasExclude: 'EXTRAS_EXCLUDE',
} as const;

export const findProduct = (content: Content, slug: string): SoldProduct | undefined =>
  content.products.find((product) => product.slug === slug);

/** Why a choice can't be sold whatever is left of it, in the order in which a visitor chose. */
export function refuseSale(
  content: Content,
  product: SoldProduct,
  choice: Omit<Choice, 'components'>,
  now: Date,
): Refused | undefined {
  const people = checkPeople(choice.people, ageBandsOf(product.businessUnitCode));
  if (people) return refuse(peopleCodes[people], 'Units');
  const extras = checkExtras(choice.extras, product);
  if (extras) return refuse(extrasCodes[extras], 'Extras');
  if (choice.day === null) return choice.time ? refuse('NO_SCHEDULE', 'StartTime') : undefined;
  return (
    refuseDay(content, product, choice.day, now) ??
    refuseTime(product, choice.day, choice.time, now)
  );
}

export const refuseComponents = (product: SoldProduct, choice: Choice): Refused | undefined =>
  hasAllComponents(choice.components, product) ? undefined : refuse('NO_COMPONENT', 'ComponentIds');

/** Past, beyond the horizon, a weekday without opening, or closed by the operator. */
export function refuseDay(
  content: Content,
  product: SoldProduct,
  day: ParkDay,
  now: Date,
): Refused | undefined {
  if (!isBeforeLastEntry(product.schedule, day, now)) return refuse('DAY_PAST', 'Date');
  if (leadDays(now, day) > content.calendar.horizonDays) return refuse('DAY_TOO_FAR', 'Date');
  return isClosed(content, product, day) ? refuse('DAY_CLOSED', 'Date') : undefined;
}

const isClosed = (content: Content, product: SoldProduct, day: ParkDay): boolean =>
  !opensOn(product.schedule, day) ||
  content.calendar.closures.some(
    ({ slug, from, to }) => (slug === '*' || slug === product.slug) && from <= day && day <= to,
  );

function refuseTime(
  product: SoldProduct,
  day: ParkDay,
  time: ParkTime | null,
  now: Date,
): Refused | undefined {
  const fit = scheduleChoice(product.schedule, time ?? undefined);
  if (fit === 'missing' || fit === 'unknown') return refuse('NO_SCHEDULE', 'StartTime');
  const isGone = time !== null && !isStillAhead(now, day, time);
  return isGone ? refuse('DAY_PAST', 'StartTime') : undefined;
}

/** Where a choice takes its places; an open ticket takes none. */
export const placeOf = ({ slug, day, time }: Choice): Place | undefined =>
  day === null ? undefined : { pool: slug, day, start: time ?? '' };
