import type { CalendarView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { calendarTexts } from '../../../parts/choosing/calendar-texts.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { PriceCalendar } from '../../../ui/price-calendar/price-calendar.js';
import styles from './cart-editor.module.css';
import { Step, type StepProps, textIn } from './editor-step.js';
import type { Editing } from './use-editor.js';

/** A package's tickets; the open one has its calendar below. */
export function Parts({ editing: { view }, t }: StepProps) {
  return (
    <nav className={styles.parts} aria-label={t('editor.parts')}>
      <ul>
        {view.parts.map(({ name, when, href, isOpen, problem, wall }) => (
          <li key={name}>
            <AppLink
              href={href}
              className={styles.part}
              aria-current={isOpen || undefined}
              data-wall={wall || undefined}
            >
              <span className="text-label">{name}</span>
              <span className="text-small">{when}</span>
              {problem && (
                <span className={`${styles.wrong} text-caption`}>
                  <Icon name="alert-triangle" size={16} /> {problem}
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Marks the pressed day at once, before the reply. */
const marked = (calendar: CalendarView, pick: string | undefined): CalendarView =>
  pick === undefined
    ? calendar
    : {
        ...calendar,
        months: calendar.months.map((month) => ({
          ...month,
          weeks: month.weeks.map((week) =>
            week.map((one) => ({ ...one, isChosen: one.day === pick && one.state !== 'outside' })),
          ),
        })),
      };

/** Unavailable days stay visible and say why. */
export function DayStep({ editing, t }: StepProps) {
  const choosing = useTranslation('choosing');
  const { view, draft, isPending, problems, ask } = editing;
  const { calendar, reasons, openTicket, name } = view;
  if (!calendar) return null;
  const answer = openTicket ? t('editor.openAnswer') : view.day;
  return (
    <div id="panel" tabIndex={-1}>
      <Step
        field="date"
        title={answer ? t('editor.dayChosen', { answer }) : t('editor.day')}
        problem={problemOf(problems, 'date')}
      >
        {calendar.problem && <ProblemAlert problem={calendar.problem} />}
        <PriceCalendar
          calendar={marked(calendar, textIn(draft, 'pick'))}
          texts={calendarTexts(calendar, choosing.t)}
          isLoading={isPending && 'month' in draft}
          onMonth={(month) => ask({ month })}
          onChoose={(pick) => ask({ pick })}
        />
        {reasons.length > 0 && (
          <dl className={`${styles.reasons} text-small`}>
            {reasons.map(({ kind, days }) => (
              <div key={kind}>
                <dt>{t(`editor.${kind}`, { name })}</dt>
                <dd>{days}</dd>
              </div>
            ))}
          </dl>
        )}
        {openTicket !== undefined && <OpenTicket isOn={openTicket} ask={ask} t={t} />}
      </Step>
    </div>
  );
}

/** A ticket without a date, sent under the same field name as a day. */
function OpenTicket(props: { isOn: boolean; ask: Editing['ask']; t: TFunction<'cart'> }) {
  const { isOn, ask, t } = props;
  return (
    <p className={styles.open}>
      <Button
        type="submit"
        name="pick"
        value="open"
        tone="outline"
        size="sm"
        icon={<Icon name={isOn ? 'check' : 'ticket'} size={20} />}
        aria-pressed={isOn}
        aria-describedby="open-ticket-note"
        onClick={(event) => {
          event.preventDefault();
          ask({ pick: 'open' });
        }}
      >
        {t('editor.openTicket')}
      </Button>
      <span id="open-ticket-note" className={`${styles.quiet} text-caption`}>
        {t('editor.openNote')}
      </span>
    </p>
  );
}
