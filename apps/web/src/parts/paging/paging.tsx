import type { PagingView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button-link.js';
import type texts from './paging.en.json';
import styles from './paging.module.css';

declare module '../../shop/texts.js' {
  interface Texts {
    paging: typeof texts;
  }
}

/** Links to the neighbours of a page of a long list. */
export function Paging({ paging }: { paging: PagingView | undefined }) {
  const { t } = useTranslation('paging');
  if (!paging) return null;
  const { page, pages, previous, next } = paging;
  return (
    <nav className={styles.paging} aria-label={t('pages')}>
      {previous !== undefined && (
        <ButtonLink href={previous} rel="prev" tone="outline">
          {t('previous')}
        </ButtonLink>
      )}
      <p className={`${styles.count} text-small`}>{t('page', { page, pages })}</p>
      {next !== undefined && (
        <ButtonLink href={next} rel="next" tone="outline">
          {t('next')}
        </ButtonLink>
      )}
    </nav>
  );
}
