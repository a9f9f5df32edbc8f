import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { RuleStory } from '../../../parts/summary/price-story.js';
import { Total } from '../../../parts/summary/total.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { Dock } from '../../../ui/dock.js';
import { Icon } from '../../../ui/icon.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './package-summary.module.css';
import type { StripForm } from './use-strip.js';

interface SummaryProps {
  strip: StripForm;
  t: TFunction<'builder'>;
}

/** What each ticket comes to, what the package takes off, and the total. */
export function PackageSummary({ strip, t }: SummaryProps) {
  const { summary } = strip.view;
  return (
    <section
      id="summary"
      aria-label={t('summary.title')}
      aria-busy={strip.isPending || undefined}
      className={styles.summary}
    >
      <Ticket
        orientation="vertical"
        stub={
          <div className={styles.stub}>
            {summary.total && (
              <Total total={summary.total} label={t('summary.total', { count: summary.priced })} />
            )}
            <Add strip={strip} size="lg" className={styles.add} t={t} />
            {summary.blocked && (
              <p className={`${styles.blocked} text-small`}>
                <Icon name="info-circle" size={20} />
                <AppLink href={summary.blocked.href}>{summary.blocked.text}</AppLink>
              </p>
            )}
            <Guarantees />
          </div>
        }
      >
        <h2 className="text-h3">{t('summary.title')}</h2>
        <Lines strip={strip} t={t} />
      </Ticket>
      <p role="status" className="co-hidden">
        {!strip.isPending && summary.total
          ? t('summary.announce', { total: summary.total.now.spoken })
          : ''}
      </p>
    </section>
  );
}

function Lines({ strip: { view }, t }: SummaryProps) {
  const { t: words } = useTranslation('summary');
  const { parts, extras, saved, problem } = view.summary;
  if (parts.length === 0) return <p className="text-small">{t('summary.empty')}</p>;
  return (
    <ul className={styles.lines}>
      {parts.map((part) => (
        <li key={part.slug}>
          <div className={styles.part} data-wall={part.wall}>
            <span>
              <b className="text-label">{part.name}</b>
              <span className="text-caption">{part.missing ?? part.when}</span>
            </span>
            {part.amount ? (
              <OfferPrice offer={part.amount} size="small" beforeLabel={words('before')} />
            ) : (
              part.from && (
                <span className="text-caption">{t('strip.from', { price: part.from.text })}</span>
              )
            )}
          </div>
          {part.story && <RuleStory story={part.story} t={words} />}
        </li>
      ))}
      {extras.map(({ name, amount }) => (
        <li key={name} className={styles.line}>
          <span>{name}</span>
          <Price price={amount} size="small" />
        </li>
      ))}
      {saved && (
        <li className={styles.line} data-saved="">
          <span>
            {saved.percent
              ? t('summary.savedPercent', { percent: saved.percent })
              : t('summary.saved')}
          </span>
          <Price price={saved.amount} size="small" />
        </li>
      )}
      {problem && (
        <li>
          <ProblemAlert problem={problem} />
        </li>
      )}
    </ul>
  );
}

interface AddProps extends SummaryProps {
  size?: 'lg';
  className?: string | undefined;
}

/** Stays live: what is missing is said by the page that comes back. */
const Add = ({ strip, t, ...look }: AddProps) => (
  <Button
    type="submit"
    tone="buy"
    busy={strip.isAdding}
    formMethod="post"
    formAction="/api/cart/packages"
    {...look}
  >
    {t(strip.view.editing ? 'summary.change' : 'summary.add')}
  </Button>
);

export function PackageDock({ strip, t }: SummaryProps) {
  const { total, priced } = strip.view.summary;
  return (
    <Dock>
      <a href="#summary" className={styles.dock}>
        {total ? (
          <>
            <span className="text-caption">{t('summary.dock', { count: priced })}</span>
            <Price price={total.now} />
          </>
        ) : (
          <span className="text-small">{t('summary.dockEmpty')}</span>
        )}
      </a>
      <Add strip={strip} t={t} />
    </Dock>
  );
}
