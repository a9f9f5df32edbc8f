import type { FrameView, OrderView } from '@shop/ports/screens';
import { Total } from '../../../parts/summary/total.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { BeforeYouGo } from './before-you-go.js';
import { OfferAccount } from './offer-account.js';
import { OrderHead } from './order-head.js';
import { OrderLine } from './order-line.js';
import type texts from './order.en.json';
import styles from './order-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    order: typeof texts;
  }
}

/** What became of a purchase: its tickets, or what happens to the money. */
export function OrderScreen({ view, frame }: { view: OrderView; frame: FrameView }) {
  const { t } = useTranslation('order');
  const isConfirmed = view.state === 'confirmed';
  return (
    <>
      <OrderHead view={view} path={frame.path} t={t} />
      <div className={`${styles.order} co-page`}>
        {view.lines.length > 0 && (
          <section className={styles.lines} aria-label={t('tickets')}>
            {view.lines.map((line) => (
              <OrderLine key={line.id} line={line} hasVouchers={isConfirmed} t={t} />
            ))}
          </section>
        )}
        <div className={styles.total}>
          <Total total={view.totals.total} label={t(isConfirmed ? 'paid' : 'total')} />
        </div>
        {isConfirmed && <BeforeYouGo lines={view.lines} frame={frame} t={t} />}
        {isConfirmed && <OfferAccount frame={frame} t={t} />}
      </div>
    </>
  );
}
OrderScreen.wakesAtRest = true as const;
