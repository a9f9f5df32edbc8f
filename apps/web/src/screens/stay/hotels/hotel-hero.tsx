import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './hotel-hero.module.css';

/** The hotel's scene over its wall: name, line, hours, rooms and the nearest park. */
export function HotelHero({ view, t }: { view: HotelView; t: TFunction<'hotels'> }) {
  const { checkIn, checkOut, roomCount, nearestPark, minutes } = view.facts;
  const facts = [
    { name: t('facts.checkIn'), value: t('facts.from', { time: checkIn }) },
    { name: t('facts.checkOut'), value: t('facts.until', { time: checkOut }) },
    { name: t('facts.rooms'), value: String(roomCount) },
    { name: t('facts.nearest'), value: t('facts.away', { park: nearestPark, minutes }) },
  ];
  return (
    <div className={styles.hero}>
      <SceneImage scene={view.scene} wall={view.wall} priority sizesClass={styles.scene} />
      <Wall wall={view.wall} className={styles.wall}>
        <div className="co-page">
          <p className="text-label">{view.kind}</p>
          <h1 id="title" tabIndex={-1} className="text-h1">
            {view.title}
          </h1>
          <p className="text-lead">{view.line}</p>
          <dl className={`${styles.facts} text-small`}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Wall>
    </div>
  );
}
