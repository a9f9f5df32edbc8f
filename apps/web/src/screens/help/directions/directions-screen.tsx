import type { DirectionsView, FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { CoastMap } from '../../../parts/coast-map/coast-map.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Section } from '../../../ui/section.js';
import { WallHead } from '../../../ui/wall-head.js';
import { Address } from './address.js';
import styles from './directions-screen.module.css';
import { Distances } from './distances.js';
import type texts from './directions.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    directions: typeof texts;
  }
}

/** A static map that needs no scripts, and every distance in words. */
export function DirectionsScreen({ view }: { view: DirectionsView; frame: FrameView }) {
  const { t } = useTranslation('directions');
  return (
    <>
      <WallHead wall={view.wall} title={view.title} lead={view.lead}>
        {view.hours && <p className="text-label">{t('hours', { hours: view.hours })}</p>}
      </WallHead>
      <div className={`${styles.page} co-page`}>
        <div className={styles.where}>
          <div className={styles.map}>
            <CoastMap
              map={view.map}
              wall={view.wall}
              label={t('map', { name: view.name, where: view.lead })}
              sea={t('sea')}
            />
          </div>
          <div className={styles.beside}>
            <Address view={view} t={t} />
            <Distances view={view} t={t} />
          </div>
        </div>
        <div className={styles.ways}>
          {view.ways.map(({ kind, steps }) => (
            <Section key={kind} title={t(`way.${kind}`)} id={kind} className={styles.way}>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Section>
          ))}
        </div>
        <nav className={styles.next} aria-label={t('next')}>
          <ButtonLink href={view.buy} tone="buy">
            {t('buy')}
          </ButtonLink>
          <ButtonLink href={view.about} tone="outline">
            {t('about', { name: view.name })}
          </ButtonLink>
          <ButtonLink href={view.faq} tone="outline">
            {t('faq')}
          </ButtonLink>
        </nav>
      </div>
    </>
  );
}
