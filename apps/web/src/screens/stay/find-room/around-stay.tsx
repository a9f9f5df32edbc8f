import type { AroundView } from '@shop/ports/screens';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import styles from './around-stay.module.css';
import type { FindT } from './count-words.js';

export function AroundStay({ around, t }: { around: AroundView; t: FindT }) {
  return (
    <section className={styles.around} aria-labelledby="around-title">
      <h2 id="around-title" className="text-h3">
        {t('around.title', { hotel: around.hotel })}
      </h2>
      <p className={styles.muted}>{t('around.text')}</p>
      <ul className={styles.parks}>
        {around.parks.map(({ name, wall, minutes, days, href }) => (
          <li key={name} data-wall={wall}>
            <AppLink href={href} className={styles.park}>
              <span className="text-h4">{name}</span>
              <span className="text-small">{t('around.away', { minutes })}</span>
              <span className="text-small">
                {days ? t('around.open', { days }) : t('around.closed')}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {around.build && (
        <p>
          <ButtonLink href={around.build} tone="outline">
            {t('around.build')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
