import type { CalendarView } from '@shop/ports/screens';
import styles from './price-calendar.module.css';
import type { PriceCalendarTexts } from './price-calendar.js';

/** What the marks mean and in what the amounts are; only marks that are there are explained. */
export function CalendarLegend({
  calendar,
  texts,
}: {
  calendar: CalendarView;
  texts: PriceCalendarTexts;
}) {
  const days = calendar.months.flatMap(({ weeks }) => weeks.flat());
  const marks = [
    { key: 'best', text: texts.best, isThere: days.some(({ state }) => state === 'best') },
    { key: 'chosen', text: texts.yourDay, isThere: days.some(({ isChosen }) => isChosen) },
    { key: 'today', text: texts.today, isThere: days.some(({ isToday }) => isToday) },
    { key: 'limited', text: texts.limited, isThere: days.some(({ isLimited }) => isLimited) },
  ];
  return (
    <ul className={styles.legend}>
      {marks
        .filter(({ isThere }) => isThere)
        .map(({ key, text }) => (
          <li key={key}>
            <span className={styles.swatch} data-mark={key} aria-hidden="true" />
            {text}
          </li>
        ))}
      <li className={styles.unit}>{calendar.problem ? texts.later : texts.unit}</li>
    </ul>
  );
}
