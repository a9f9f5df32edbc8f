import {
  type CurrencyCode,
  monthOf,
  type ParkDay,
  type ParkMonth,
  type ReadChoice,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { askMonths } from '../../../presenters/ask-months.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { BuyFacts } from './buy-facts.js';

interface MonthToShow {
  readonly month: ParkMonth;
  readonly choice: ReadChoice;
  readonly today: ParkDay;
}

/** One month, or two on a desktop, starting with the first that has something to buy. */
export async function askCalendar(
  catalogue: CatalogueGateway,
  slug: string,
  { month, choice, today }: MonthToShow,
  { visitor, path, query }: Pick<PageQuestion, 'visitor' | 'path' | 'query'>,
): Promise<BuyFacts['calendar']> {
  const { months, replies } = await askMonths(catalogue, {
    slug,
    first: month,
    count: query.get(monthsShown) === '2' ? 2 : 1,
    isChosen: choice.month !== undefined || choice.day !== undefined,
    today,
    currency: visitor.currency,
  });
  const days = new Map(replies.flatMap((reply) => valueOr(reply, [])).map((day) => [day.day, day]));
  const hasFailed = replies.some(({ kind }) => kind !== 'ok');
  const retry = { kind: 'retry', href: path } as const;
  return {
    months,
    days,
    hasFailed,
    problem: hasFailed ? presentProblem('calendar', visitor.language, [retry]) : undefined,
  };
}

/** The backend's entry for a day, even if another month is shown. `known`: days of that month. */
export async function askDay(
  catalogue: CatalogueGateway,
  slug: string,
  day: ParkDay,
  currency: CurrencyCode,
  known?: ReadonlyMap<ParkDay, CalendarDay>,
): Promise<CalendarDay | undefined> {
  if (known?.has(day)) return known.get(day);
  const reply = await catalogue.calendar(slug, monthOf(day), currency);
  return valueOr(reply, []).find((one) => one.day === day);
}
