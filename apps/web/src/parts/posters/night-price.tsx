import type { NightView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { Price, type PriceSize } from '../../ui/price.js';
import styles from './hotel-ticket.module.css';

export function NightPrice({ night, size = 'md' }: { night: NightView; size?: PriceSize }) {
  const { t } = useTranslation('posters');
  switch (night.kind) {
    case 'from':
      return (
        <p className={styles.price}>
          <span className={styles.note}>{t('from')}</span>
          <Price price={night.price} size={size} />
          <span className={styles.note}>{t('hotel.perNight')}</span>
        </p>
      );
    case 'full':
      return <p className={styles.note}>{t('hotel.full', { when: night.until })}</p>;
    case 'unknown':
      return <p className={styles.note}>{t('hotel.noPrice')}</p>;
  }
}
