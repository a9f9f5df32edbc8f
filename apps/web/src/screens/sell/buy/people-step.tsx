import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { UnitPrice } from '../../../parts/summary/unit-price.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { Stepper } from '../../../ui/stepper.js';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { BuyForm } from './use-buy-form.js';

type Row = BuyView['people'][number];
type BuyT = TFunction<'buy'>;

/** Who is coming: a stepper for each age, with its band and its price of the day. */
export function PeopleStep({ form, t }: { form: BuyForm; t: BuyT }) {
  const summary = useTranslation('summary');
  const { view, choices, change } = form;
  const answer = view.people
    .filter(({ quantity }) => quantity > 0)
    .map(({ unit, quantity }) => summary.t(`units.${unit}`, { count: quantity }))
    .join(', ');
  return (
    <Step
      field="people"
      title={answer ? t('step.peopleChosen', { answer }) : t('step.people')}
      problem={problemOf(form.problems, 'people', 'adults', 'children', 'infants')}
    >
      <div className={styles.people}>
        {view.people.map((row) => {
          const value = choices.people[row.field] ?? row.quantity;
          return (
            <Stepper
              key={row.field}
              name={row.field}
              label={nameOf(row, t)}
              help={helpOf(row, t)}
              value={value}
              min={row.min}
              max={row.max}
              lessLabel={t('people.less', { name: nameOf(row, t) })}
              moreLabel={t('people.more', { name: nameOf(row, t) })}
              reason={value >= row.max ? t('people.atMost', { count: view.maxPeople }) : undefined}
              onChange={(quantity) =>
                change({ people: { ...choices.people, [row.field]: quantity } })
              }
            />
          );
        })}
      </div>
      {view.youngest > 0 && (
        <p className={`${styles.help} text-caption`}>
          {t('people.youngest', { age: view.youngest })}
        </p>
      )}
    </Step>
  );
}

function nameOf({ field, ageFrom, ageTo }: Row, t: BuyT): string {
  if (field === 'adults') return t('people.adults');
  return t(`people.${field}`, { from: ageFrom, to: ageTo });
}

function helpOf({ isFree, price }: Row, t: BuyT): ReactNode {
  if (isFree) return t('people.free');
  return price ? <UnitPrice price={price} /> : t('people.noPrice');
}
