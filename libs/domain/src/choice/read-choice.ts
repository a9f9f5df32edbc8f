import { isParkDay, isParkMonth, isParkTime, type ParkMonth } from '../calendar/park-day.js';
import { isGranted } from '../catalogue/guarantees.js';
import { type Extra, extras, type Product } from '../catalogue/product.js';
import type { People } from '../people/people.js';
import { isPickupId, pickupWith } from '../pickup/pickup.js';
import type { PartyChoice } from './choice.js';
import type { WantedChoice } from './choice-issues.js';

/** The query or form of a buy page. Invalid values become problems, never exceptions. */
export interface ReadChoice extends WantedChoice {
  readonly month: ParkMonth | undefined;
  /** The cart line being changed. */
  readonly line: string | undefined;
}

/** Fields of a query or form that hold a party's choice. */
export const partyFields = ['adults', 'children', 'infants', 'extras', 'pickup'] as const;

/** Fields that hold the choice of a ticket. */
export const ticketFields = ['date', 'time', ...partyFields, 'component'] as const;

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
  const component = Number(query.get('component') || NaN);
  const line = query.get('line') ?? undefined;
  return {
    day: isParkDay(date) ? date : undefined,
    isOpenTicket,
    month: isParkMonth(month) ? month : undefined,
    time: isParkTime(time) ? time : undefined,
    ...readPartyChoice(query),
    components: Number.isSafeInteger(component) ? [component] : [],
    line: line && /^[\w-]{1,64}$/.test(line) ? line : undefined,
    isDateOdd: Boolean(date) && !isOpenTicket && !isParkDay(date),
  };
}

/** The pick-up point only with transport; an empty field means "I don't know yet". */
export function readPartyChoice(query: URLSearchParams): PartyChoice & PeopleRead {
  const pickup = query.get('pickup');
  const chosen = readExtras(query.getAll('extras'));
  return {
    ...readPeople(query),
    extras: chosen,
    pickup: pickupWith(isPickupId(pickup) ? pickup : undefined, chosen),
  };
}

type PeopleRead = Pick<WantedChoice, 'people' | 'isPeopleOdd'>;

/** Anything but a whole number counts as 0 and as an error (docs/rules/people.md#counts). */
function readPeople(query: URLSearchParams): PeopleRead {
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

export function writePartyChoice(
  query: URLSearchParams,
  { people: { ADULT, CHILD, INFANT }, extras: chosen, pickup }: PartyChoice,
): void {
  query.set('adults', String(ADULT));
  if (CHILD > 0) query.set('children', String(CHILD));
  if (INFANT > 0) query.set('infants', String(INFANT));
  for (const extra of chosen) query.append('extras', extra);
  const kept = pickupWith(pickup, chosen);
  if (kept) query.set('pickup', kept);
}

const readExtras = (texts: readonly string[]): readonly Extra[] =>
  extras.filter((extra) => texts.includes(extra));

export function choiceQuery(
  choice: Omit<ReadChoice, 'month' | 'isDateOdd' | 'isPeopleOdd'>,
): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.isOpenTicket) query.set('date', openTicket);
  if (choice.day) query.set('date', choice.day);
  if (choice.time) query.set('time', choice.time);
  writePartyChoice(query, choice);
  for (const component of choice.components) query.set('component', String(component));
  if (choice.line) query.set('line', choice.line);
  return query;
}
