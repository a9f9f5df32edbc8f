import { isFetched } from '@shop/domain';
import type { TFunction } from 'i18next';
import { ExtraCards } from '../../../parts/choosing/extra-cards.js';
import { PickupField } from '../../../parts/choosing/pickup-field.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { BuyForm } from './use-buy-form.js';

/** Add-ons with their price; with transport, where people are fetched. */
export function ExtrasStep({ form, t }: { form: BuyForm; t: TFunction<'buy'> }) {
  const { view, choices, problems, change } = form;
  const { extras, pickup } = view;
  if (extras.length === 0) return null;
  return (
    <Step
      field="extras"
      title={t('step.extras')}
      // Where no place is asked for there is no field to say it at.
      problem={problemOf(problems, 'extras', pickup ? 'extras' : 'pickup')}
    >
      <ExtraCards
        cards={extras}
        chosen={choices.extras}
        isLive
        priceOf={({ price, per }) =>
          price &&
          t(per === 'group' ? 'extras.perGroup' : 'extras.perPerson', { price: price.text })
        }
        noteOf={({ needed }) => (needed ? t('extras.needed', { count: needed }) : undefined)}
        onChoose={(chosen) =>
          change({ extras: chosen, pickup: isFetched(chosen) ? choices.pickup : undefined })
        }
        pickup={
          pickup && (
            <PickupField
              pickup={pickup}
              value={choices.pickup ?? ''}
              problem={problemOf(problems, 'pickup')}
              onChoose={(place) => change({ pickup: place || undefined })}
            />
          )
        }
      />
      <p className={`${styles.help} text-caption`}>{t('extras.none')}</p>
    </Step>
  );
}
