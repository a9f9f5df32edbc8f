import type { CartEditView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { chosenIn, problemOfExtras } from '../../../parts/choosing/chosen-extras.js';
import { Choices } from '../../../parts/choosing/choices.js';
import { ExtraCards } from '../../../parts/choosing/extra-cards.js';
import { NameField } from '../../../parts/choosing/name-field.js';
import { PeopleRows } from '../../../parts/choosing/people-rows.js';
import { TimeChoices } from '../../../parts/choosing/time-choices.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { UnitPrice } from '../../../parts/summary/unit-price.js';
import { useTranslation } from 'react-i18next';
import styles from './cart-editor.module.css';
import { Step, type StepProps, textIn } from './editor-step.js';

export function MoreSteps({ editing, t }: StepProps) {
  const choosing = useTranslation('choosing');
  const { view, draft, problems, ask } = editing;
  const { times, component } = view;
  const activity = component?.options.find(({ isChosen }) => isChosen)?.id.toString();
  return (
    <>
      {times && (
        <Step field="time" title={t('editor.time')} problem={problemOf(problems, 'time')}>
          <TimeChoices
            times={times}
            chosen={textIn(draft, 'time') ?? times.find(({ isChosen }) => isChosen)?.time}
            onChoose={(time) => ask({ time })}
          />
          <p className={`${styles.quiet} text-caption`}>{choosing.t('time.zone')}</p>
        </Step>
      )}
      {component && (
        <Step
          field="component"
          title={t('editor.component')}
          problem={problemOf(problems, 'component')}
        >
          <Choices
            name="component"
            options={component.options.map(({ id, name }) => ({ value: String(id), text: name }))}
            chosen={textIn(draft, 'component') ?? activity}
            onChoose={(chosen) => ask({ component: chosen })}
          />
        </Step>
      )}
    </>
  );
}

/** People by age band; a package has one set for all its tickets. */
export function PeopleStep({ editing: { view, problems, ask }, t }: StepProps) {
  const choosing = useTranslation('choosing');
  const helpOf = ({ isAdmitted, field, price }: CartEditView['people'][number]): ReactNode => {
    if (!isAdmitted) return t('editor.notAdmitted');
    if (field === 'infants') return choosing.t('people.free');
    return price && <UnitPrice price={price} />;
  };
  return (
    <Step
      field="people"
      title={t('editor.people')}
      problem={problemOf(problems, 'people', 'adults', 'children', 'infants')}
    >
      <PeopleRows
        rows={view.people}
        helpOf={helpOf}
        reasonOf={({ isAdmitted }) =>
          isAdmitted ? choosing.t('people.atMost', { count: view.maxPeople }) : ''
        }
        onChange={(field, quantity) => ask({ [field]: String(quantity) })}
      />
      {view.nameOnTicket && <NameField name={view.nameOnTicket.name} problems={problems} />}
    </Step>
  );
}

export function ExtrasStep({ editing: { view, draft, problems, ask }, t }: StepProps) {
  if (view.extras.length === 0) return null;
  return (
    <Step field="extras" title={t('editor.extras')} problem={problemOfExtras(view, problems)}>
      <ExtraCards
        view={view}
        draft={{ ...chosenIn(view), ...draft }}
        problems={problems}
        priceOf={({ price, per }) => price && t(`editor.per.${per}`, { price: price.text })}
        noteOf={({ needed }) => (needed ? t('editor.needed', { count: needed }) : undefined)}
        onChoose={ask}
      />
    </Step>
  );
}
