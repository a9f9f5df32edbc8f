import type { Language } from '@shop/domain';
import type { PackageWritten, PromoCalls } from '@shop/ports/backends';
import { about } from './about.js';
import { askedFor, HttpPackageCalls } from './http-package-calls.js';
import { segment } from './segment.js';

/** Promo codes over the shopping-cart API, where they are optional. */
export class HttpPromoCalls extends HttpPackageCalls implements PromoCalls {
  async addPromo(
    session: string,
    promoCode: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = { ...askedFor(session, language), Code: promoCode };
    const send = { body, key, about: about.cart.addPromo(session) };
    return this.send('POST', 'promo', send, 'cartEmpty');
  }

  async removePromo(
    session: string,
    promoCode: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = askedFor(session, language);
    const send = { body, key, about: about.cart.removePromo(session) };
    return this.send('DELETE', `promo/${segment(promoCode)}`, send, 'cartEmpty');
  }
}
