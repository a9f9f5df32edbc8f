import type { PriceText } from '@shop/ports/screens';
import styles from '../../generated/ui/price.module.css';

export type PriceSize = 'small' | 'md' | 'xl';

/** An amount that never wraps. Screen readers hear the currency's name. */
export function Price({ price, size = 'md' }: { price: PriceText; size?: PriceSize }) {
  return (
    <span className={styles[`size_${size}`]}>
      <span aria-hidden="true">{price.text}</span>
      <span className="co-hidden">{price.spoken}</span>
    </span>
  );
}
