import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part of a phone's foot, folded up; its id stands inside, so that a link to it unfolds it. */
export const Fold = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) => (
  <details className={styles.fold}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div id={id} className={styles.panel}>
      {children}
    </div>
  </details>
);
