import type { HomeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './home-screen.module.css';

/** The season's place: its wall is beside the scene on desktops, below it on phones. */
export function Hero({ view, t }: { view: HomeView; t: TFunction<'home'> }) {
  const { hero } = view;
  return (
    <div className={styles.hero}>
      <SceneImage scene={hero.scene} wall={hero.wall} priority sizesClass={styles.scene} />
      <Wall wall={hero.wall} className={styles.wall}>
        <PageTitle size="hero">{view.title}</PageTitle>
        <p className={`${styles.lead} text-lead`}>{view.lead}</p>
        <AppLink href={hero.href} className={`${styles.place} text-label`}>
          {t('seePlace', { name: hero.name })}
        </AppLink>
      </Wall>
    </div>
  );
}
