import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type Language, languageOf, pathOf, type Visitor, visitorOf } from '@shop/domain';
import type { Request, RequestHandler, Response } from 'express';
import { Config } from '../config/config.js';
import { safePath } from '../http/safe-path.js';
import { nameAsker } from '../observability/request-scope.js';
import { CartHandle } from './cart-handle.js';
import { CookieJar } from './cookie-jar.js';
import { OfferedCurrencies } from './offered-currencies.js';
import { Proxies } from './proxies.js';
import { Seal } from './seal.js';
import { hintsOf, isMobile, type VisitorHints } from './visitor-hints.js';

/** What is known of a request before any backend call. */
export interface Visit {
  readonly request: Request;
  readonly visitor: Visitor;
  /** Language of the visitor's page; `undefined` if its path has none. */
  readonly language: Language | undefined;
  /** Path and query of that page; the home page if a form names an invalid one. */
  readonly page: string;
  readonly jar: CookieJar;
  readonly cart: CartHandle;
  readonly hints: VisitorHints;
  /** Client IP address, for limits. */
  readonly address: string;
  /** Path and query of the previous page of the shop. */
  readonly cameFrom: string | undefined;
}

declare module 'express-serve-static-core' {
  interface Request {
    visit: Visit;
  }
}

/** `@Visit() visit: Visit`: injects the visit into a controller. */
export const Visit = createParamDecorator(
  (_: unknown, context: ExecutionContext): Visit =>
    context.switchToHttp().getRequest<Request>().visit,
);

export function responseOf({ res }: Request): Response {
  if (!res) throw new Error('express gives every request its answer');
  return res;
}

@Injectable()
export class Visits {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly proxies: Proxies,
    @Inject(Seal) private readonly seal: Seal,
    private readonly currencies: OfferedCurrencies,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  readonly middleware: RequestHandler = (request, _response, next) => {
    let visit: Visit | undefined;
    Object.defineProperty(request, 'visit', { get: () => (visit ??= this.of(request)) });
    nameAsker(this.proxies.addressOf(request));
    const first = this.currencies.refresh();
    if (first) void first.then(() => next());
    else next();
  };

  private of(request: Request): Visit {
    const { origin, proxies } = this;
    const path = pageIn(request);
    const jar = new CookieJar(request, responseOf(request), this.seal);
    const language = languageOf(path);
    const visitor = visitorOf({
      language,
      currency: jar.read('currency'),
      offered: this.currencies.codes,
      phoneCountry: jar.read('phone_country'),
      theme: jar.read('theme'),
      edgeCountry: proxies.countryOf(request),
      isMobile: isMobile(request),
    });
    const { referer = '' } = request.headers;
    return {
      request,
      visitor,
      language,
      get page() {
        return safePath(path, origin) ?? pathOf({ name: 'home', params: {} }, visitor.language);
      },
      jar,
      cart: new CartHandle(jar),
      hints: hintsOf(request, jar),
      get address() {
        return proxies.addressOf(request);
      },
      cameFrom: referer.startsWith(`${origin}/`) ? referer.slice(origin.length) : undefined,
    };
  }
}

/** The visitor's page: named by the form or by the script's query, else the request's URL. */
function pageIn({ method, path, body, query, originalUrl }: Request): string {
  const isAsking = path.startsWith('/api/');
  const named: unknown = method === 'POST' ? body?.path : isAsking ? query.path : originalUrl;
  return typeof named === 'string' ? named : '';
}
