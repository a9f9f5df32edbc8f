import type { OfferText } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { OfferPrice } from '../../ui/offer-price.js';
import styles from './summary.module.css';

interface TotalProps {
  total: OfferText;
  label?: string;
}

export function Total({ total, label }: TotalProps) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.total}>
      <p className={styles.totalRow}>
        <span className="text-h4">{label ?? t('total')}</span>
        <OfferPrice offer={total} size="xl" beforeLabel={t('before')} />
      </p>
      <p className={`${styles.taxes} text-caption`}>{t('taxes')}</p>
      {total.before && <p className={`${styles.taxes} text-caption`}>{t('struck')}</p>}
    </div>
  );
}
