import type { CalendarView, DayView } from '@shop/ports/screens';
import styles from '../../../generated/ui/price-calendar.module.css';
import type { PriceCalendarTexts } from './price-calendar.js';

/** Explains the currency and only those marks that the calendar shows. */
export function CalendarLegend({
  calendar,
  texts,
}: {
  calendar: CalendarView;
  texts: PriceCalendarTexts;
}) {
  const days = calendar.months.flatMap(({ weeks }) => weeks.flat());
  const marks: readonly [string, string, (day: DayView) => boolean | undefined][] = [
    ['best', texts.best, ({ state }) => state === 'best'],
    ['chosen', texts.yourDay, (day) => day.isChosen && !isLost(day)],
    ['asked', texts.asked ?? '', (day) => day.isChosen && isLost(day)],
    ['near', texts.near ?? '', ({ isNear }) => isNear],
    ['within', texts.within ?? '', ({ range }) => range === 'within'],
    ['today', texts.today, ({ isToday }) => isToday],
    ['limited', texts.limited, ({ isLimited }) => isLimited],
  ];
  return (
    <ul className={styles.legend}>
      {marks
        .filter(([, , isMarked]) => days.some(isMarked))
        .map(([mark, text]) => (
          <li key={mark}>
            <span className={styles.swatch} data-mark={mark} aria-hidden="true" />
            {text}
          </li>
        ))}
      <li className={styles.unit}>{calendar.problem ? texts.later : texts.unit}</li>
    </ul>
  );
}

const isLost = ({ state }: DayView) => state === 'soldOut' || state === 'closed';
