import type { Problem } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import drawer from '../../../parts/drawer/drawer.module.css';
import { ProblemAt } from '../../../parts/problems/problem-at.js';
import { Group } from '../../../ui/group.js';
import type { Editing } from './use-editor.js';

export interface StepProps {
  readonly editing: Editing;
  readonly t: TFunction<'cart'>;
}

/** On load, the step with a problem takes the focus. */
export function Step(props: {
  field: string;
  title: string;
  problem: Problem | undefined;
  children: ReactNode;
}) {
  const { field, title, problem, children } = props;
  const problemId = `problem-${field}`;
  return (
    <Group
      id={`field-${field}`}
      className={drawer.step}
      name={title}
      nameClass="text-h4"
      tabIndex={problem && -1}
      autoFocus={problem !== undefined}
      aria-describedby={problem ? problemId : undefined}
    >
      <ProblemAt problem={problem} id={problemId} />
      {children}
    </Group>
  );
}

/** The draft's value of a single-value field. */
export const textIn = (draft: Editing['draft'], name: string): string | undefined => {
  const value = draft[name];
  return typeof value === 'string' ? value : undefined;
};
