import type { ErrorView, FrameView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { PosterGrid } from '../../../parts/posters/poster-grid.js';
import { SearchField } from '../../../parts/search-box/search-field.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { SearchForm } from '../../../ui/search-form.js';
import { Section } from '../../../ui/section.js';
import type texts from './errors.en.json';
import styles from './error-page.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    errors: typeof texts;
  }
}

export interface ErrorScreenProps {
  readonly view: ErrorView;
  readonly frame: FrameView;
}

export function ErrorPage(props: ErrorScreenProps & { scene: string; children?: ReactNode }) {
  const { view, frame, scene, children } = props;
  const { t } = useTranslation('errors');
  return (
    <div className={`${styles.page} co-page`}>
      <div className={styles.error}>
        <img
          className={styles.scene}
          src={`/pictures/scenes/${scene}.svg`}
          alt=""
          width={320}
          height={240}
        />
        <PageTitle>{view.title}</PageTitle>
        <p className={`${styles.text} text-lead`}>{view.text}</p>
        {children}
        {view.retry && <ButtonLink href={view.retry}>{t('retry')}</ButtonLink>}
        <SearchForm
          id="error-search"
          action={view.search}
          label={t('search.label')}
          button={t('search.button')}
          field={<SearchField id="error-search" action={view.search} frame={frame} />}
        />
        <p className={styles.ways}>
          <ButtonLink href={view.home} tone={view.retry || view.findOrder ? 'outline' : 'main'}>
            {t('home')}
          </ButtonLink>
          <ButtonLink href={view.list} tone="outline">
            {t('list')}
          </ButtonLink>
          <ButtonLink href={view.siteMap} tone="quiet">
            {t('siteMap')}
          </ButtonLink>
        </p>
      </div>
      {view.posters.length > 0 && (
        <Section title={t('posters')} id="posters">
          <PosterGrid posters={view.posters} layout="three" early={3} />
        </Section>
      )}
    </div>
  );
}
