import type { Problem } from '@shop/ports/screens';
import { Alert } from '../../ui/alert.js';
import { ProblemWays } from './problem-ways.js';
import styles from './problems.module.css';

/** A no in place of the part it belongs to: what, with what it collides, and the ways out. */
export function ProblemAlert(props: {
  problem: Problem;
  title?: string;
  /** A warning where nothing is lost and a press solves it. */
  tone?: 'error' | 'warning';
}) {
  const { problem, title, tone = 'error' } = props;
  return (
    <Alert tone={tone} title={title} actions={<ProblemWays problem={problem} />}>
      <p className={styles.text}>{problem.text}</p>
      {problem.detail && <p className={styles.detail}>{problem.detail}</p>}
    </Alert>
  );
}
