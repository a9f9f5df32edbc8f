import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/icon.js';
import { Ticket } from '../../ui/ticket.js';
import styles from './coupon-paper.module.css';

interface CouponPaperProps {
  /** `rule` works by itself, `code` is said at the purchase, `spent` no longer works. */
  kind: 'rule' | 'code' | 'spent';
  /** The large words of the stub. */
  saving: string;
  /** They are an amount, which is as long as its currency makes it. */
  isAmount?: boolean;
  /** Beside them: the code. */
  code?: ReactNode;
  children: ReactNode;
}

/** A coupon: what it is and for whom, and torn off beside it, what it takes off. */
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

/** From when to when. */
export const CouponDates = ({ children }: { children: ReactNode }) => (
  <p className={`${styles.dates} text-small`}>
    <Icon name="calendar-event" size={20} />
    {children}
  </p>
);
