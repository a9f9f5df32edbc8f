import type { FrameView, QuoteView } from '@shop/ports/screens';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { KeptQuote } from './kept-quote.js';
import type texts from './quote.en.json';
import styles from './quote-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    quote: typeof texts;
  }
}

/** A price that was kept, beside today's; or that the link keeps none. */
export function QuoteScreen({ view, frame }: { view: QuoteView; frame: FrameView }) {
  const { t } = useTranslation('quote');
  return (
    <div className={`${styles.quote} co-page`}>
      <h1 id="title" tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      {view.kind === 'refused' ? (
        <ProblemAlert problem={view.problem} />
      ) : (
        <KeptQuote quote={view} path={frame.path} t={t} />
      )}
    </div>
  );
}
QuoteScreen.wakesAtRest = true as const;
