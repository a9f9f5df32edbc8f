import type { DayView, PlannerDaysView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { nameOfDay } from '../../../../ui/price-calendar/name-of-day.js';
import styles from './priced-days.module.css';

interface DayGridProps {
  view: PlannerDaysView;
  chosen: string;
  isLoading: boolean;
  turn: (month: string) => void;
  choose: (day: { day: string; text: string }) => void;
  t: TFunction<'home'>;
}

/** A month as a radio group: arrow keys skip unavailable days. */
export function DayGrid({ view, chosen, isLoading, turn, choose, t }: DayGridProps) {
  const { calendar, texts } = view;
  const { weekdays, legend, problem } = calendar;
  const [month] = calendar.months;
  if (!month) return null;
  const unit = legend.inThousands ? 'planner.unitThousands' : 'planner.unit';
  return (
    <div aria-busy={isLoading || undefined}>
      <div className={styles.month}>
        <Turn to={calendar.previous} name={t('planner.previous')} icon="chevron-left" turn={turn} />
        <h3 id="planner-month" className="text-label" aria-live="polite">
          {month.title}
        </h3>
        <Turn to={calendar.next} name={t('planner.next')} icon="chevron-right" turn={turn} />
      </div>
      <div className={styles.grid} role="radiogroup" aria-labelledby="planner-month">
        {weekdays.map(({ short, long }) => (
          <span key={long} className={styles.weekday} aria-hidden="true">
            {short}
          </span>
        ))}
        {month.weeks.flat().map((day, place) => (
          <Day
            key={day.day}
            day={day}
            name={nameOfDay(month, day, weekdays[place % 7]?.long)}
            isChosen={day.day === chosen}
            text={texts[day.day]}
            choose={choose}
          />
        ))}
      </div>
      <p className={styles.legend}>
        <span className={styles.swatch} aria-hidden="true" /> {t('planner.best')}
        <span className={styles.unit}>
          {problem?.text ?? t(unit, { currency: legend.currency })}
        </span>
      </p>
    </div>
  );
}

interface TurnProps {
  /** `undefined` at the end of the sale. */
  to: string | undefined;
  name: string;
  icon: IconName;
  turn: (month: string) => void;
}

const Turn = ({ to, name, icon, turn }: TurnProps) => (
  <button
    type="button"
    className={styles.round}
    aria-label={name}
    aria-disabled={to ? undefined : true}
    onClick={() => to && turn(to)}
  >
    <Icon name={icon} />
  </button>
);

interface DayProps {
  day: DayView;
  name: string;
  isChosen: boolean;
  /** `undefined` for an unavailable day. */
  text: string | undefined;
  choose: DayGridProps['choose'];
}

function Day({ day, name, isChosen, text, choose }: DayProps) {
  if (day.state === 'outside') return <span />;
  return (
    <label className={styles.day} data-state={day.state}>
      <input
        type="radio"
        name="planner-days"
        value={day.day}
        checked={isChosen && text !== undefined}
        disabled={text === undefined}
        onChange={() => text !== undefined && choose({ day: day.day, text })}
      />
      <span className="co-hidden">{name}</span>
      <span aria-hidden="true" className={styles.number}>
        {Number(day.day.slice(8))}
      </span>
      <span aria-hidden="true" className={styles.amount}>
        {day.amount}
      </span>
    </label>
  );
}
