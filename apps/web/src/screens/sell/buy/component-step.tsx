import type { TFunction } from 'i18next';
import { problemOf } from '../../../parts/problems/problem-at.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { BuyForm } from './use-buy-form.js';

/** The activity that the total ticket includes: one of its components. */
export function ComponentStep({ form, t }: { form: BuyForm; t: TFunction<'buy'> }) {
  const { view, choices, change } = form;
  if (!view.component) return null;
  const chosen = view.component.options.find(({ id }) => id === choices.component);
  return (
    <Step
      field="component"
      title={chosen ? t('step.componentChosen', { answer: chosen.name }) : t('step.component')}
      problem={problemOf(form.problems, 'component')}
    >
      <div className={styles.times}>
        {view.component.options.map(({ id, name }) => (
          <label key={id} className={styles.time}>
            <input
              type="radio"
              name="component"
              value={id}
              checked={id === choices.component}
              onChange={() => change({ component: id })}
            />
            <span className="text-label">{name}</span>
          </label>
        ))}
      </div>
    </Step>
  );
}
