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
        isStubInView
        stub={
          <div className={styles.stub}>
            {summary.total && <Total total={summary.total} label={totalName(summary, t)} />}
            <Add strip={strip} size="lg" className={styles.add} t={t} />
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
        <PackageLines strip={strip} t={t} />
        <LateCode strip={strip} />
      </Ticket>
      <p role="status" className="co-hidden">
        {!strip.isPending && summary.total
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
