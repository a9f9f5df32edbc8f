import type { SearchView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import styles from './search-screen.module.css';

interface SearchPagingProps {
  paging: NonNullable<SearchView['paging']>;
  t: TFunction<'search'>;
}

export function SearchPaging({ paging, t }: SearchPagingProps) {
  const { page, pages, previous, next } = paging;
  return (
    <nav className={styles.paging} aria-label={t('pages')}>
      {previous !== undefined && (
        <ButtonLink href={previous} rel="prev" tone="outline">
          {t('previous')}
        </ButtonLink>
      )}
      <p className={`${styles.muted} text-small`}>{t('page', { page, pages })}</p>
      {next !== undefined && (
        <ButtonLink href={next} rel="next" tone="outline">
          {t('next')}
        </ButtonLink>
      )}
    </nav>
  );
}
