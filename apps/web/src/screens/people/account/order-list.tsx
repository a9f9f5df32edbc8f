import type { AccountOrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Price } from '../../../ui/price.js';
import styles from './account-screen.module.css';

interface OrderListProps {
  orders: readonly AccountOrderView[];
  t: TFunction<'account'>;
}

/** Orders paid under the account's email address, on any device. */
export function OrderList({ orders, t }: OrderListProps) {
  return (
    <ul className={styles.purchases}>
      {orders.map(({ orderId, boughtAt, what, total, isCancelled, href }) => (
        <li key={orderId} className={styles.purchase}>
          <div>
            <p className={styles.order}>
              {/* A plain link: it leads to a server endpoint, not to a page of ours. */}
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
