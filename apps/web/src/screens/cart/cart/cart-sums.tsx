import type { CartView } from '@shop/ports/screens';
import { Savings } from '../../../parts/summary/savings.js';
import { useTranslation } from 'react-i18next';
import { OfferPrice } from '../../../ui/offer-price.js';
import { Price } from '../../../ui/price.js';
import styles from './cart-screen.module.css';

type Filled = Extract<CartView, { kind: 'filled' }>;

export function CartSums({
  cart: { lines: singleTickets, packages, stays = [], totals },
}: {
  cart: Filled;
}) {
  const { t } = useTranslation('summary');
  const lines = [...singleTickets, ...packages.flatMap((one) => one.lines)];
  const sums = [
    ...lines.map(({ id, name, summary }) => ({ id, name, total: summary.total })),
    ...[...stays, ...packages.flatMap(({ stay }) => stay ?? [])].map(({ id, hotel, total }) => ({
      id,
      name: hotel,
      total,
    })),
  ];
  return (
    <>
      <ul className={styles.sums}>
        {sums.map(({ id, name, total }) => (
          <li key={id}>
            <span>{name}</span>
            <OfferPrice offer={total} size="small" beforeLabel={t('before')} />
          </li>
        ))}
        {totals.promo?.off && (
          <li className={styles.saved}>
            <span>{t('promo', { code: totals.promo.code })}</span>
            <Price price={totals.promo.off} size="small" />
          </li>
        )}
      </ul>
      <Savings savings={totals} />
    </>
  );
}
