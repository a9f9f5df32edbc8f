import type { Shop } from '../engine/shop.js';

/** What the payment part works with: the shop's, and the origin where browsers find its page. */
export interface Till extends Shop {
  readonly publicUrl: string;
}
