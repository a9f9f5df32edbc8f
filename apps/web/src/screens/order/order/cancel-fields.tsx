import type { CancelForm } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import drawer from '../../../parts/drawer/drawer.module.css';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { Price } from '../../../ui/price.js';
import styles from './rights.module.css';
import type { RightFormState } from './use-right-form.js';

interface CancelFieldsProps {
  readonly view: CancelForm;
  readonly state: RightFormState;
  readonly foot: (isReady: boolean, button: string) => ReactNode;
  readonly t: TFunction<'order'>;
}

/** Which tickets, and the refund: the amount shows before the visitor confirms. */
export function CancelFields({ view, state, foot, t }: CancelFieldsProps) {
  const { total } = view;
  return (
    <>
      <Tickets view={view} state={state} t={t} />
      {total && (
        <>
          <input type="hidden" name="amount" value={total.minorUnits} />
          <p className={styles.total} role="status">
            <span>{t('rights.form.back')}</span>
            <Price price={total.text} size="md" />
          </p>
          <Ways view={view} state={state} t={t} />
        </>
      )}
      {foot(total !== undefined, t('rights.form.doCancel', { amount: total?.text.text }))}
    </>
  );
}

/** A tick shows at once; the amount comes with the next view. */
function Tickets({ view, state, t }: Omit<CancelFieldsProps, 'foot'>) {
  const [draft, setDraft] = useState<{ of: CancelForm; chosen: readonly string[] }>();
  const said = view.lines.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  const chosen = draft?.of === view ? draft.chosen : said;
  const tick = ({ value, checked, form }: HTMLInputElement) => {
    const others = chosen.filter((id) => id !== value);
    setDraft({ of: view, chosen: checked ? [...others, value] : others });
    if (form) state.ask(form);
  };
  return (
    <fieldset id="field-line" className={drawer.step}>
      <legend className="text-h4">{t('rights.form.which')}</legend>
      <ProblemAt problem={problemOf(state.problems, 'line')} id="problem-line" />
      {view.lines.map((line) => (
        <label key={line.id} className={styles.choice} data-wall={line.wall}>
          <input
            type="checkbox"
            name="line"
            value={line.id}
            checked={chosen.includes(line.id)}
            onChange={({ currentTarget }) => tick(currentTarget)}
          />
          <span>
            <span className="text-label">{line.name}</span>
            <span className={`${styles.quiet} text-small`}>{line.when}</span>
          </span>
          <span className={styles.amount}>
            <Price price={line.back} size="small" />
            {!line.isWhole && (
              <span className={`${styles.quiet} text-caption`}>
                {t('rights.form.of', { paid: line.paid.text })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Ways({ view, state, t }: Omit<CancelFieldsProps, 'foot'>) {
  return (
    <fieldset id="field-way" className={drawer.step} hidden={!view.ways[0]}>
      <legend className="text-h4">{t('rights.form.how')}</legend>
      <ProblemAt problem={problemOf(state.problems, 'way')} id="problem-way" />
      {view.ways.map(({ way, isChosen }) => (
        <label key={way} className={styles.choice}>
          <input type="radio" name="way" value={way} defaultChecked={isChosen} />
          <span>
            <span className="text-label">{t(`rights.form.way.${way}`)}</span>
            <span className={`${styles.quiet} text-small`}>{t(`rights.form.wayText.${way}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
