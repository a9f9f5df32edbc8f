import type { TotalsView } from '@shop/ports/screens';
import styles from './summary.module.css';
import { Total } from './total.js';

interface CartTotalProps {
  readonly totals: TotalsView;
  /** Whether what was saved is said here, because no line above says it. */
  readonly withSaved?: boolean;
}

/** What a cart comes to, and about how many dollars that is where the operator shows it. */
export function CartTotal({ totals: { total, saved, inUSD }, withSaved }: CartTotalProps) {
  return (
    <>
      <Total total={total} saved={withSaved ? saved : undefined} />
      {inUSD && <p className={`${styles.taxes} text-caption`}>{inUSD}</p>}
    </>
  );
}
