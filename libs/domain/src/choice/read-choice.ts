import { isParkDay, isParkMonth, isParkTime, type ParkMonth } from '../calendar/park-day.js';
import { isGranted } from '../catalogue/guarantees.js';
import { type Extra, extras, type Product } from '../catalogue/product.js';
import type { People } from '../people/people.js';
import { isPickupId, pickupWith } from '../pickup/pickup.js';
import type { WantedChoice } from './choice-issues.js';

/** The query or form of a buy page. Invalid values become problems, never exceptions. */
export interface ReadChoice extends WantedChoice {
  readonly month: ParkMonth | undefined;
  /** The cart line being changed. */
  readonly line: string | undefined;
}

/** Stands in place of the date for an open ticket. */
export const openTicket = 'open';

const defaultPeople: People = { ADULT: 2, CHILD: 0, INFANT: 0 };

/** Far above the limit of a line, so that a typed "10000" is refused rather than truncated. */
const mostTyped = 99_999;

export function readChoice(
  query: URLSearchParams,
  product?: Pick<Product, 'schedule' | 'grants'>,
): ReadChoice {
  const date = query.get('pick') ?? query.get('date') ?? undefined;
  const isOpenTicket = date === openTicket && isGranted('openTicket', product);
  const month = query.get('month') ?? undefined;
  const time = query.get('time') ?? undefined;
  const component = Number(query.get('component') ?? NaN);
  const line = query.get('line') ?? undefined;
  const chosen = readExtras(query.getAll('extras'));
  return {
    day: isParkDay(date) ? date : undefined,
    isOpenTicket,
    month: isParkMonth(month) ? month : undefined,
    time: isParkTime(time) ? time : undefined,
    ...readPeople(query),
    extras: chosen,
    pickup: readPickup(query, chosen),
    components: Number.isSafeInteger(component) ? [component] : [],
    line: line && /^[\w-]{1,64}$/.test(line) ? line : undefined,
    isDateOdd: Boolean(date) && !isOpenTicket && !isParkDay(date),
  };
}

/** Anything but a whole number counts as 0 and as an error (docs/rules/people.md#counts). */
export function readPeople(query: URLSearchParams): Pick<ReadChoice, 'people' | 'isPeopleOdd'> {
  const counts = {
    ADULT: readCount(query.get('adults'), defaultPeople.ADULT),
    // An empty children or infants field means 0.
    CHILD: readCount(query.get('children') || null, defaultPeople.CHILD),
    INFANT: readCount(query.get('infants') || null, defaultPeople.INFANT),
  };
  const { ADULT = 0, CHILD = 0, INFANT = 0 } = counts;
  const isPeopleOdd = Object.values(counts).includes(undefined);
  return { people: { ADULT, CHILD, INFANT }, isPeopleOdd };
}

function readCount(text: string | null, otherwise: number): number | undefined {
  if (text === null) return otherwise;
  return /^\d{1,40}$/.test(text.trim()) ? Math.min(Number(text), mostTyped) : undefined;
}

export function writePeople(query: URLSearchParams, { ADULT, CHILD, INFANT }: People): void {
  query.set('adults', String(ADULT));
  if (CHILD > 0) query.set('children', String(CHILD));
  if (INFANT > 0) query.set('infants', String(INFANT));
}

export const readExtras = (texts: readonly string[]): readonly Extra[] =>
  extras.filter((extra) => texts.includes(extra));

/** Only with transport; an empty field means "I don't know yet". */
export function readPickup(query: URLSearchParams, chosen: readonly Extra[]): string | undefined {
  const pickup = query.get('pickup');
  return pickupWith(isPickupId(pickup) ? pickup : undefined, chosen);
}

export function writePickup(
  query: URLSearchParams,
  {
    pickup,
    extras: chosen,
  }: { readonly pickup?: string | undefined; readonly extras: readonly Extra[] },
): void {
  const kept = pickupWith(pickup, chosen);
  if (kept) query.set('pickup', kept);
}

export function choiceQuery(
  choice: Omit<ReadChoice, 'month' | 'isDateOdd' | 'isPeopleOdd'>,
): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.isOpenTicket) query.set('date', openTicket);
  if (choice.day) query.set('date', choice.day);
  if (choice.time) query.set('time', choice.time);
  writePeople(query, choice.people);
  for (const extra of choice.extras) query.append('extras', extra);
  writePickup(query, choice);
  for (const component of choice.components) query.set('component', String(component));
  if (choice.line) query.set('line', choice.line);
  return query;
}
