import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@shop/domain';
import { Config } from '../config/config.js';
import { cookiesThat, nameOf } from './cookie-table.js';
import { Proxies } from './proxies.js';
import { SeenCarts } from './seen-carts.js';
import type { Visit } from './visit.js';
import { isMobile, spokenBy } from './visitor-hints.js';

/** Longer URLs and cookies bypass the page cache. */
const longestKey = 1_000;

export const pageVary = 'Accept-Encoding, Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent';

const inCurrency = (code: CurrencyCode) => `${nameOf('currency')}=${code}`;

/** Also matches a space before `=`: parsers accept such cookies, but the key would lack them. */
const isPersonal = new RegExp(`__Host-(?:\\w+\\s+|${cookiesThat('personal').join('|')})=`);
const chosen = new RegExp(`__Host-(?:${cookiesThat('yes').join('|')})=[^;]*`, 'g');
const hasCart = new RegExp(`${nameOf('cart')}=`);

@Injectable()
export class PageKeys {
  private readonly host: string;

  constructor(
    config: Config,
    private readonly proxies: Proxies,
    private readonly carts: SeenCarts,
  ) {
    this.host = new URL(config.PUBLIC_ORIGIN).host;
  }

  /**
   * Everything that decides how a shared page looks, and whether the language cookie must be set
   * again. `undefined` with a session, with a cart whose count or currency is in doubt, with a
   * foreign Host, and for a page that read a cookie outside the key.
   */
  readonly of = (request: IncomingMessage & { readonly visit?: Visit }): string | undefined => {
    const { host, cookie = '' } = request.headers;
    if (host !== this.host || request.url?.startsWith('/api/') || isPersonal.test(cookie))
      return undefined;
    if (request.visit && !request.visit.jar.isInPageKey) return undefined;
    const cart = this.carts.of(request);
    const choices: readonly string[] = cookie.match(chosen) ?? [];
    // A cart in another currency than the cookie's is loaded first.
    if (hasCart.test(cookie) && !(cart && choices.includes(inCurrency(cart.currency))))
      return undefined;
    const country = this.proxies.countryOf(request);
    const seen = [isMobile(request), spokenBy(request), country, cookie !== '', cart?.count];
    const key = [request.url, ...seen, ...choices].join('\n');
    return key.length <= longestKey ? key : undefined;
  };
}
