import type { ParkPickView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Paging } from '../../../parts/paging/paging.js';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import { SceneImage } from '../../../ui/scene-image.js';
import styles from './panel.module.css';
import type { PackageDraftForm } from './use-package-draft.js';

type BuilderT = TFunction<'builder'>;

/** All tickets as small posters; those already in the package name their day. */
export function ParkPicks({ draft, t }: { draft: PackageDraftForm; t: BuilderT }) {
  return (
    <div className={styles.question}>
      <h3 className="text-h4">{t('panel.where')}</h3>
      <p className={`${styles.note} text-small`}>{t('panel.whereNote')}</p>
      <ul className={styles.picks}>
        {draft.view.panel.parks.map((park) => (
          <li key={park.slug}>
            <Pick park={park} draft={draft} t={t} />
          </li>
        ))}
      </ul>
      <Paging paging={draft.view.panel.paging} />
    </div>
  );
}

function Pick({ park, draft, t }: { park: ParkPickView; draft: PackageDraftForm; t: BuilderT }) {
  const words = (
    <>
      <SceneImage
        scene={park.scene}
        wall={park.wall}
        crop="phone"
        decorative
        sizesClass={styles.picture}
      />
      {park.isChosen && (
        <span className={styles.tick}>
          <Icon name="check" size={20} />
        </span>
      )}
      <b className={styles.name}>{park.name}</b>
      <span className="text-caption">{noteOf(park, t)}</span>
    </>
  );
  if (park.taken !== undefined)
    return (
      <div className={styles.pick} data-taken="">
        {words}
      </div>
    );
  return (
    <AppLink
      href={`${draft.view.panel.choose}${park.slug}#panel`}
      onClick={(event) => draft.follow(event, { choose: park.slug })}
      className={styles.pick}
      aria-current={park.isChosen ? 'true' : undefined}
    >
      {words}
    </AppLink>
  );
}

function noteOf({ taken, isChosen, from }: ParkPickView, t: BuilderT): string {
  if (taken !== undefined) return taken ? t('panel.taken', { day: taken }) : t('panel.takenNoDay');
  if (isChosen) return t('panel.chosen');
  return from ? t('tickets.from', { price: from }) : '';
}
