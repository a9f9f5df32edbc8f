import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { ProblemList } from '../../../ui/problem-list.js';
import styles from './sign-in-screen.module.css';
import type { CheckedForm } from './use-checked-form.js';

/** The summary of a refused form: fields, if several are wrong, and problems without a field. */
export function FormProblems({ form, title }: { form: CheckedForm; title: string }) {
  const fields = form.listed.filter(({ field }) => field !== 'page');
  const page = form.problems.filter(({ field }) => field === 'page');
  return (
    <div className={styles.problems} data-problems="" tabIndex={-1}>
      {page.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      {form.isMany && <ProblemList problems={fields} title={title} />}
    </div>
  );
}
