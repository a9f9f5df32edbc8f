import type { CalendarView } from '@shop/ports/screens';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../icon.js';
import { CalendarLegend } from './calendar-legend.js';
import { LostDay } from './lost-day.js';
import { MonthGrid } from './month-grid.js';
import styles from '../../../generated/ui/price-calendar.module.css';
import { useGridKeys } from './use-grid-keys.js';

export interface PriceCalendarTexts {
  previous: string;
  next: string;
  best: string;
  yourDay: string;
  /** For a stay: the nights between arrival and departure. */
  within?: string;
  /** Marks the unavailable day that the visitor asked for, and the days nearest to it. */
  asked?: string;
  near?: string;
  soldOut: string;
  closed: string;
  limited: string;
  today: string;
  unit: string;
  /** Shown when prices could not be loaded; days stay usable. */
  later: string;
  loading: string;
}

interface PriceCalendarProps {
  calendar: CalendarView;
  texts: PriceCalendarTexts;
  asksAll?: boolean;
  /** Another month's prices are loading; the cells keep their size. */
  isLoading?: boolean;
  /** With scripts only. Without them the buttons submit `month` and `pick` with their form. */
  onMonth?: (month: string) => void;
  onChoose?: (day: string) => void;
}

/** A grid of days and prices with one tab stop (APG): one month, or two on desktops. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { calendar, texts, isLoading = false, asksAll = false, onMonth, onChoose } = props;
  const { months, weekdays } = calendar;
  const keys = useGridKeys(calendar, onMonth);
  const [pressed, setPressed] = useState<string>();
  /** True after hydration: without scripts an unavailable day cannot be pressed. */
  const isAlive = keys.tabStop !== undefined && !asksAll;
  const choose = (event: MouseEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLButtonElement>('[data-day]'); // as: React events target elements
    setPressed(cell?.type === 'button' ? cell.dataset['day'] : undefined);
    if (cell?.type !== 'submit' || !onChoose) return;
    event.preventDefault();
    onChoose(cell.value);
  };
  return (
    <div
      ref={keys.root}
      className={styles.root}
      data-months={months.length}
      aria-busy={isLoading || undefined}
    >
      <Head calendar={calendar} texts={texts} onMonth={onMonth} />
      <div
        className={styles.months}
        onClick={choose}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {months.map((month, index) => (
          <MonthGrid
            key={month.month}
            month={month}
            titleId={`month-${index}`}
            weekdays={weekdays}
            texts={texts}
            tabStop={keys.tabStop}
            asksAll={asksAll}
          />
        ))}
      </div>
      {isAlive && <LostDay calendar={calendar} pressed={pressed} near={texts.near} />}
      <CalendarLegend calendar={calendar} texts={texts} />
      {isLoading && (
        <p className="co-hidden" role="status">
          {texts.loading}
        </p>
      )}
    </div>
  );
}

const Head = (props: Pick<PriceCalendarProps, 'calendar' | 'texts' | 'onMonth'>) => {
  const { calendar, texts, onMonth } = props;
  return (
    <div className={styles.head}>
      <Turn month={calendar.previous} label={texts.previous} onMonth={onMonth} isBack />
      {calendar.months.map(({ month, title }, index) => (
        <h3
          key={index}
          id={`month-${index}`}
          className={styles.title}
          aria-live={index === 0 ? 'polite' : undefined}
          data-month={month}
        >
          {title}
        </h3>
      ))}
      <Turn month={calendar.next} label={texts.next} onMonth={onMonth} />
    </div>
  );
};

interface TurnProps {
  /** `undefined` at the end of the sale: the button stays, so that the layout is stable. */
  month: string | undefined;
  label: string;
  isBack?: boolean;
  onMonth?: (month: string) => void;
}

function Turn({ month, label, isBack, onMonth }: TurnProps) {
  return (
    <button
      type={month ? 'submit' : 'button'}
      name="month"
      value={month}
      className={styles.turn}
      aria-label={label}
      aria-disabled={month ? undefined : true}
      onClick={(event) => {
        if (!month || !onMonth) return;
        event.preventDefault();
        onMonth(month);
      }}
    >
      <Icon name={isBack ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
}
