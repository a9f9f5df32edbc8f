import type { Problem } from '@shop/ports/screens';
import { Alert } from '../../ui/alert.js';
import { ProblemWays } from './problem-ways.js';
import styles from './problems.module.css';

/** A no in place of the part it belongs to: what, with what it collides, and the ways out. */
export function ProblemAlert({ problem, title }: { problem: Problem; title?: string }) {
  return (
    <Alert tone="error" title={title} actions={<ProblemWays problem={problem} />}>
      <p className={styles.text}>{problem.text}</p>
      {problem.detail && <p className={styles.detail}>{problem.detail}</p>}
    </Alert>
  );
}
