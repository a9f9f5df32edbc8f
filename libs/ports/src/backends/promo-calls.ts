import type { Language } from '@shop/domain';
import type { PackageWritten } from './package-calls.js';

/** The cart's operations on promo codes; one code per order (docs/rules/coupons.md#again). */
export interface PromoCalls {
  /** Refused if it would take nothing off; the cart is then unchanged. */
  addPromo(
    session: string,
    promoCode: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
  /** Succeeds if the code is not in the cart. */
  removePromo(
    session: string,
    promoCode: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten>;
}
