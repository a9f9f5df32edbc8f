import type { Problem } from '@shop/ports/screens';
import { Alert } from './alert.js';
import styles from '../../generated/ui/alert.module.css';

export function ProblemList({ problems, title }: { problems: readonly Problem[]; title: string }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="error" title={title} id="problems">
      <ul className={styles.list}>
        {problems.map(({ code, field, text }) => (
          <li key={`${field} ${code}`}>
            {field === 'page' ? text : <a href={`#field-${field}`}>{text}</a>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
