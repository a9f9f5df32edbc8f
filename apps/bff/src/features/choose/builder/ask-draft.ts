import {
  addDays,
  clampMonth,
  type DraftPart,
  monthOf,
  type PackageDraft,
  parkDayAt,
  saleHorizonDays,
} from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { askMonths } from '../../../presenters/ask-months.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { OpenCalendar, ToldDay } from './builder-facts.js';

type Question = Pick<PageQuestion, 'visitor' | 'now' | 'path'>;

export async function askPartDay(
  catalogue: CatalogueGateway,
  { slug, day }: DraftPart,
  { visitor }: Question,
): Promise<ToldDay> {
  if (!day) return { told: undefined, isUnknown: true };
  const reply = await catalogue.calendar(slug, monthOf(day), visitor.currency);
  const told = valueOr(reply, []).find((one) => one.day === day);
  return { told, isUnknown: reply.kind !== 'ok' };
}

/** Calendar of the open slot's park: the month of its day, or the first with something to buy. */
export async function askDraftCalendar(
  catalogue: CatalogueGateway,
  { parts, slot, month }: PackageDraft,
  count: 1 | 2,
  { visitor, now, path }: Question,
): Promise<OpenCalendar | undefined> {
  const open = parts[slot];
  if (!open) return undefined;
  const today = parkDayAt(now);
  const chosen = open.day ?? parts.find(({ day }) => day)?.day;
  const wanted = month ?? monthOf(chosen ?? today);
  const { months, replies } = await askMonths(catalogue, {
    slug: open.slug,
    first: clampMonth(wanted, today, addDays(today, saleHorizonDays)),
    count,
    isChosen: Boolean(month ?? chosen),
    today,
    currency: visitor.currency,
  });
  const hasFailed = replies.some(({ kind }) => kind !== 'ok');
  const retry = { kind: 'retry', href: path } as const;
  return {
    months,
    days: new Map(replies.flatMap((reply) => valueOr(reply, [])).map((one) => [one.day, one])),
    hasFailed,
    problem: hasFailed ? presentProblem('calendar', visitor.language, [retry]) : undefined,
  };
}
