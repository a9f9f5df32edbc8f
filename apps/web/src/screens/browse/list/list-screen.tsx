import type { FrameView, ListView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Paging } from '../../../parts/paging/paging.js';
import { inFirstView, PosterGrid } from '../../../parts/posters/poster-grid.js';
import { PosterPicks } from '../../../parts/posters/poster-picks.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { PageHead } from '../../../ui/page-head.js';
import { ListTools } from './list-tools.js';
import type texts from './list.en.json';
import styles from './list-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    list: typeof texts;
  }
}

/** All parks and tours. Filters and order are links, so the URL holds the whole choice. */
export function ListScreen({ view, frame }: { view: ListView; frame: FrameView }) {
  const { t } = useTranslation('list');
  return (
    <div className={`${styles.list} co-page`}>
      <PageHead title={view.title} lead={view.lead} />
      {/* After a failure the filters would claim an empty list. */}
      {view.problem ? (
        <ProblemAlert problem={view.problem} />
      ) : (
        <>
          <ListTools view={view} t={t} />
          <section aria-label={t('results')} className={styles.results}>
            <p role="status" className={`${styles.count} text-small`}>
              {t('count', { count: view.count })}
            </p>
            <Results view={view} early={inFirstView[frame.layout]} t={t} />
            <Paging paging={view.paging} />
          </section>
        </>
      )}
      {view.build && (
        <p className="text-label">
          <AppLink href={view.build.href}>{t('build', { ...view.build })}</AppLink>
        </p>
      )}
    </div>
  );
}

interface ResultsProps {
  view: ListView;
  early: number;
  t: TFunction<'list'>;
}

function Results({ view, early, t }: ResultsProps) {
  const { posters, clear, compare } = view;
  if (posters.length === 0)
    return (
      <EmptyState scene="state-no-results" title={t('none.title')}>
        <p>{t('none.text')}</p>
        <ButtonLink href={clear}>{t('none.clear')}</ButtonLink>
      </EmptyState>
    );
  return compare.picks ? (
    <PosterPicks posters={posters} picks={compare.picks} early={early} />
  ) : (
    <PosterGrid posters={posters} layout="grid" heading="h2" early={early} />
  );
}
