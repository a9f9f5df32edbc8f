import type { FaqView, FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { SceneHero } from '../../../ui/scene-hero.js';
import { FaqGroups } from './faq-groups.js';
import { FaqTools } from './faq-tools.js';
import type texts from './faq.en.json';
import styles from './faq-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    faq: typeof texts;
  }
}

export function FaqScreen({ view, frame }: { view: FaqView; frame: FrameView }) {
  const { t } = useTranslation('faq');
  const { query, action } = view.search;
  return (
    <>
      <SceneHero scene={view.scene} wall={view.wall} title={view.title} lead={view.lead} />
      <div className={`${styles.page} co-page`}>
        <FaqTools view={view} t={t} />
        <div className={styles.answers}>
          <p role="status" className={`${styles.count} text-small`}>
            {query ? t('found', { count: view.count, query }) : t('count', { count: view.count })}
          </p>
          {view.count === 0 && (
            <EmptyState scene="state-no-results" title={t('none.title')}>
              <p>{t('none.text')}</p>
              <ButtonLink href={action}>{t('none.all')}</ButtonLink>
            </EmptyState>
          )}
          <FaqGroups key={view.place} view={view} t={t} />
          <Ask view={view} frame={frame} />
        </div>
      </div>
    </>
  );
}

function Ask({ view: { phone }, frame }: { view: FaqView; frame: FrameView }) {
  const { t } = useTranslation('faq');
  if (!phone) return null;
  const { weekday, weekend } = frame.callCentre;
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 id="ask" className="text-h3">
        {t('ask.title')}
      </h2>
      <p>{t('ask.text', { weekday, weekend })}</p>
      <ButtonLink href={phone.href} tone="outline">
        {t('ask.call', { number: phone.name })}
      </ButtonLink>
    </section>
  );
}
