import type { CalendarView, DayView } from '@shop/ports/screens';
import { Icon } from '../icon.js';
import { dateOf, nameOfDay } from './name-of-day.js';
import styles from '../../../generated/ui/price-calendar.module.css';

const isSold = ({ state }: DayView) => state === 'free' || state === 'best';

interface LostDayProps {
  calendar: CalendarView;
  /** ISO 8601 date; `undefined` shows nothing. */
  pressed: string | undefined;
  near: string | undefined;
}

/** Says why the pressed day is not for sale and names the nearest days that are. */
export function LostDay({ calendar: { months, weekdays }, pressed, near }: LostDayProps) {
  const days = months.flatMap((month) =>
    month.weeks.flatMap((week) =>
      week.map((day, column) => ({ month, day, weekday: weekdays[column]?.long })),
    ),
  );
  const at = days.findIndex(({ day }) => day.day === pressed && day.state !== 'outside');
  const lost = days[at];
  const around = [
    days.slice(0, Math.max(0, at)).findLast(({ day }) => isSold(day)),
    days.slice(at + 1).find(({ day }) => isSold(day)),
  ].flatMap((one) => (one ? dateOf(one.month, one.day, one.weekday) : []));
  return (
    <p role="status" className={`${styles.lost} text-small`}>
      {lost && (
        <>
          <Icon name="info-circle" size={20} />
          <span>
            {nameOfDay(lost.month, lost.day, lost.weekday)}.
            {near && around.length > 0 && ` ${near}: ${around.join('; ')}.`}
          </span>
        </>
      )}
    </p>
  );
}
