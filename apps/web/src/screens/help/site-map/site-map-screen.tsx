import type { SiteMapView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import type texts from './site-map.en.json';
import styles from './site-map-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    siteMap: typeof texts;
  }
}

export function SiteMapScreen({ view }: { view: SiteMapView }) {
  const { t } = useTranslation('siteMap');
  return (
    <div className={`${styles.page} co-page`}>
      <PageTitle>{view.title}</PageTitle>
      {view.groups.map(({ key, pages }) => (
        <section key={key} aria-labelledby={`group-${key}`} className={styles.group}>
          <h2 id={`group-${key}`} className="text-h3">
            {t(`group.${key}`)}
          </h2>
          <ul className={styles.pages}>
            {pages.map(({ name, href }) => (
              <li key={href}>
                <AppLink href={href}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
