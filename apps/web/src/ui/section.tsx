import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/section.module.css';

interface SectionProps {
  title: ReactNode;
  id?: string;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
  action?: ReactNode;
}

export function Section({ title, id, level = 2, className, children, action }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames(styles.root, className)} id={id}>
      <div className={styles.head}>
        <Heading className={level === 2 ? 'text-h2' : 'text-h3'}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
