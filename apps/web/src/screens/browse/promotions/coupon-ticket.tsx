import type { PromotionView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { CopyCode } from '../../../parts/coupons/copy-code.js';
import { CouponCard, CouponDates } from '../../../parts/coupons/coupon-card.js';
import { AppLink } from '../../../ui/app-link.js';
import { couponWords } from './coupon-words.js';
import styles from './promotions-screen.module.css';

interface CouponTicketProps {
  promotion: PromotionView;
  t: TFunction<'promotions'>;
}

export function CouponTicket({ promotion, t }: CouponTicketProps) {
  const { name, line, saving, dates, conditions } = couponWords(promotion, t);
  return (
    <CouponCard
      kind={promotion.rule === 'code' ? 'code' : 'rule'}
      saving={saving}
      code={promotion.rule === 'code' && <Code code={promotion.code} t={t} />}
    >
      <h2 className="text-h3">{name}</h2>
      <p>{line}</p>
      <CouponDates>{dates}</CouponDates>
      <details className={styles.conditions}>
        <summary className="text-label">{t('conditions')}</summary>
        <ul className="text-small">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </details>
      {promotion.rule === 'combo' && (
        <AppLink href={promotion.build.href} className="text-label">
          {promotion.build.name}
        </AppLink>
      )}
    </CouponCard>
  );
}

function Code({ code, t }: { code: string; t: TFunction<'promotions'> }) {
  const words = {
    label: t('code.label'),
    copy: t('code.copy'),
    copied: t('code.copied', { code }),
    refused: t('code.refused', { code }),
  };
  return <CopyCode code={code} words={words} />;
}
