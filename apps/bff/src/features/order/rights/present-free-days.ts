import { type OrderLine, refuseNewDay, type Translated } from '@shop/domain';
import type { CalendarView, DayView } from '@shop/ports/screens';
import { stateWords } from '../../../presenters/calendar-words.js';
import { questionOf, type RightsFacts } from './rights-facts.js';

/** Shown on a day instead of a price: a date change costs nothing. */
const dayWords: Translated<Readonly<Record<'now' | 'free' | 'notFor', string>>> = {
  es: { now: 'Ahora', free: 'gratis', notFor: 'no disponible para este cambio' },
  en: { now: 'Now', free: 'free', notFor: 'not available for this change' },
  pt: { now: 'Agora', free: 'grátis', notFor: 'não disponível para esta mudança' },
};

const plain = { amount: '', isLimited: undefined, isChosen: undefined } as const;

/** Available days are free; days that the change can't use are closed. */
export function withFreeDays(
  calendar: CalendarView,
  line: OrderLine,
  facts: RightsFacts,
  wall: string,
): CalendarView {
  const { language } = facts.question.visitor;
  const words = dayWords[language];
  const { limited, chosen } = stateWords[language];
  const question = questionOf(line, facts);
  const ofDay = (view: DayView): DayView => {
    if (view.state !== 'free' && view.state !== 'best') return view;
    if (view.day === line.day && !line.time)
      return {
        ...view,
        ...plain,
        state: 'taken',
        taken: { name: words.now, wall },
        said: words.now,
      };
    const refused = refuseNewDay(line, { day: view.day, time: undefined }, question);
    // Its own day stays selectable, because another start time may be free.
    if (refused && refused !== 'sameChoice')
      return { ...view, ...plain, state: 'closed', said: words.notFor };
    const said = [words.free, view.isLimited && limited, view.isChosen && chosen];
    return { ...view, state: 'free', amount: words.free, said: said.filter(Boolean).join(', ') };
  };
  return {
    ...calendar,
    months: calendar.months.map((month) => ({
      ...month,
      weeks: month.weeks.map((week) => week.map(ofDay)),
    })),
  };
}
