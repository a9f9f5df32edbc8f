import { BlockList } from 'node:net';
import { languageOf, type Visitor, visitorOf } from '@shop/domain';
import type { Request, Response } from 'express';
import type { Config } from '../config/config.js';
import { CookieJar } from './cookies.js';
import type { Seal } from './seal.js';

/** What is known of a request before anything is asked: built once, handed down. */
export interface RequestContext {
  readonly visitor: Visitor;
  readonly jar: CookieJar;
  readonly requestId: string;
  /** The browser's own languages, for an offer only. */
  readonly acceptLanguage: string;
}

const mobileAgent = /Mobi|Android|iPhone|iPad/i;

/** Reads requests into contexts; the edge's country is believed from trusted proxies only. */
export class RequestContexts {
  private readonly trusted = new BlockList();

  constructor(
    private readonly config: Pick<Config, 'GEO_HEADER' | 'TRUSTED_PROXIES'>,
    private readonly seal: Seal,
  ) {
    for (const address of config.TRUSTED_PROXIES)
      this.trusted.addAddress(address, address.includes(':') ? 'ipv6' : 'ipv4');
  }

  of(request: Request, response: Response, path: string): RequestContext {
    const jar = new CookieJar(request, response, this.seal);
    const visitor = visitorOf({
      language: languageOf(path),
      currency: jar.read('currency'),
      phoneCountry: jar.read('phone_country'),
      theme: jar.read('theme'),
      edgeCountry: this.edgeCountry(request),
      isMobile: isMobile(request),
    });
    return {
      visitor,
      jar,
      requestId: requestIdOf(request),
      acceptLanguage: String(request.headers['accept-language'] ?? '').slice(0, 200),
    };
  }

  private edgeCountry(request: Request): string | undefined {
    const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    if (!address || !this.trusted.check(address, family)) return undefined;
    const value = request.headers[this.config.GEO_HEADER];
    return typeof value === 'string' ? value.toUpperCase() : undefined;
  }
}

/** Client hints say it outright; else the user agent. */
function isMobile(request: Request): boolean {
  const hint = request.headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return mobileAgent.test(String(request.headers['user-agent'] ?? ''));
}

/** The id that the log and every backend call of this request carry. */
export const requestIdOf = (request: Request): string =>
  'id' in request && typeof request.id === 'string' ? request.id : '';
