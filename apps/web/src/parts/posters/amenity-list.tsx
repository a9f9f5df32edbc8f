import type { AmenityView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AmenityIcon } from './amenity-icon.js';
import styles from './hotel-ticket.module.css';

export function AmenityList({ amenities }: { amenities: readonly AmenityView[] }) {
  const { t } = useTranslation('posters');
  return (
    <ul className={styles.amenities} aria-label={t('hotel.amenities')}>
      {amenities.map(({ kind, name }) => (
        <li key={kind}>
          <AmenityIcon kind={kind} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
