import type { Language } from '@shop/domain';
import type { PackageWritten } from './package-calls.js';

/** What a cart does with a coupon or promo code: one an order (docs/rules/coupons.md#again). */
export interface PromoCalls {
  /** Refused where it would take nothing off; the cart is as it was then. */
  addPromo(session: string, code: string, language: Language, key: string): Promise<PackageWritten>;
  /** A code that is not there is out already. */
  removePromo(
    session: string,
    code: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
}
