import type { Language } from '@shop/domain';
import type { PackageWritten, PromoCalls } from '@shop/ports/backends';
import { askedFor, HttpPackageCalls } from './http-package-calls.js';
import { segment } from './segment.js';

/** Coupons and promo codes over the shopping-cart API, which need not have them. */
export class HttpPromoCalls extends HttpPackageCalls implements PromoCalls {
  async addPromo(
    session: string,
    code: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = { ...askedFor(session, language), Code: code };
    return this.send('POST', 'promo', body, key, 'cartEmpty');
  }

  async removePromo(
    session: string,
    code: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const path = `promo/${segment(code)}`;
    return this.send('DELETE', path, askedFor(session, language), key, 'cartEmpty');
  }
}
