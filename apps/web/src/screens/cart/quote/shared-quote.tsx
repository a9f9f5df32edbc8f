import type { Problem, SharedQuoteView } from '@shop/ports/screens';
import { takeQuote } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { Alert } from '../../../ui/alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { QuoteLine } from './quote-line.js';
import styles from './quote-screen.module.css';
import { QuoteSummary } from './quote-summary.js';

interface KeptProps {
  readonly quote: SharedQuoteView;
  readonly path: string;
  readonly t: TFunction<'quote'>;
}

export function SharedQuote({ quote, path, t }: KeptProps) {
  const { go } = useShop();
  const taking = useAction(takeQuote, { done: ({ next }) => go(next) });
  const problems = taking.problems.length > 0 ? taking.problems : quote.problems;
  return (
    <>
      {quote.ended ? (
        <ProblemAlert problem={quote.ended} tone="warning" />
      ) : (
        <p className="text-lead">{t('until', { moment: quote.until })}</p>
      )}
      {quote.isPartlyInCart && (
        <Alert tone="info" actions={<AppLink href={quote.cart}>{t('cart')}</AppLink>}>
          {t('partly')}
        </Alert>
      )}
      <Problems problems={problems} />
      <div className={styles.columns}>
        <section aria-label={t('tickets')} className={styles.groups}>
          {quote.groups.map((group, at) => (
            <Group key={at} group={group} t={t} />
          ))}
        </section>
        <QuoteSummary quote={quote} path={path} taking={taking} t={t} />
      </div>
    </>
  );
}

/** Tickets can share a problem code, so the key includes the detail. */
const Problems = ({ problems }: { problems: readonly Problem[] }) =>
  problems.map((problem) => (
    <ProblemAlert key={`${problem.code} ${problem.detail}`} problem={problem} />
  ));

function Group({ group, t }: { group: SharedQuoteView['groups'][number] } & Pick<KeptProps, 't'>) {
  const lines = group.map((line, at) => (
    <li key={at}>
      <QuoteLine line={line} t={t} />
    </li>
  ));
  if (group.length === 1) return <ul className={styles.lines}>{lines}</ul>;
  const name = t('package', { count: group.length });
  return (
    <section className={styles.package} aria-label={name}>
      <h2 className="text-h3">{name}</h2>
      <ul className={styles.lines}>{lines}</ul>
    </section>
  );
}
