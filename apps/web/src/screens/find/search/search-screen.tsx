import type { FrameView, SearchView } from '@shop/ports/screens';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { SearchField } from '../../../parts/search-box/search-field.js';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.js';
import { PageTitle } from '../../../ui/page-title.js';
import { SearchForm } from '../../../ui/search-form.js';
import { SearchBeginning, SearchNothing } from './search-beginning.js';
import { SearchResults } from './search-results.js';
import styles from './search-screen.module.css';
import { useSearchReports } from './use-search-reports.js';
import type texts from './search.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    search: typeof texts;
  }
}

interface SearchScreenProps {
  view: SearchView;
  frame: FrameView;
}

export function SearchScreen({ view, frame }: SearchScreenProps) {
  const { t } = useTranslation('search');
  const taken = useSearchReports(view, frame.path);
  const { query } = view;
  const isNothing = query !== '' && view.count === 0;
  const title = query ? t(isNothing ? 'none' : 'results', { query }) : t('title');
  return (
    <div className={`${styles.search} co-page`}>
      <header className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {!query && <p className={`${styles.muted} text-lead`}>{t('lead')}</p>}
        <SearchForm
          id="search-box"
          action={view.action}
          label={t('label')}
          button={t('button')}
          field={
            <SearchField
              id="search-box"
              action={view.action}
              frame={frame}
              query={query}
              placeholder={t('placeholder')}
              isFirst={!query}
            />
          }
        />
      </header>
      {view.problem && <ProblemAlert problem={view.problem} />}
      {view.notice !== undefined && <Alert tone="info">{view.notice}</Alert>}
      {view.count > 0 && <SearchResults view={view} t={t} taken={taken} />}
      {isNothing && <SearchNothing view={view} frame={frame} t={t} />}
      {view.count === 0 && <SearchBeginning view={view} t={t} />}
    </div>
  );
}
SearchScreen.wakesAtRest = true as const;
