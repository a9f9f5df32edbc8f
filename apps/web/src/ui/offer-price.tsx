import type { OfferText } from '@shop/ports/screens';
import { Price, type PriceSize } from './price.js';
import styles from '../../generated/ui/price.module.css';

interface OfferPriceProps {
  offer: OfferText;
  size?: PriceSize;
  /** Visually hidden text before the struck amount. */
  beforeLabel: string;
}

export function OfferPrice({ offer, size = 'md', beforeLabel }: OfferPriceProps) {
  return (
    <span className={styles.offer}>
      {offer.before && (
        <span className={styles.before}>
          <span className="co-hidden">{`${beforeLabel} ${offer.before.spoken}`}</span>
          <s aria-hidden="true">{offer.before.text}</s>
        </span>
      )}
      <Price price={offer.now} size={size} />
    </span>
  );
}
