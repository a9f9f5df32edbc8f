import { memo } from 'react';
import { Choices } from '../../../parts/choosing/choices.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { Step } from './step.js';
import type { StepProps } from './use-buy-form.js';

interface ComponentStepProps extends StepProps {
  readonly component: number | undefined;
}

export const ComponentStep = memo(function ComponentStep(props: ComponentStepProps) {
  const { view, problems, change, component, t } = props;
  if (!view.component) return null;
  const chosen = view.component.options.find(({ id }) => id === component);
  return (
    <Step
      field="component"
      title={chosen ? t('step.componentChosen', { answer: chosen.name }) : t('step.component')}
      problem={problemOf(problems, 'component')}
    >
      <Choices
        name="component"
        options={view.component.options.map(({ id, name }) => ({ value: String(id), text: name }))}
        chosen={component?.toString()}
        onChoose={(id) => change({ component: Number(id) })}
      />
    </Step>
  );
});
