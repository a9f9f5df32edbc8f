import type { TotalsView } from '@shop/ports/screens';
import { useTranslation } from '../../shop/use-translation.js';
import { Price } from '../../ui/price.js';
import styles from './summary.module.css';

/** What a code took off the whole order, as a line of its own. */
export function PromoLine({ promo }: Pick<TotalsView, 'promo'>) {
  const { t } = useTranslation('summary');
  if (!promo) return null;
  return (
    <p className={`${styles.discount} text-small`}>
      <span>{t('promo', { code: promo.code })}</span>
      <Price price={promo.saved} size="small" />
    </p>
  );
}
