import type { TFunction } from 'i18next';
import { TimeChoices } from '../../../parts/choosing/time-choices.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { useTranslation } from '../../../shop/use-translation.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { BuyForm } from './use-buy-form.js';

/** The departures of the chosen day; those without places stay in view and say so. */
export function TimeStep({ form, t }: { form: BuyForm; t: TFunction<'buy'> }) {
  const choosing = useTranslation('choosing');
  const { view, choices, change } = form;
  if (!view.times) return null;
  const chosen = view.times.find(({ time }) => time === choices.time);
  return (
    <Step
      field="time"
      title={chosen ? t('step.timeChosen', { answer: chosen.text }) : t('step.time')}
      problem={problemOf(form.problems, 'time')}
    >
      <TimeChoices times={view.times} chosen={choices.time} onChoose={(time) => change({ time })} />
      <p className={`${styles.help} text-caption`}>
        {choosing.t(choices.day ? 'time.zone' : 'time.needsDay')}
      </p>
    </Step>
  );
}
