import type { AccountOrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Price } from '../../../ui/price.js';
import styles from './account-screen.module.css';

interface OrderListProps {
  orders: readonly AccountOrderView[];
  t: TFunction<'account'>;
}

/** What was paid under the account's e-mail, wherever it was bought; each opens here. */
export function OrderList({ orders, t }: OrderListProps) {
  return (
    <ul className={styles.purchases}>
      {orders.map(({ orderId, boughtAt, what, total, isCancelled, href }) => (
        <li key={orderId} className={styles.purchase}>
          <div>
            <p className={styles.order}>
              {/* It goes by a step of the server's, which no page of ours is. */}
              <a href={href} className={styles.link}>
                {t('purchase.order', { id: orderId })}
              </a>
            </p>
            <p className="text-small">{what.join(' · ')}</p>
            <p className="text-small">
              {boughtAt}
              {isCancelled && ` · ${t('order.cancelled')}`}
            </p>
          </div>
          <Price price={total} />
        </li>
      ))}
    </ul>
  );
}
