import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { NameField } from '../../../parts/choosing/name-field.js';
import { PeopleRows } from '../../../parts/choosing/people-rows.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { UnitPrice } from '../../../parts/summary/unit-price.js';
import { useTranslation } from 'react-i18next';
import styles from './buy-screen.module.css';
import { Step } from './step.js';
import type { Choices } from './choices.js';
import type { StepProps } from './use-buy-form.js';

type Row = BuyView['people'][number];

interface PeopleStepProps extends StepProps {
  readonly people: Choices['people'];
}

export const PeopleStep = memo(function PeopleStep(props: PeopleStepProps) {
  const { view, problems, change, people, t } = props;
  const summary = useTranslation('summary');
  const choosing = useTranslation('choosing');
  const answer = view.people
    .filter(({ quantity }) => quantity > 0)
    .map(({ unit, quantity }) => summary.t(`units.${unit}`, { count: quantity }))
    .join(', ');
  return (
    <Step
      field="people"
      title={answer ? t('step.peopleChosen', { answer }) : t('step.people')}
      problem={problemOf(problems, 'people', 'adults', 'children', 'infants')}
    >
      <PeopleRows
        rows={view.people.map((row) => ({
          ...row,
          quantity: people[row.field] ?? row.quantity,
        }))}
        helpOf={(row) => helpOf(row, choosing.t)}
        reasonOf={() => choosing.t('people.atMost', { count: view.maxPeople })}
        onChange={(field, quantity) => change({ people: { ...people, [field]: quantity } })}
      />
      {view.youngest > 0 && (
        <p className={`${styles.help} text-caption`}>
          {choosing.t('people.youngest', { age: view.youngest })}
        </p>
      )}
      <NameField name={view.nameOnTicket} problems={problems} />
    </Step>
  );
});

function helpOf({ isFree, price }: Row, t: TFunction<'choosing'>): ReactNode {
  if (isFree) return t('people.free');
  return price ? <UnitPrice price={price} /> : t('people.noPrice');
}
