import type { ReactNode } from 'react';
import styles from '../../generated/ui/page-head.module.css';
import { PageTitle } from './page-title.js';

interface PageHeadProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.root}>
      <PageTitle>{title}</PageTitle>
      <p className={`${styles.lead} text-lead`}>{lead}</p>
      {children}
    </header>
  );
}
