import type { Problem } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { ProblemAt } from '../../../parts/problems/problem-at.js';
import styles from './buy-screen.module.css';

/** One step of the form, as a named group; its title carries the answer once there is one. */
export function Step(props: {
  field: string;
  title: string;
  problem: Problem | undefined;
  children: ReactNode;
}) {
  const { field, title, problem, children } = props;
  const problemId = `problem-${field}`;
  return (
    <fieldset
      id={`field-${field}`}
      className={styles.step}
      aria-describedby={problem ? problemId : undefined}
    >
      <legend>
        <h2 className="text-h3">{title}</h2>
      </legend>
      <ProblemAt problem={problem} id={problemId} />
      {children}
    </fieldset>
  );
}
