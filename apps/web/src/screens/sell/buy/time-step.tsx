import type { TFunction } from 'i18next';
import { problemOf } from '../../../parts/problems/problem-at.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { BuyForm } from './use-buy-form.js';

/** The departures of the chosen day; those without places stay in view and say so. */
export function TimeStep({ form, t }: { form: BuyForm; t: TFunction<'buy'> }) {
  const { view, choices, change } = form;
  if (!view.times) return null;
  const chosen = view.times.find(({ time }) => time === choices.time);
  return (
    <Step
      field="time"
      title={chosen ? t('step.timeChosen', { answer: chosen.text }) : t('step.time')}
      problem={problemOf(form.problems, 'time')}
    >
      <div className={styles.times}>
        {view.times.map(({ time, text, status }) => {
          const isOut = status === 'SOLD_OUT' || status === 'CLOSED';
          return (
            <label key={time} className={styles.time} data-out={isOut || undefined}>
              <input
                type="radio"
                name="time"
                value={time}
                checked={time === choices.time}
                disabled={isOut}
                onChange={() => change({ time })}
              />
              <span className="text-label">{text}</span>
              {isOut && <span className="text-caption">{t('time.soldOut')}</span>}
              {status === 'LIMITED' && <span className="text-caption">{t('time.limited')}</span>}
            </label>
          );
        })}
      </div>
      <p className={`${styles.help} text-caption`}>
        {choices.day ? t('time.zone') : t('time.needsDay')}
      </p>
    </Step>
  );
}
