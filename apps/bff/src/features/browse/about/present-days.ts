import { type Language, type Schedule, weekdayNames, firstWeekday } from '@shop/domain';
import type { AboutView } from '@shop/ports/screens';

const weekLength = 7;

export function presentDays(
  { weekdays }: Schedule,
  language: Language,
): AboutView['tickets'][number]['days'] {
  const first = weekdays[0];
  const last = weekdays.at(-1);
  if (weekdays.length === weekLength || !first || !last) return { kind: 'daily' };
  const names = weekdayNames(language);
  const nameOf = (weekday: number) =>
    names[(weekday - firstWeekday[language] + weekLength) % weekLength]?.long ?? '';
  return { kind: 'range', from: nameOf(first), to: nameOf(last) };
}
