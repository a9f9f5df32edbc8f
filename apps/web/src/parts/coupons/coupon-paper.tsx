import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/icon.js';
import { Ticket } from '../../ui/ticket.js';
import styles from './coupon-paper.module.css';

interface CouponPaperProps {
  /** `rule` applies automatically, `code` must be entered, `spent` no longer works. */
  kind: 'rule' | 'code' | 'spent';
  saving: string;
  /** `saving` is an amount, whose length depends on the currency. */
  isAmount?: boolean;
  /** The code, beside `saving`. */
  code?: ReactNode;
  children: ReactNode;
}

export function CouponPaper({ kind, saving, isAmount, code, children }: CouponPaperProps) {
  return (
    <Ticket
      className={classNames(styles.coupon, styles[kind])}
      stub={
        <div className={styles.stub}>
          <p className={classNames(styles.saving, isAmount && styles.amount)}>{saving}</p>
          {code}
        </div>
      }
    >
      <article className={styles.body}>{children}</article>
    </Ticket>
  );
}

export const CouponDates = ({ children }: { children: ReactNode }) => (
  <p className={`${styles.dates} text-small`}>
    <Icon name="calendar-event" size={20} />
    {children}
  </p>
);
