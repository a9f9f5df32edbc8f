import { type Extra, isFetched } from '@shop/domain';
import { memo } from 'react';
import { ExtraCards } from '../../../parts/choosing/extra-cards.js';
import { PickupField } from '../../../parts/choosing/pickup-field.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { StepProps } from './use-buy-form.js';

interface ExtrasStepProps extends StepProps {
  readonly extras: readonly Extra[];
  readonly place: string | undefined;
}

export const ExtrasStep = memo(function ExtrasStep(props: ExtrasStepProps) {
  const { view, problems, change, extras, place, t } = props;
  const { pickup } = view;
  if (view.extras.length === 0) return null;
  return (
    <Step
      field="extras"
      title={t('step.extras')}
      // Without a pickup field, show its problem here.
      problem={problemOf(problems, 'extras', pickup ? 'extras' : 'pickup')}
    >
      <ExtraCards
        cards={view.extras}
        chosen={extras}
        isLive
        priceOf={({ price, per }) =>
          price &&
          t(per === 'group' ? 'extras.perGroup' : 'extras.perPerson', { price: price.text })
        }
        noteOf={({ needed }) => (needed ? t('extras.needed', { count: needed }) : undefined)}
        onChoose={(chosen) =>
          change({ extras: chosen, pickup: isFetched(chosen) ? place : undefined })
        }
        pickup={
          pickup && (
            <PickupField
              pickup={pickup}
              value={place ?? ''}
              problem={problemOf(problems, 'pickup')}
              onChoose={(other) => change({ pickup: other || undefined })}
            />
          )
        }
      />
      <p className={`${styles.help} text-caption`}>{t('extras.none')}</p>
    </Step>
  );
});
