import type { CalendarView, DayView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo, useEffect, useRef } from 'react';
import { calendarTexts } from '../../../parts/choosing/calendar-texts.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { PriceCalendar } from '../../../ui/price-calendar/price-calendar.js';
import styles from './buy-screen.module.css';
import { openTicket } from './choices.js';
import { Step } from './step.js';
import { focusField } from '../../../parts/choosing/focus-field.js';
import { NearDays } from './near-days.js';
import type { StepProps } from './use-buy-form.js';

interface DayStepProps extends StepProps {
  readonly day: string | undefined;
  readonly isSlow: boolean;
}

const mark = (one: DayView, chosen: string | undefined): DayView => {
  const isChosen = one.day === chosen && one.state !== 'outside';
  return isChosen === one.isChosen ? one : { ...one, isChosen };
};

/** Marks the pressed day at once, before the reply. */
const marked = (calendar: CalendarView, chosen: string | undefined): CalendarView => ({
  ...calendar,
  months: calendar.months.map((month) => ({
    ...month,
    weeks: month.weeks.map((week) => week.map((one) => mark(one, chosen))),
  })),
});

/** The calendar. If its prices fail to load, days can still be chosen. */
export const DayStep = memo(function DayStep(props: DayStepProps) {
  const { view, problems, change, day, isSlow, t } = props;
  const choosing = useTranslation('choosing');
  const asked = useNearFocus(view);
  const isOpen = day === openTicket;
  const chosen = view.chosenDay?.day === day ? view.chosenDay : undefined;
  const answer = isOpen ? t('open.answer') : chosen?.text;
  return (
    <>
      <Step
        field="date"
        title={answer ? t('step.dayChosen', { answer }) : t('step.day')}
        problem={view.near && problems === view.problems ? undefined : problemOf(problems, 'date')}
      >
        {view.calendar.problem && <ProblemAlert problem={view.calendar.problem} />}
        <PriceCalendar
          calendar={marked(view.calendar, day)}
          texts={calendarTexts(view.calendar, choosing.t)}
          isLoading={isSlow}
          onMonth={(month) => change({ month })}
          onChoose={(other) => {
            asked.current = other;
            change({ day: other });
          }}
          asksAll
        />
        {view.hasOpenTicket && (
          <OpenTicket
            note={t(view.hasEarlyTier ? 'open.note' : 'open.valid')}
            isOpen={isOpen}
            choose={() => change({ day: openTicket })}
            t={t}
          />
        )}
      </Step>
      {view.near && <NearDays near={view.near} />}
    </>
  );
});

/** Focuses the explanation of an unavailable day, then the day that was chosen there. */
function useNearFocus({ near, chosenDay }: StepProps['view']) {
  const asked = useRef<string>(undefined);
  const before = useRef(near);
  useEffect(() => {
    if (before.current && !near && document.activeElement === document.body) focusField('date');
    before.current = near;
    if (asked.current !== chosenDay?.day) return;
    asked.current = undefined;
    if (near) document.getElementById('near')?.focus();
  }, [near, chosenDay]);
  return asked;
}

/** A ticket without a date, sent under the same field name as a day. */
function OpenTicket(props: {
  note: string;
  isOpen: boolean;
  choose: () => void;
  t: TFunction<'buy'>;
}) {
  const { note, isOpen, choose, t } = props;
  return (
    <p className={styles.open}>
      <Button
        type="submit"
        name="pick"
        value={openTicket}
        tone="outline"
        size="sm"
        icon={<Icon name={isOpen ? 'check' : 'ticket'} size={20} />}
        aria-pressed={isOpen}
        aria-describedby="open-ticket-note"
        onClick={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        {t('open.choose')}
      </Button>
      <span id="open-ticket-note" className={`${styles.help} text-caption`}>
        {note}
      </span>
    </p>
  );
}
