import type { DisplayCart } from '@shop/domain';

/** A cart and its backend session. The session never reaches a browser. */
export interface KeptCart {
  readonly session: string;
  readonly cart: DisplayCart;
}
