import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { type Language, languageOf, type Visitor, visitorOf } from '@shop/domain';
import type { Request, Response } from 'express';
import type { Config } from '../config/config.js';
import { readClosed, readConsent, spokenBy, type VisitorHints } from '../page/present-visitor.js';
import { CookieJar } from './cookies.js';
import type { Seal } from './seal.js';

/** What is known of a request before anything is asked: built once, handed down. */
export interface RequestContext {
  readonly visitor: Visitor;
  /** Of the path; `undefined` where it has none. */
  readonly language: Language | undefined;
  readonly jar: CookieJar;
  readonly requestId: string;
  readonly hints: VisitorHints;
  /** Path and query of the page of ours that led here. */
  readonly cameFrom: string | undefined;
}

/** Longer addresses and cookies are answered the whole way. */
const longestKey = 1_000;

const mobileAgent = /Mobi|Android|iPhone|iPad/i;

/** Reads requests into contexts; the edge's country is believed from trusted proxies only. */
export class RequestContexts {
  private readonly trusted = new BlockList();
  private readonly host: string;

  constructor(
    private readonly config: Pick<Config, 'GEO_HEADER' | 'TRUSTED_PROXIES' | 'PUBLIC_ORIGIN'>,
    private readonly seal: Seal,
  ) {
    this.host = new URL(config.PUBLIC_ORIGIN).host;
    for (const address of config.TRUSTED_PROXIES)
      this.trusted.addAddress(address, address.includes(':') ? 'ipv6' : 'ipv4');
  }

  of(request: Request, response: Response, path: string): RequestContext {
    const jar = new CookieJar(request, response, this.seal);
    const language = languageOf(path);
    const visitor = visitorOf({
      language,
      currency: jar.read('currency'),
      phoneCountry: jar.read('phone_country'),
      theme: jar.read('theme'),
      edgeCountry: this.edgeCountry(request),
      isMobile: isMobile(request),
    });
    return {
      visitor,
      language,
      jar,
      requestId: requestIdOf(request),
      cameFrom: this.cameFrom(request),
      hints: {
        acceptLanguage: acceptLanguageOf(request),
        consent: readConsent(jar.read('consent')),
        closed: readClosed((what) => jar.read(`closed_${what}`) !== undefined),
      },
    };
  }

  /**
   * All of a request that decides what a page for all looks like to its visitor, and whether his
   * language has to be remembered anew; `undefined` for somebody with a cart or a session, under a
   * host that is not ours, and for cookies that no browser writes so: with a space before the `=`
   * they are read all the same, and would not be in the key.
   */
  readonly frontKeyOf = (request: IncomingMessage): string | undefined => {
    const { host, cookie = '' } = request.headers;
    if (
      host !== this.host ||
      request.url?.startsWith('/api/') ||
      /__Host-(?:\w+\s+|cart|parked|sid|signed_in)=/.test(cookie)
    )
      return undefined;
    const chosen = cookie.match(
      /__Host-(?:currency|language|theme|phone_country|consent|closed_\w+)=[^;]*/g,
    );
    const spoken = spokenBy(acceptLanguageOf(request));
    const seen = [isMobile(request), spoken, this.edgeCountry(request), cookie !== ''];
    const key = [request.url, ...seen, ...(chosen ?? [])].join('\n');
    return key.length <= longestKey ? key : undefined;
  };

  private cameFrom({ headers: { referer = '' } }: IncomingMessage): string | undefined {
    const { origin } = new URL(this.config.PUBLIC_ORIGIN);
    return referer.startsWith(`${origin}/`) ? referer.slice(origin.length) : undefined;
  }

  private edgeCountry(request: IncomingMessage): string | undefined {
    if (this.trusted.rules.length === 0) return undefined;
    const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    if (!address || !this.trusted.check(address, family)) return undefined;
    const value = request.headers[this.config.GEO_HEADER];
    return typeof value === 'string' ? value.toUpperCase() : undefined;
  }
}

const acceptLanguageOf = (request: IncomingMessage) =>
  String(request.headers['accept-language'] ?? '').slice(0, 200);

/** Client hints say it outright; else the user agent. */
function isMobile(request: IncomingMessage): boolean {
  const hint = request.headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return mobileAgent.test(String(request.headers['user-agent'] ?? ''));
}

/** The id that the log and every backend call of this request carry. */
export const requestIdOf = (request: Request): string =>
  'id' in request && typeof request.id === 'string' ? request.id : '';
