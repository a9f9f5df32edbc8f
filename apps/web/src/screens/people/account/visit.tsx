import type { VisitView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './account-screen.module.css';

type AccountT = TFunction<'account'>;

export function Visit({ visit, t }: { visit: VisitView; t: AccountT }) {
  const { name, wall, scene, date, isOpen, hours, peopleCount, href } = visit;
  return (
    <Ticket
      stub={
        <div className={styles.soon}>
          <p className="text-h4">{soonOf(visit, t)}</p>
          {href && (
            <AppLink href={href} className={styles.link}>
              {t('visit.tickets')}
              <span className="co-hidden"> {name}</span>
            </AppLink>
          )}
        </div>
      }
    >
      <article className={styles.visit} data-wall={wall}>
        <SceneImage scene={scene} wall={wall} crop="wide" decorative sizesClass={styles.scene} />
        <div className={styles.facts}>
          <h3 className="text-h3">{name}</h3>
          <p className={styles.date}>{isOpen ? t('visit.until', { date }) : date}</p>
          <p className="text-small">
            {t('visit.hours', { hours })} <span className={styles.muted}>{t('visit.zone')}</span>
          </p>
          <p className="text-small">{t('visit.people', { count: peopleCount })}</p>
        </div>
      </article>
    </Ticket>
  );
}

function soonOf({ inDays }: VisitView, t: AccountT): string {
  if (inDays === undefined) return t('visit.open');
  if (inDays === 0) return t('visit.today');
  return inDays === 1 ? t('visit.tomorrow') : t('visit.inDays', { count: inDays });
}
