import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Section } from '../../../ui/section.js';
import styles from './activities.module.css';

/** Activities, each with its own crop of the scene; a snap row on phones. */
export function Activities({ view, t }: { view: AboutView; t: TFunction<'about'> }) {
  return (
    <Section title={t('activities')} id="activities">
      <ul
        className={styles.row}
        data-wall={view.wall}
        // Focusable, so that keys can scroll it.
        tabIndex={0}
        aria-label={t('activities')}
      >
        {view.activities.map(({ name, text, picture }) => (
          <li key={name}>
            <span className={styles.picture}>
              {picture && <img src={picture} alt="" width={400} height={300} loading="lazy" />}
            </span>
            <h3 className="text-h4">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
