import type { CalendarView, DayView, MonthView } from '@shop/ports/screens';
import { memo } from 'react';
import { nameOfDay } from './name-of-day.js';
import styles from '../../../generated/ui/price-calendar.module.css';
import type { PriceCalendarTexts } from './price-calendar.js';

interface MonthGridProps {
  month: MonthView;
  titleId: string;
  weekdays: CalendarView['weekdays'];
  texts: PriceCalendarTexts;
  /** The day in the tab order. Until hydration it is `undefined` and every day is. */
  tabStop: string | undefined;
  /** Full and closed days can be pressed too; the page replies with the nearest days on sale. */
  asksAll: boolean;
}

export function MonthGrid({ month, titleId, weekdays, texts, tabStop, asksAll }: MonthGridProps) {
  return (
    <table className={styles.month} role="grid" aria-labelledby={titleId}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="text-caption">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={day.day} aria-selected={day.isChosen || day.range ? true : undefined}>
                {day.state !== 'outside' && (
                  <Day
                    day={day}
                    name={nameOfDay(month, day, weekdays[column]?.long)}
                    word={wordOf(day, texts)}
                    isOpen={canBePressed(day, asksAll)}
                    isSkipped={tabStop !== undefined && tabStop !== day.day}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: DayView;
  name: string;
  word: string;
  isOpen: boolean;
  /** Left out of the tab order: arrow keys reach it. */
  isSkipped: boolean;
}

const canBePressed = ({ state }: DayView, asksAll: boolean) =>
  state === 'free' ||
  state === 'best' ||
  state === 'unknown' ||
  (asksAll && (state === 'soldOut' || state === 'closed'));

/** Unavailable days can be focused too, and say why. The calendar handles the click. */
const Day = memo(function Day({ day, name, word, isOpen, isSkipped }: DayProps) {
  return (
    <button
      type={isOpen ? 'submit' : 'button'}
      name={isOpen ? 'pick' : undefined}
      value={isOpen ? day.day : undefined}
      className={styles.day}
      aria-disabled={isOpen ? undefined : true}
      aria-current={day.isToday ? 'date' : undefined}
      tabIndex={isSkipped ? -1 : undefined}
      data-day={day.day}
      data-state={day.state}
      data-chosen={day.isChosen || undefined}
      data-range={day.range}
      data-near={day.isNear || undefined}
      data-limited={day.isLimited || undefined}
      data-wall={day.taken?.wall}
    >
      <span className="co-hidden">{name}</span>
      <b aria-hidden="true">{Number(day.day.slice(8))}</b>
      <i className="text-micro" aria-hidden="true">
        {word}
      </i>
    </button>
  );
});

const wordOf = ({ state, amount, taken }: DayView, texts: PriceCalendarTexts): string =>
  state === 'soldOut' || state === 'closed' ? texts[state] : (taken?.name ?? amount);
