import { couponErrorOf, type Language, readPromoCode } from '@shop/domain';
import type { PackageWritten, PromoCalls } from '@shop/ports/backends';
import { MemoryCartStays } from './memory-cart-stays.js';
import { promoOn } from './memory-promo.js';

const cartEmpty = { kind: 'refused', refusal: 'cartEmpty' } as const;

/** Coupons and promo codes of the memory gateway, by the domain's rules. */
export class MemoryPromoCalls extends MemoryCartStays implements PromoCalls {
  async addPromo(
    session: string,
    typed: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['addPromo', session, typed], () => {
      const cart = this.held.get(session)?.cart;
      const code = readPromoCode(typed);
      if (!cart) return cartEmpty;
      if (!code) return { kind: 'refused', refusal: 'promoUnknown' };
      const promo = promoOn(this.catalogue.shelf, cart, code);
      const { reason, missing } = promo.refusal ?? {};
      if (!reason) return this.keep(session, { ...cart, promo });
      return { kind: 'refused', refusal: couponErrorOf[reason], ...(missing && { missing }) };
    });
  }

  async removePromo(
    session: string,
    code: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['removePromo', session, code], () => {
      const cart = this.held.get(session)?.cart;
      if (!cart) return cartEmpty;
      return this.keep(session, cart.promo?.code === code ? { ...cart, promo: undefined } : cart);
    });
  }
}
