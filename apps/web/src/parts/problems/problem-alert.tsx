import type { Problem } from '@shop/ports/screens';
import { Alert } from '../../ui/alert.js';
import { ProblemActions } from './problem-actions.js';
import styles from './problems.module.css';

/** A refusal beside the part it belongs to, with its conflicts and actions. */
export function ProblemAlert(props: {
  problem: Problem;
  title?: string;
  /** A warning if nothing is lost and one click resolves it. */
  tone?: 'error' | 'warning';
}) {
  const { problem, title, tone = 'error' } = props;
  return (
    <Alert tone={tone} title={title} actions={<ProblemActions problem={problem} />}>
      <p className={styles.text}>{problem.text}</p>
      {problem.detail && <p className={styles.detail}>{problem.detail}</p>}
    </Alert>
  );
}
