import {
  type CartLine,
  type CurrencyCode,
  monthOf,
  type ParkDay,
  type ParkMonth,
  withOwnPlaces,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { askMonths, monthsIn, saleBounds } from '../../../presenters/ask-months.js';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** A ticket's days on sale, as the backend tells them. */
export type TicketCalendar = Pick<
  CalendarQuestion,
  'months' | 'days' | 'problem' | 'today' | 'lastDay'
> & { readonly hasFailed: boolean };

/** Whose days, and which month: the chosen one, that of the day, or the first with any on sale. */
export interface CalendarAsked {
  readonly slug: string;
  readonly month: ParkMonth | undefined;
  readonly day: ParkDay | undefined;
  /** Where to begin if nothing is chosen; today if omitted. */
  readonly from?: ParkDay | undefined;
  /** The cart's line being changed; its own places count as free. */
  readonly own?: CartLine | undefined;
}

/** One month, or two on a desktop. */
export async function askCalendar(
  catalogue: CatalogueGateway,
  { slug, month, day, from, own }: CalendarAsked,
  { visitor, path, query, now }: Pick<PageQuestion, 'visitor' | 'path' | 'query' | 'now'>,
): Promise<TicketCalendar> {
  const { currency, language } = visitor;
  const bounds = saleBounds(now);
  const asked = { slug, month, day, from, count: monthsIn(query), bounds, currency };
  const { months, days, isKnown } = await askMonths(catalogue, asked);
  const retry = { kind: 'retry', href: path } as const;
  return {
    months,
    days: own
      ? new Map([...days].map(([one, calendarDay]) => [one, withOwnPlaces(calendarDay, own)]))
      : days,
    hasFailed: !isKnown,
    problem: isKnown ? undefined : presentProblem('calendar', language, [retry]),
    ...bounds,
  };
}

/** The backend's entry for a day, even if another month is shown. `known`: days of that month. */
export async function loadDay(
  catalogue: CatalogueGateway,
  { slug, own }: Pick<CalendarAsked, 'slug' | 'own'>,
  day: ParkDay | undefined,
  currency: CurrencyCode,
  known?: ReadonlyMap<ParkDay, CalendarDay>,
): Promise<CalendarDay | undefined> {
  if (!day) return undefined;
  if (known?.has(day)) return known.get(day);
  const reply = await catalogue.calendar(slug, monthOf(day), currency);
  const calendarDay = valueOr(reply, []).find((one) => one.day === day);
  return calendarDay && withOwnPlaces(calendarDay, own);
}
