import type { TFunction } from 'i18next';
import { calendarTexts } from '../../../parts/choosing/calendar-texts.js';
import { Choices } from '../../../parts/choosing/choices.js';
import { TimeChoices } from '../../../parts/choosing/time-choices.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { PriceCalendar } from '../../../ui/price-calendar/price-calendar.js';
import styles from './panel.module.css';
import { ParkPicks } from './park-picks.js';
import { ordinal } from './package-tickets.js';
import type { PackageDraftForm } from './use-package-draft.js';

interface PanelProps {
  draft: PackageDraftForm;
  t: TFunction<'builder'>;
}

export function Panel({ draft, t }: PanelProps) {
  const { ask } = draft;
  const { panel } = draft.view;
  const number = ordinal(panel.number, t);
  const title = panel.name ? t('panel.title', { number, name: panel.name }) : number;
  return (
    <section id="panel" className={styles.panel} aria-labelledby="panel-title" tabIndex={-1}>
      <h2 id="panel-title" className="text-h3">
        {title}
      </h2>
      <ParkPicks draft={draft} t={t} />
      {panel.calendar && <Day draft={draft} t={t} />}
      {panel.times && (
        <fieldset className={styles.question}>
          <legend className="text-h4">{t('panel.time')}</legend>
          <TimeChoices
            times={panel.times}
            chosen={panel.times.find(({ isChosen }) => isChosen)?.time}
            onChoose={(time) => ask({ time })}
          />
        </fieldset>
      )}
      {panel.component && (
        <fieldset className={styles.question}>
          <legend className="text-h4">{t('panel.component')}</legend>
          <Choices
            name="component"
            options={panel.component.options.map(({ id, name }) => ({
              value: String(id),
              text: name,
            }))}
            chosen={panel.component.options.find(({ isChosen }) => isChosen)?.id.toString()}
            onChoose={(component) => ask({ component })}
          />
        </fieldset>
      )}
    </section>
  );
}

function Day({ draft: { view, isPending, ask }, t }: PanelProps) {
  const choosing = useTranslation('choosing');
  const { calendar, name = '', problems, reasons, party } = view.panel;
  if (!calendar) return null;
  return (
    <div className={styles.question}>
      <h3 className="text-h4">{t('panel.when', { name })}</h3>
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} tone="warning" />
      ))}
      {calendar.problem && <ProblemAlert problem={calendar.problem} />}
      <PriceCalendar
        calendar={calendar}
        texts={calendarTexts(calendar, choosing.t)}
        isLoading={isPending}
        onMonth={(month) => ask({ month })}
        onChoose={(pick) => ask({ pick })}
      />
      {reasons.length > 0 && (
        <dl className={`${styles.reasons} text-small`}>
          {reasons.map(({ kind, days }) => (
            <div key={kind}>
              <dt>{t(`panel.reasons.${kind}`, { count: party, name })}</dt>
              <dd>{days}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
