import type { Problem } from '@shop/ports/screens';
import styles from '../../generated/ui/field.module.css';
import { Icon } from './icon.js';

/** The error text of a field; the control refers to `id` with `aria-describedby`. */
export function FieldProblem({ problem, id }: { problem?: Problem; id: string }) {
  if (!problem) return null;
  return (
    <p id={id} className={styles.problem}>
      <Icon name="alert-triangle" size={20} />
      <span>{problem.text}</span>
    </p>
  );
}
