import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from '../../generated/ui/ticket.module.css';

interface TicketProps {
  /** `responsive` lays it on its side from `md` up. */
  orientation?: 'responsive' | 'vertical';
  /** The part after the perforation, usually the price. */
  stub: ReactNode;
  children: ReactNode;
  /** Beside a form on desktops: the stub sticks in view. */
  isStubInView?: boolean;
  label?: string;
  className?: string;
}

/** Two cells with notches where they meet. Not for plain text cards. */
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
        styles.root,
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
