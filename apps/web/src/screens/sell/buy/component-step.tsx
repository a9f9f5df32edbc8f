import type { TFunction } from 'i18next';
import { Choices } from '../../../parts/choosing/choices.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
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
      <Choices
        name="component"
        options={view.component.options.map(({ id, name }) => ({ value: String(id), text: name }))}
        chosen={choices.component?.toString()}
        onChoose={(id) => change({ component: Number(id) })}
      />
    </Step>
  );
}
