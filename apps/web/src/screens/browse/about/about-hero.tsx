import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './about-hero.module.css';

/** The place's scene over its wall: name, line, hours and what it costs from. */
export function AboutHero({ view, t }: { view: AboutView; t: TFunction<'about'> }) {
  return (
    <div className={styles.hero}>
      <SceneImage scene={view.scene} wall={view.wall} priority sizesClass={styles.scene} />
      <Wall wall={view.wall} className={styles.wall}>
        <div className="co-page">
          <p className="text-label">{view.kind}</p>
          <h1 id="title" tabIndex={-1} className="text-h1">
            {view.name}
          </h1>
          <p className="text-lead">{view.line}</p>
          <dl className={`${styles.facts} text-small`}>
            {view.hours && (
              <div>
                <dt>{t('hours')}</dt>
                <dd>
                  {view.hours} <span className={styles.zone}>{t('zone')}</span>
                </dd>
              </div>
            )}
            <div>
              <dt>{t('duration')}</dt>
              <dd>{view.duration}</dd>
            </div>
            {view.from && (
              <div>
                <dt>{t('from')}</dt>
                <dd>
                  <Price price={view.from} size="small" />
                </dd>
              </div>
            )}
          </dl>
        </div>
      </Wall>
    </div>
  );
}
