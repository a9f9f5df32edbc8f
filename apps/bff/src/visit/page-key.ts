import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { cookiesThat } from './cookie-table.js';
import { Proxies } from './proxies.js';
import type { Visit } from './visit.js';
import { isMobile, spokenBy } from './visitor-hints.js';

/** Longer addresses and cookies are answered the whole way. */
const longestKey = 1_000;

/** The headers by which a cache in front of us has to tell pages apart, cookies among them. */
export const pageVary = 'Accept-Encoding, Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent';

/**
 * Somebody's own, or cookies that no browser writes so: with a space before the `=` they are read
 * all the same, and would not be in the key.
 */
const isPersonal = new RegExp(`__Host-(?:\\w+\\s+|${cookiesThat('personal').join('|')})=`);
const chosen = new RegExp(`__Host-(?:${cookiesThat('yes').join('|')})=[^;]*`, 'g');

/** Under which key an answered page is found again in front of the application. */
@Injectable()
export class PageKeys {
  private readonly host: string;

  constructor(
    config: Config,
    private readonly proxies: Proxies,
  ) {
    this.host = new URL(config.PUBLIC_ORIGIN).host;
  }

  /**
   * All of a request that decides what a page for all looks like to its visitor, and whether his
   * language has to be remembered anew; `undefined` for somebody with a cart or a session, under a
   * host that is not ours, and for a page that was made with a cookie that is not in the key.
   */
  readonly of = (request: IncomingMessage & { readonly visit?: Visit }): string | undefined => {
    const { host, cookie = '' } = request.headers;
    if (host !== this.host || request.url?.startsWith('/api/') || isPersonal.test(cookie))
      return undefined;
    if (request.visit && !request.visit.jar.isInPageKey) return undefined;
    const country = this.proxies.countryOf(request);
    const seen = [isMobile(request), spokenBy(request), country, cookie !== ''];
    const key = [request.url, ...seen, ...(cookie.match(chosen) ?? [])].join('\n');
    return key.length <= longestKey ? key : undefined;
  };
}
