import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './buy-screen.module.css';

/** The place's scene over its wall: name, line, and what a day there takes. */
export function BuyHero({ view, t }: { view: BuyView; t: TFunction<'buy'> }) {
  const ages = view.youngest > 0 ? t('facts.agesFrom', { age: view.youngest }) : t('facts.allAges');
  const facts = [
    { name: t('facts.hours'), value: view.hours, note: t('facts.zone') },
    { name: t('facts.duration'), value: view.duration },
    { name: t('facts.ages'), value: ages },
  ].filter(({ value }) => value);
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
            {facts.map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {value} {note && <span className={styles.note}>{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Wall>
    </div>
  );
}
