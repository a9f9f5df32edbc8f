import type { HomeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Section } from '../../../ui/section.js';
import styles from './home-screen.module.css';

export function OpenNow({ places, t }: { places: HomeView['openNow']; t: TFunction<'home'> }) {
  return (
    <Section title={t('open.title')} id="open-now">
      <ul className={styles.open}>
        {places.map(({ name, href, closes, wall }) => (
          <li key={href} data-wall={wall}>
            <AppLink href={href} className={styles.openLink}>
              <span className="text-h4">{name}</span>
              <span className="text-small">{t('open.closes', { time: closes })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <p className={`${styles.zone} text-caption`}>{t('open.zone')}</p>
    </Section>
  );
}
