import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Section } from '../../../ui/section.js';
import styles from './nearby-parks.module.css';

/** The parks and tours close by, nearest first, each on its own wall. */
export function NearbyParks({ parks, t }: { parks: HotelView['parks']; t: TFunction<'hotels'> }) {
  return (
    <Section title={t('parks')} id="parks">
      <p className={styles.lead}>{parks.lead}</p>
      <ul className={styles.parks}>
        {parks.all.map(({ name, href, wall, minutes }) => (
          <li key={href} data-wall={wall}>
            <AppLink href={href} className={styles.park}>
              <span className="text-h4">{name}</span>
              <span className="text-small">{t('minutes', { minutes })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
