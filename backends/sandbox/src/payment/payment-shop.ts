import type { Shop } from '../engine/shop.js';

/** What the payment provider works with; `publicUrl` is the origin of its pages. */
export interface PaymentShop extends Shop {
  readonly publicUrl: string;
}
