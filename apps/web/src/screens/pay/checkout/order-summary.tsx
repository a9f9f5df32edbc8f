import { LineSummary } from '../../../parts/summary/line-summary.js';
import { addedFacts } from '../../../parts/summary/added-facts.js';
import { StayFacts, StayRooms } from '../../../parts/stay/stay-rooms.js';
import { CartTotal } from '../../../parts/summary/cart-total.js';
import { PromoLine } from '../../../parts/summary/promo-line.js';
import { Savings } from '../../../parts/summary/savings.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './checkout-screen.module.css';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';

interface SummaryProps {
  readonly view: OpenCheckout;
  readonly t: CheckoutT;
}

/** On phones: folded, with the total visible. */
export function FoldedSummary({ view, t }: SummaryProps) {
  return (
    <details className={styles.folded}>
      <summary className="text-h4">
        {t('summary.folded', { total: view.totals.total.now.text })}
      </summary>
      <OrderLines view={view} t={t} />
    </details>
  );
}

export function SideSummary({ view, t }: SummaryProps) {
  return (
    <section className={styles.side} aria-label={t('summary.title')}>
      <Ticket orientation="vertical" stub={<CartTotal totals={view.totals} />}>
        <h2 className="text-h3">{t('summary.title')}</h2>
        <OrderLines view={view} t={t} />
      </Ticket>
    </section>
  );
}

export function OrderLines({ view, t }: SummaryProps) {
  const { t: words } = useTranslation('summary');
  return (
    <div className={styles.order}>
      <ul className={styles.lines}>
        {view.lines.map((line) => (
          <li key={line.id} className={styles.line} data-wall={line.wall}>
            <p className="text-h4">{line.name}</p>
            <p className="text-small">{line.date ?? t('summary.openTicket')}</p>
            <p className="text-small">{words('people', { count: line.peopleCount })}</p>
            {addedFacts(line, words).map(({ name, value }) => (
              <p key={name} className="text-small">
                {name}: {value}
              </p>
            ))}
            <LineSummary summary={line.summary} />
          </li>
        ))}
      </ul>
      {view.stays && (
        <ul className={styles.lines}>
          {view.stays.map((stay) => (
            <li key={stay.id} className={styles.line} data-wall={stay.wall}>
              <p className="text-h4">{stay.hotel}</p>
              <StayFacts stay={stay} />
              <StayRooms stay={stay} />
            </li>
          ))}
        </ul>
      )}
      <PromoLine promo={view.totals.promo} />
      <Savings savings={view.totals} />
      <AppLink href={view.cart} className={`${styles.link} text-label`}>
        {t('summary.edit')}
      </AppLink>
    </div>
  );
}
