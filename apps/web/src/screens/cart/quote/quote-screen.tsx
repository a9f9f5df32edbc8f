import type { FrameView, QuoteView } from '@shop/ports/screens';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { SharedQuote } from './shared-quote.js';
import type texts from './quote.en.json';
import styles from './quote-screen.module.css';
import { PageTitle } from '../../../ui/page-title.js';

declare module '../../../shop/texts.js' {
  interface Texts {
    quote: typeof texts;
  }
}

/** A saved quote beside current prices, or a notice that the link has none. */
export function QuoteScreen({ view, frame }: { view: QuoteView; frame: FrameView }) {
  const { t } = useTranslation('quote');
  return (
    <div className={`${styles.quote} co-page`}>
      <PageTitle>{t('title')}</PageTitle>
      {view.kind === 'refused' ? (
        <ProblemAlert problem={view.problem} />
      ) : (
        <SharedQuote quote={view} path={frame.path} t={t} />
      )}
    </div>
  );
}
QuoteScreen.wakesAtRest = true as const;
