import type { DisplayCart } from '@shop/domain';

/** A cart and the session that the backend keeps it under; the session never reaches a browser. */
export interface KeptCart {
  readonly session: string;
  readonly cart: DisplayCart;
}
