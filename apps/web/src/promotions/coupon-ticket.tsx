import type { LinkView, PromotionView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import { Ticket } from '../ui/ticket.js';
import { CopyCode } from './copy-code.js';
import { couponWords } from './coupon-words.js';
import styles from './promotions-screen.module.css';

interface CouponTicketProps {
  promotion: PromotionView;
  phone: LinkView | undefined;
  t: TFunction<'promotions'>;
}

/** One promotion: what it is and for whom, and torn off beside it, what it takes off. */
export function CouponTicket({ promotion, phone, t }: CouponTicketProps) {
  const { name, line, saving, dates, conditions } = couponWords(promotion, t);
  const isOnThePhone = promotion.rule === 'code' || promotion.rule === 'combo20';
  return (
    <Ticket
      className={`${styles.coupon} ${promotion.rule === 'code' ? styles.code : ''}`}
      stub={
        <div className={styles.stub}>
          <p className={styles.saving}>{saving}</p>
          {promotion.rule === 'code' && <CopyCode code={promotion.code} t={t} />}
        </div>
      }
    >
      <article className={styles.body}>
        <h2 className="text-h3">{name}</h2>
        <p>{line}</p>
        <p className={`${styles.dates} text-small`}>
          <Icon name="calendar-event" size={20} />
          {dates}
        </p>
        <details className={styles.conditions}>
          <summary className="text-label">{t('conditions')}</summary>
          <ul className="text-small">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          {isOnThePhone && phone && (
            <p className="text-small">
              {t('callCentre')} <AppLink href={phone.href}>{phone.name}</AppLink>
            </p>
          )}
        </details>
      </article>
    </Ticket>
  );
}
