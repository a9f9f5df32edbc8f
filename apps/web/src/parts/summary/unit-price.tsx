import type { OfferText } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { OfferPrice } from '../../ui/offer-price.js';
import styles from './summary.module.css';

export function UnitPrice({ price }: { price: OfferText }) {
  const { t } = useTranslation('summary');
  return (
    <span className={styles.each}>
      <OfferPrice offer={price} size="small" beforeLabel={t('before')} /> {t('each')}
    </span>
  );
}
