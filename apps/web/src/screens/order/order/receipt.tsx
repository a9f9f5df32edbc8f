import type { OrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { LineSummary } from '../../../parts/summary/line-summary.js';
import { PromoLine } from '../../../parts/summary/promo-line.js';
import { Savings } from '../../../parts/summary/savings.js';
import { Total } from '../../../parts/summary/total.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { isPaid } from './is-paid.js';
import styles from './order-screen.module.css';

export function Receipt({ view, t }: { view: OrderView; t: TFunction<'order'> }) {
  const { lines, stays = [], totals, state, paidBy, refunds = [] } = view;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <Ticket
        orientation="vertical"
        stub={
          <>
            <Total total={totals.total} label={t(state === 'confirmed' ? 'paid' : 'total')} />
            {paidBy && <p className="text-small">{t('paidBy', { how: paidBy })}</p>}
            {refunds.map(({ name, amount }) => (
              <p key={`${name} ${amount.text}`} className={styles.stayPrice}>
                <span>{name ? t('refundOf', { name }) : t('refund')}</span>
                <Price price={amount} size="small" />
              </p>
            ))}
          </>
        }
      >
        <h2 id="receipt" className="text-h3">
          {t(isPaid(view) ? 'receipt' : 'unpaid.receipt')}
        </h2>
        <ul className={styles.prices}>
          {lines.map(({ id, name, summary }) => (
            <li key={id}>
              <h3 className="text-h4">{name}</h3>
              <LineSummary summary={summary} />
            </li>
          ))}
          {stays.map(({ id, hotel, total }) => (
            <li key={id} className={styles.stayPrice}>
              <h3 className="text-h4">{hotel}</h3>
              <Price price={total.now} size="small" />
            </li>
          ))}
        </ul>
        <PromoLine promo={totals.promo} />
        <Savings savings={totals} />
      </Ticket>
    </section>
  );
}
