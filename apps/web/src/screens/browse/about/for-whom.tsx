import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import styles from './for-whom.module.css';

export function ForWhom({ view, t }: { view: AboutView; t: TFunction<'about'> }) {
  return (
    <>
      <Section title={t('access')} id="access">
        <ul className={styles.list}>
          {view.access.map((one) => (
            <li key={one}>
              <Icon name="info-circle" size={20} />
              <span>{one}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('suits')} id="suits">
        <ul className={styles.list}>
          {view.suits.map((one) => (
            <li key={one}>
              <Icon name="check" size={20} />
              <span>{one}</span>
            </li>
          ))}
        </ul>
        <p className={styles.unsuited} data-wall={view.wall}>
          {view.unsuited}
        </p>
      </Section>
    </>
  );
}
