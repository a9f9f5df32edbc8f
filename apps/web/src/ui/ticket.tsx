import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './ticket.module.css';

interface TicketProps {
  /** Lies on its side from `md`; `vertical` never does. */
  orientation?: 'responsive' | 'vertical';
  /** How much, below or right of the perforation. */
  stub: ReactNode;
  /** What. */
  children: ReactNode;
  /** Of a ticket beside a form on a desktop: the stub stays in view, however long the rest is. */
  isStubInView?: boolean;
  /** Makes it a group with this name. */
  label?: string;
  className?: string;
}

/** Two pieces of one paper, notched where they part. Never for plain text cards. */
export function Ticket({
  orientation = 'responsive',
  stub,
  children,
  isStubInView,
  label,
  className,
}: TicketProps) {
  return (
    <div
      className={classNames(
        styles.ticket,
        orientation === 'responsive' && styles.responsive,
        isStubInView && styles.stays,
        className,
      )}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      <div className={styles.body}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </div>
  );
}
