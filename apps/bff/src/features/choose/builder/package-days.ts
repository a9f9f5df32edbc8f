import {
  countPeople,
  firstWeekday,
  isBeforeLastEntry,
  leadDays,
  monthOf,
  type ParkDay,
  type ParkMonth,
  priceOne,
  type Product,
  tiers,
  weekdayNames,
  weekdayOf,
  writeDayOfMonth,
  writeShortDate,
} from '@shop/domain';
import type { CalendarDay, ContentSource } from '@shop/ports/backends';
import type { PanelView, ProblemAction } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PartFacts } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';
import { draftHref } from './draft-links.js';

export const daysOf = (open: PartFacts, facts: DayFacts, question: PageQuestion) =>
  new Map(
    [...(facts.calendar?.days ?? [])].map(([day, calendarDay]) => [
      day,
      forThis(calendarDay, open, facts, question),
    ]),
  );

type DayFacts = Pick<BuilderFacts, 'calendar' | 'parts' | 'draft'>;

export type Days = ReadonlyMap<ParkDay, CalendarDay>;

/** The nearest available day. If two parts collide, also one for the other ticket. */
export function actionsFor(
  { part, collision }: PartFacts,
  days: Days,
  { parts, draft, beside }: DayFacts & Pick<BuilderFacts, 'beside'>,
  question: PageQuestion,
  content: ContentSource,
): readonly ProblemAction[] {
  const { language } = question.visitor;
  const taken = [...parts.map((one) => one.part.day), ...(beside?.keys() ?? [])];
  const free = [...days.values()].filter(({ day, priceFrom }) => priceFrom && !taken.includes(day));
  const near = free.find(({ day }) => part.day && day >= part.day) ?? free.at(-1);
  const other = collision && parts[collision.with];
  const name = other && (content.place(other.product.slug, language)?.name ?? other.product.name);
  return [
    ...(near
      ? [
          {
            kind: 'nearestDay' as const,
            href: `${draftHref(draft, question, { pick: near.day })}#panel`,
            text: writeShortDate(near.day, language),
          },
        ]
      : []),
    ...(collision && name
      ? [
          {
            kind: 'otherTicket' as const,
            href: `${draftHref({ ...draft, slot: collision.with }, question)}#panel`,
            text: name,
          },
        ]
      : []),
  ];
}

function forThis(
  calendarDay: CalendarDay,
  { product: { notDiscount } }: PartFacts,
  { parts, draft: { people } }: DayFacts,
  { now }: PageQuestion,
): CalendarDay {
  const isFull =
    calendarDay.priceFrom &&
    calendarDay.left !== undefined &&
    calendarDay.left < countPeople(people);
  if (isFull) return { ...calendarDay, status: 'SOLD_OUT', priceFrom: undefined };
  const { listPrice, priceFrom } = calendarDay;
  if (!listPrice || !priceFrom || parts.length < tiers.combo.from) return calendarDay;
  const adult = priceOne('ADULT', {
    listPrice,
    people,
    notDiscount,
    leadDays: leadDays(now, calendarDay.day),
    parksInPackage: parts.length,
  });
  return { ...calendarDay, priceFrom: adult.now };
}

/** With more days than this, only the calendar shows them. */
const mostNamed = 6;

/** Why coming days are unavailable: used by another ticket, too few places, or closed. */
export function reasonsOf(
  days: readonly CalendarDay[],
  taken: ReadonlyMap<ParkDay, unknown>,
  { schedule }: Product,
  months: readonly ParkMonth[],
  { now, visitor: { language } }: Pick<PageQuestion, 'now' | 'visitor'>,
): PanelView['reasons'] {
  const ahead = days.filter(({ day }) => isBeforeLastEntry(schedule, day, now) && !taken.has(day));
  const shown = [...taken.keys()].filter((day) => months.includes(monthOf(day)));
  const inWords = (some: readonly ParkDay[]) =>
    [
      ...some
        .toSorted()
        .slice(0, mostNamed)
        .map((day) => writeDayOfMonth(day, language)),
      ...(some.length > mostNamed ? ['…'] : []),
    ].join(' · ');
  const soldOut = ahead.filter(({ status }) => status === 'SOLD_OUT').map(({ day }) => day);
  const closed = ahead
    .filter(({ day, status }) => status === 'CLOSED' && schedule.weekdays.includes(weekdayOf(day)))
    .map(({ day }) => day);
  const weekdays = weekdayNames(language)
    .map(({ long }, column) => ({ long, weekday: ((firstWeekday[language] - 1 + column) % 7) + 1 }))
    .filter(({ weekday }) => schedule.weekdays.every((open) => open !== weekday))
    .map(({ long }) => long);
  const reasons = [
    { kind: 'taken', days: inWords(shown) },
    { kind: 'soldOut', days: inWords(soldOut) },
    { kind: 'closed', days: [...weekdays, inWords(closed)].filter(Boolean).join(' · ') },
  ] as const;
  return reasons.filter((one) => one.days !== '');
}
