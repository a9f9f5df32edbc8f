import type { NewDayForm } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useRef, useState } from 'react';
import { calendarTexts } from '../../../parts/choosing/calendar-texts.js';
import { TimeChoices } from '../../../parts/choosing/time-choices.js';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import drawer from '../../../parts/drawer/drawer.module.css';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { useTranslation } from 'react-i18next';
import { Group } from '../../../ui/group.js';
import { PriceCalendar } from '../../../ui/price-calendar/price-calendar.js';
import styles from './rights.module.css';
import type { RightFormState } from './use-right-form.js';

interface NewDayFieldsProps {
  readonly view: NewDayForm;
  readonly state: RightFormState;
  readonly foot: (isReady: boolean, button: string) => ReactNode;
  readonly t: TFunction<'order'>;
}

type Ask = (more: Readonly<Record<string, string>>) => void;
type Inner = Pick<NewDayFieldsProps, 'view' | 'state' | 't'> & { readonly ask: Ask };

/** The product's calendar: changing the day is free. */
export function NewDayFields({ view, state, foot, t }: NewDayFieldsProps) {
  const { chosen, times, cancelling } = view;
  const ref = useRef<HTMLDivElement>(null);
  const ask: Ask = (more) => {
    const form = ref.current?.closest('form');
    if (form) state.ask(form, more);
  };
  // A press shows at once; the next view settles it.
  const [draft, setDraft] = useState<{ of: NewDayForm; time: string }>();
  const said = times?.find(({ isChosen }) => isChosen)?.time;
  const chooseTime = (one: string) => {
    setDraft({ of: view, time: one });
    ask({ time: one });
  };
  const now = view.isOpenTicket ? 'rights.form.validUntil' : 'rights.form.now';
  return (
    <>
      <p className={styles.quiet}>
        {t(now, { when: view.present })} {t('rights.form.kept')}{' '}
        {cancelling &&
          t(`rights.form.${cancelling.isOver ? 'cancelOver' : 'cancelBy'}`, cancelling)}
      </p>
      <div ref={ref}>
        <Day view={view} state={state} ask={ask} t={t} />
      </div>
      {times && (
        <fieldset id="field-time" className={drawer.step}>
          <legend className="text-h4">{t('rights.form.time')}</legend>
          <ProblemAt problem={problemOf(state.problems, 'time')} id="problem-time" />
          <TimeChoices
            times={times}
            chosen={draft?.of === view ? draft.time : said}
            onChoose={chooseTime}
          />
        </fieldset>
      )}
      {foot(chosen !== undefined, t('rights.form.doChange', { day: chosen?.text }))}
    </>
  );
}

function Day({ view, state, ask, t }: Inner) {
  const { t: words } = useTranslation('choosing');
  const { calendar, chosen } = view;
  useSecondMonth(calendar);
  const unit = t('rights.form.unit');
  return (
    <Group
      id="field-date"
      className={drawer.step}
      name={chosen ? t('rights.form.newDay', { day: chosen.text }) : t('rights.form.day')}
      nameClass="text-h4"
    >
      <ProblemAt problem={problemOf(state.problems, 'date')} id="problem-date" />
      {calendar.problem && <ProblemAlert problem={calendar.problem} />}
      {chosen && <input type="hidden" name="date" value={chosen.day} />}
      {calendar.months.length > 0 && (
        <PriceCalendar
          calendar={calendar}
          texts={{ ...calendarTexts(calendar, words), unit }}
          onMonth={(month) => ask({ month })}
          onChoose={(day) => ask({ date: day, month: day.slice(0, 7) })}
        />
      )}
    </Group>
  );
}
