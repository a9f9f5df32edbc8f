import type { ClaimView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import drawer from '../../../parts/drawer/drawer.module.css';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import styles from './rights.module.css';
import type { RightFormState } from './use-right-form.js';

interface ClaimFieldsProps {
  readonly view: ClaimView;
  readonly state: RightFormState;
  readonly foot: (isReady: boolean, button: string) => ReactNode;
  readonly t: TFunction<'order'>;
}

/** The forecast and a note, which a refusal keeps. */
export function ClaimFields({ view, state, foot, t }: ClaimFieldsProps) {
  return (
    <>
      <p className={styles.quiet}>{t('rights.form.claimText', { when: view.when })}</p>
      <fieldset id="field-reason" className={drawer.step}>
        <legend className="text-h4">{t('rights.form.reason')}</legend>
        <ProblemAt problem={problemOf(state.problems, 'reason')} id="problem-reason" />
        {view.reasons.map(({ reason, isChosen }) => (
          <label key={reason} className={styles.choice}>
            <input type="radio" name="reason" value={reason} defaultChecked={isChosen} />
            <span className="text-label">{t(`rights.form.weatherIs.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      <div id="field-note" className={styles.note}>
        <label htmlFor="claim-note" className="text-label">
          {t('rights.form.note')}
        </label>
        <ProblemAt problem={problemOf(state.problems, 'note')} id="problem-note" />
        <textarea
          id="claim-note"
          name="note"
          rows={3}
          maxLength={view.longestNote}
          defaultValue={view.note}
        />
      </div>
      {foot(true, t('rights.form.doClaim'))}
    </>
  );
}
