import type { TotalsView } from '@shop/ports/screens';
import styles from './summary.module.css';
import { Total } from './total.js';

/** The cart's total, with an approximate amount in US dollars if the operator shows it. */
export function CartTotal({ totals: { total, inUSD } }: { totals: TotalsView }) {
  return (
    <>
      <Total total={total} />
      {inUSD && <p className={`${styles.taxes} text-caption`}>{inUSD}</p>}
    </>
  );
}
