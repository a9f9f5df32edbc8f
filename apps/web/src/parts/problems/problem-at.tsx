import type { Problem } from '@shop/ports/screens';
import { FieldProblem } from '../../ui/field-problem.js';
import { ProblemActions } from './problem-actions.js';
import styles from './problems.module.css';

export const problemOf = (problems: readonly Problem[], ...fields: readonly string[]) =>
  problems.find(({ field }) => fields.includes(field));

/** The problem of a field; the field's `aria-describedby` refers to `id`. */
export function ProblemAt({ problem, id }: { problem: Problem | undefined; id: string }) {
  if (!problem) return null;
  return (
    <div className={styles.at}>
      <FieldProblem problem={problem} id={id} />
      {problem.detail && <p className={styles.detail}>{problem.detail}</p>}
      <ProblemActions problem={problem} />
    </div>
  );
}
