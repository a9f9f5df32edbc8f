import type { CouponPurchaseView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Price } from '../../../ui/price.js';
import styles from './account-screen.module.css';

interface PurchasesProps {
  purchases: readonly CouponPurchaseView[];
  t: TFunction<'account'>;
}

/** Orders paid with a coupon; those that this browser may open are links. */
export function Purchases({ purchases, t }: PurchasesProps) {
  return (
    <ul className={styles.purchases}>
      {purchases.map(({ orderId, boughtAt, total, coupon, href }) => (
        <li key={orderId} className={styles.purchase}>
          <div>
            <p className={styles.order}>
              {href ? (
                <AppLink href={href} className={styles.link}>
                  {t('purchase.order', { id: orderId })}
                </AppLink>
              ) : (
                t('purchase.order', { id: orderId })
              )}
            </p>
            <p className="text-small">{boughtAt}</p>
            <p className="text-small">{t('purchase.coupon', { code: coupon })}</p>
          </div>
          <Price price={total} />
        </li>
      ))}
    </ul>
  );
}
