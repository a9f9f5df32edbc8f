import type { TextPart } from '@shop/domain';
import type { SearchHitView, SearchView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { Paging } from '../../../parts/paging/paging.js';
import { AppLink } from '../../../ui/app-link.js';
import { ChipLink } from '../../../ui/chip-link.js';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Section } from '../../../ui/section.js';
import { SearchAnswer } from './search-answer.js';
import styles from './search-screen.module.css';
import type { Taken } from './use-search-reports.js';

type SearchT = TFunction<'search'>;

interface SearchResultsProps {
  view: SearchView;
  t: SearchT;
  /** Called with the chosen result and its position across all pages. */
  taken: (hit: Taken, position: number) => void;
}

/** Results by kind; each tab has a URL. */
export function SearchResults({ view, t, taken }: SearchResultsProps) {
  const places = placesOf(view);
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={`${styles.muted} text-small`}>
          {t('count', { count: view.count })}
        </p>
        <nav aria-label={t('kinds')}>
          <ul className={styles.kinds}>
            {view.tabs.map(({ key, href, count, isOn }) => (
              <li key={key}>
                <ChipLink href={href} isOn={isOn}>
                  {t('groupCount', { name: t(`group.${key}`), count })}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {view.spelling && (
        <p>
          {t('spelling')} <AppLink href={view.spelling.href}>{view.spelling.name}</AppLink>
        </p>
      )}
      {view.groups.length === 0 && <p>{t('noneHere')}</p>}
      {view.answer && <SearchAnswer answer={view.answer} t={t} />}
      {view.groups.map(({ key, hits }) => (
        <Section key={key} id={key} title={t(`group.${key}`)}>
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <Hit key={hit.href} hit={hit} t={t} taken={() => taken(hit, places.get(hit) ?? 0)} />
            ))}
          </ul>
        </Section>
      ))}
      <Paging paging={view.paging} />
    </>
  );
}

/** Position of each result across all pages, from 0. */
const placesOf = ({ groups, offset }: SearchView): ReadonlyMap<SearchHitView, number> =>
  new Map(groups.flatMap(({ hits }) => hits).map((hit, place) => [hit, offset + place]));

interface HitProps {
  hit: SearchHitView;
  t: SearchT;
  taken: () => void;
}

function Hit({ hit, t, taken }: HitProps) {
  return (
    <li className={styles.hit}>
      {hit.picture && (
        <SceneImage
          scene={hit.picture.scene}
          wall={hit.picture.wall}
          crop="wide"
          decorative
          sizesClass={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h3 className="text-h4">
          <AppLink href={hit.href} className={styles.link} onClick={taken}>
            <Marked parts={hit.name} />
          </AppLink>
        </h3>
        {hit.text.length > 0 && (
          <p className={`${styles.text} text-small`}>
            <Marked parts={hit.text} />
          </p>
        )}
      </div>
      {hit.from && (
        <p className={styles.price}>
          <span className={`${styles.muted} text-caption`}>{t('from')}</span>{' '}
          <Price price={hit.from} />
        </p>
      )}
      {hit.closedUntil !== undefined && (
        <p className={`${styles.price} text-small`}>{t('closed', { when: hit.closedUntil })}</p>
      )}
    </li>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, place) => {
    const key = `${place} ${text}`;
    return isMarked ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
