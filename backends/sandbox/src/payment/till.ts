import type { Shop } from '../engine/shop.js';

/** What the payment provider works with; `publicUrl` is the origin of its pages. */
export interface Till extends Shop {
  readonly publicUrl: string;
}
