import { memo } from 'react';
import { TimeChoices } from '../../../parts/choosing/time-choices.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { useTranslation } from 'react-i18next';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { StepProps } from './use-buy-form.js';

interface TimeStepProps extends StepProps {
  readonly time: string | undefined;
  readonly hasDay: boolean;
}

/** Departure times of the chosen day; unavailable ones stay visible and say so. */
export const TimeStep = memo(function TimeStep(props: TimeStepProps) {
  const { view, problems, change, time: own, hasDay, t } = props;
  const choosing = useTranslation('choosing');
  if (!view.times) return null;
  const chosen = view.times.find(({ time }) => time === own);
  return (
    <Step
      field="time"
      title={chosen ? t('step.timeChosen', { answer: chosen.text }) : t('step.time')}
      problem={problemOf(problems, 'time')}
    >
      <TimeChoices times={view.times} chosen={own} onChoose={(time) => change({ time })} />
      <p className={`${styles.help} text-caption`}>
        {choosing.t(hasDay ? 'time.zone' : 'time.needsDay')}
      </p>
    </Step>
  );
});
