import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** What stands under the lead. */
  children?: ReactNode;
}

/** The head of a page without a scene: its title and a line about it. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1 id="title" tabIndex={-1} className="text-h1">
        {title}
      </h1>
      <p className={`${styles.lead} text-lead`}>{lead}</p>
      {children}
    </header>
  );
}
