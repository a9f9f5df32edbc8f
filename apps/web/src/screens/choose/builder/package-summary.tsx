import type { BuilderView } from '@shop/ports/screens';
import { Total } from '../../../parts/summary/total.js';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { Dock } from '../../../ui/dock.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './package-summary.module.css';
import { LateCode } from './late-parts.js';
import { PackageLines, type SummaryProps } from './package-lines.js';

export function PackageSummary({ draft, t }: SummaryProps) {
  const { summary } = draft.view;
  return (
    <section
      id="summary"
      aria-label={t('summary.title')}
      aria-busy={draft.isPending || undefined}
      className={styles.summary}
    >
      <Ticket
        orientation="vertical"
        isStubInView
        stub={
          <div className={styles.stub}>
            {summary.total && <Total total={summary.total} label={totalName(summary, t)} />}
            <Add draft={draft} size="lg" className={styles.add} t={t} />
            {summary.blocked && (
              <p className={`${styles.blocked} text-small`}>
                <Icon name="info-circle" size={20} />
                <AppLink href={summary.blocked.href}>{summary.blocked.text}</AppLink>
              </p>
            )}
          </div>
        }
      >
        <h2 className="text-h3">{t('summary.title')}</h2>
        <PackageLines draft={draft} t={t} />
        <LateCode draft={draft} />
      </Ticket>
      <p role="status" className="co-hidden">
        {!draft.isPending && summary.total
          ? t('summary.announce', { total: summary.total.now.spoken })
          : ''}
      </p>
    </section>
  );
}

/** Names what the total includes: also the cart's nights, once chosen. */
function totalName({ priced, nights }: BuilderView['summary'], t: SummaryProps['t']): string {
  const total = t('summary.total', { count: priced });
  return nights && nights !== 'open' ? t('nights.with', { total }) : total;
}

interface AddProps extends SummaryProps {
  size?: 'lg';
  className?: string | undefined;
}

/** Never disabled: the page that comes back says what is missing. */
const Add = ({ draft, t, ...look }: AddProps) => (
  <Button
    type="submit"
    tone="buy"
    busy={draft.isBusy}
    formMethod="post"
    formAction="/api/cart/packages"
    {...look}
  >
    {t(draft.view.editing ? 'summary.change' : 'summary.add')}
  </Button>
);

export function PackageDock({ draft, t }: SummaryProps) {
  const { total, priced } = draft.view.summary;
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
      <Add draft={draft} t={t} />
    </Dock>
  );
}
