import type { TextPart } from '@shop/domain';
import type { SearchHitView, SearchView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { AppLink } from '../ui/app-link.js';
import { ChipLink } from '../ui/chip-link.js';
import { Price } from '../ui/price.js';
import { SceneImage } from '../ui/scene-image.js';
import { Section } from '../ui/section.js';
import styles from './search-screen.module.css';

type SearchT = TFunction<'search'>;

/** Everything found, by kind; the chips lead down the page to each kind. */
export function SearchResults({ view, t }: { view: SearchView; t: SearchT }) {
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={`${styles.muted} text-small`}>
          {t('count', { count: view.count })}
        </p>
        {view.groups.length > 1 && (
          <nav aria-label={t('kinds')}>
            <ul className={styles.kinds}>
              {view.groups.map(({ key, hits }) => (
                <li key={key}>
                  <ChipLink href={`#${key}`} isOn={false}>
                    {t('groupCount', { name: t(`group.${key}`), count: hits.length })}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {view.groups.map(({ key, hits }) => (
        <Section key={key} id={key} title={t(`group.${key}`)}>
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <Hit key={hit.href} hit={hit} from={t('from')} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** One result: the whole row is its link, as a poster is. */
function Hit({ hit, from }: { hit: SearchHitView; from: string }) {
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
          <AppLink href={hit.href} className={styles.link}>
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
          <span className={`${styles.muted} text-caption`}>{from}</span> <Price price={hit.from} />
        </p>
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
