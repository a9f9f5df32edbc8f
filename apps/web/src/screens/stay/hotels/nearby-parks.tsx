import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { PosterGrid } from '../../../parts/posters/poster-grid.js';
import { Section } from '../../../ui/section.js';
import styles from './nearby-parks.module.css';

/** Parks and tours nearby, nearest first; each poster shows its distance. */
export function NearbyParks({ parks, t }: { parks: HotelView['parks']; t: TFunction<'hotels'> }) {
  const posters = parks.all.map(({ poster, minutes }) => ({
    ...poster,
    duration: t('minutes', { minutes }),
  }));
  return (
    <Section title={t('parks')} id="parks">
      <p className={styles.lead}>{parks.lead}</p>
      <PosterGrid posters={posters} layout="filled" />
    </Section>
  );
}
