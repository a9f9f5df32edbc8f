import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/icon.js';
import { Ticket } from '../../ui/ticket.js';
import styles from './coupon-card.module.css';

interface CouponCardProps {
  /** `rule` applies automatically, `code` must be entered, `spent` no longer works. */
  kind: 'rule' | 'code' | 'spent';
  saving: string;
  /** `saving` is an amount, whose length depends on the currency. */
  isAmount?: boolean;
  /** The code, beside `saving`. */
  code?: ReactNode;
  children: ReactNode;
}

export function CouponCard({ kind, saving, isAmount, code, children }: CouponCardProps) {
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
