import { memo } from 'react';
import { type ChosenExtras, problemOfExtras } from '../../../parts/choosing/chosen-extras.js';
import { ExtraCards } from '../../../parts/choosing/extra-cards.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { StepProps } from './use-buy-form.js';

interface ExtrasStepProps extends StepProps {
  readonly added: ChosenExtras;
}

export const ExtrasStep = memo(function ExtrasStep(props: ExtrasStepProps) {
  const { view, problems, change, added, t } = props;
  if (view.extras.length === 0) return null;
  return (
    <Step field="extras" title={t('step.extras')} problem={problemOfExtras(view, problems)}>
      <ExtraCards
        view={view}
        draft={added}
        problems={problems}
        priceOf={({ price, per }) =>
          price &&
          t(per === 'group' ? 'extras.perGroup' : 'extras.perPerson', { price: price.text })
        }
        noteOf={({ needed }) => (needed ? t('extras.needed', { count: needed }) : undefined)}
        onChoose={(changed) => change({ added: { ...added, ...changed } })}
      />
      <p className={`${styles.help} text-caption`}>{t('extras.none')}</p>
    </Step>
  );
});
