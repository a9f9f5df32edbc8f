import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { SceneHero } from '../../../ui/scene-hero.js';
import styles from './hotel-hero.module.css';

export function HotelHero({ view, t }: { view: HotelView; t: TFunction<'hotels'> }) {
  const { checkIn, checkOut, roomCount, nearestPark, minutes } = view.facts;
  const facts = [
    { name: t('facts.checkIn'), value: t('facts.from', { time: checkIn }) },
    { name: t('facts.checkOut'), value: t('facts.until', { time: checkOut }) },
    { name: t('facts.rooms'), value: String(roomCount) },
    { name: t('facts.nearest'), value: t('facts.away', { park: nearestPark, minutes }) },
  ];
  return (
    <SceneHero
      scene={view.scene}
      wall={view.wall}
      kind={view.kind}
      title={view.title}
      lead={view.line}
      facts={facts}
      className={styles.hero}
    />
  );
}
