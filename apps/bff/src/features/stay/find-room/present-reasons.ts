import {
  type Language,
  monthOf,
  type ParkDay,
  type RangeReason,
  writeDayOfMonth,
} from '@shop/domain';
import type { StayReasonView } from '@shop/ports/screens';
import { type StayCalendarQuestion, whyNot } from '../../../presenters/present-stay-calendar.js';
import { writeDays } from './write-days.js';

/** Further runs of days are visible only in the calendar. */
const mostNamed = 4;

/** Why a stay can't start or end on days of the shown months, by reason. */
export function presentReasons(question: StayCalendarQuestion): readonly StayReasonView[] {
  const { days, months, language } = question;
  const byReason = new Map<string, { readonly why: RangeReason; readonly days: ParkDay[] }>();
  for (const day of [...days.keys()].toSorted()) {
    const why = months.includes(monthOf(day)) ? whyNot(day, question) : undefined;
    if (!why || why.kind === 'past' || why.kind === 'far' || why.kind === 'tooLong') continue;
    const key = JSON.stringify(why);
    const known = byReason.get(key);
    if (known) known.days.push(day);
    else byReason.set(key, { why, days: [day] });
  }
  return [...byReason.values()].flatMap((one) => reasonOf(one.why, one.days, language));
}

function reasonOf(
  why: RangeReason,
  all: readonly ParkDay[],
  language: Language,
): readonly StayReasonView[] {
  const days = writeDays(all, language, mostNamed);
  switch (why.kind) {
    case 'minimum':
      return [{ kind: 'minimum', days, nights: why.nights }];
    case 'blocked':
      return [{ kind: 'blocked', days, nights: why.nights, by: writeDayOfMonth(why.by, language) }];
    case 'full':
    case 'closed':
    case 'noArrival':
    case 'noDeparture':
    case 'behind':
      return [{ kind: why.kind, days }];
    default:
      return [];
  }
}
