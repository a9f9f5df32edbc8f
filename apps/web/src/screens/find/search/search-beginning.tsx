import type { FrameView, SearchView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { PosterGrid } from '../../../parts/posters/poster-grid.js';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { ChipLink } from '../../../ui/chip-link.js';
import { Section } from '../../../ui/section.js';
import styles from './search-screen.module.css';

type SearchT = TFunction<'search'>;

/** No results: another spelling, the list of places, and the call centre. */
export function SearchNothing(props: { view: SearchView; frame: FrameView; t: SearchT }) {
  const { view, frame, t } = props;
  const { phones } = frame.callCentre;
  const phone = phones.find(({ country }) => country === frame.phoneISO) ?? phones[0];
  return (
    <div className={styles.nothing}>
      <img
        className={styles.scene}
        src="/pictures/scenes/state-no-results.svg"
        alt=""
        width={240}
        height={180}
      />
      <div className={styles.ways}>
        {view.spelling ? (
          <p className="text-lead">
            {t('spelling')} <AppLink href={view.spelling.href}>{view.spelling.name}</AppLink>
          </p>
        ) : (
          <p className="text-lead">{t('hint')}</p>
        )}
        <p className={styles.row}>
          <ButtonLink href={view.list}>{t('list')}</ButtonLink>
          {phone && (
            <ButtonLink href={phone.href} tone="outline">
              {t('call', { number: phone.number })}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}

/** The start page of the search: three places and the main pages. */
export function SearchBeginning({ view, t }: { view: SearchView; t: SearchT }) {
  return (
    <>
      {view.posters.length > 0 && (
        <Section title={t('posters')}>
          <PosterGrid posters={view.posters} layout="three" early={3} />
        </Section>
      )}
      {view.popular.length > 0 && (
        <Section title={t('popular')}>
          <ul className={styles.kinds}>
            {view.popular.map(({ href, name }) => (
              <li key={href}>
                <ChipLink href={href} isOn={false}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
