import {
  type AgeBands,
  ageBandsOf,
  type CartLine,
  choiceIssues,
  type ChoiceIssues,
  type CurrencyCode,
  firstOpen,
  type ParkDay,
  type Pickup,
  type Product,
  type ReadChoice,
} from '@shop/domain';
import type {
  BackendReply,
  CalendarDay,
  CatalogueGateway,
  PriceQuestion,
  Quote,
} from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { askCalendar, loadDay, type TicketCalendar } from './ask-calendar.js';
import { askPickups } from './ask-pickups.js';

/** A choice of one ticket, checked against its calendar. */
export interface CheckedTicket {
  readonly product: Product;
  readonly choice: ReadChoice;
  readonly issues: ChoiceIssues;
  /** The backend's entry for the chosen day. */
  readonly calendarDay: CalendarDay | undefined;
  readonly calendar: TicketCalendar;
  readonly bands: AgeBands;
}

export interface PricedTicket {
  readonly quote: BackendReply<Quote>;
  readonly pickups: readonly Pickup[];
}

export async function checkTicket(
  catalogue: CatalogueGateway,
  { product, choice, own }: Pick<CheckedTicket, 'product' | 'choice'> & { readonly own?: CartLine },
  question: PageQuestion,
): Promise<CheckedTicket> {
  const { now, visitor } = question;
  const { month, day } = choice;
  const asked = { slug: product.slug, month, day, own };
  // Both at once: the day's month is often the one shown, whose reply they share.
  const [calendar, calendarDay] = await Promise.all([
    askCalendar(catalogue, asked, question),
    loadDay(catalogue, asked, day, visitor.currency),
  ]);
  const issues = choiceIssues(choice, product, { now, calendarDay, isUnknown: calendar.hasFailed });
  const bands = ageBandsOf(product.businessUnitCode);
  return { product, choice, issues, calendarDay, calendar, bands };
}

export async function priceTicket(
  catalogue: CatalogueGateway,
  checked: Omit<CheckedTicket, 'calendarDay' | 'bands'>,
  { visitor: { currency } }: PageQuestion,
): Promise<PricedTicket> {
  const [quote, pickups] = await Promise.all([
    catalogue.quote(quoteQuestion(checked, currency)),
    askPickups(catalogue, checked.product, checked.choice),
  ]);
  return { quote, pickups };
}

/** The full choice, or an example that prices the extras before then. */
function quoteQuestion(
  { product, choice, issues, calendar }: Omit<CheckedTicket, 'calendarDay' | 'bands'>,
  currency: CurrencyCode,
): PriceQuestion {
  const { slug, schedule } = product;
  const { people, extras } = choice;
  const missing = firstOpen(issues);
  if (!missing) {
    const time = schedule.type === 'OPENING_HOURS' ? undefined : choice.time;
    return { slug, day: choice.day, time, people, extras, currency };
  }
  const example = firstSellable(calendar.days);
  const day = missing === 'day' ? example : (choice.day ?? example);
  const time = schedule.type === 'START_TIME' && day ? schedule.startTimes[0] : undefined;
  return { slug, day, time, people: { ADULT: 1, CHILD: 0, INFANT: 0 }, extras: [], currency };
}

const firstSellable = (days: ReadonlyMap<ParkDay, CalendarDay>): ParkDay | undefined =>
  [...days.values()].find(({ priceFrom }) => priceFrom)?.day;
