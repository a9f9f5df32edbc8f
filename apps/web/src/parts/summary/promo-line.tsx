import type { TotalsView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { Price } from '../../ui/price.js';
import styles from './summary.module.css';

export function PromoLine({ promo }: Pick<TotalsView, 'promo'>) {
  const { t } = useTranslation('summary');
  if (!promo?.off) return null;
  return (
    <p className={`${styles.discount} text-small`}>
      <span>{t('promo', { code: promo.code })}</span>
      <Price price={promo.off} size="small" />
    </p>
  );
}
