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

/** Who asks: what is known of a request before anything is asked of a backend. */
export interface Visit {
  readonly request: Request;
  readonly visitor: Visitor;
  /** Of the page that the visitor is on; `undefined` where its path has none. */
  readonly language: Language | undefined;
  /** That page's path and query; the home page's when a form says something odd. */
  readonly page: string;
  readonly jar: CookieJar;
  readonly cart: CartHandle;
  readonly hints: VisitorHints;
  /** Where the request comes from, for limits. */
  readonly address: string;
  /** Path and query of the page of ours that led here. */
  readonly cameFrom: string | undefined;
}

declare module 'express-serve-static-core' {
  interface Request {
    visit: Visit;
  }
}

/** `@Visit() visit: Visit`: who asks, as a controller's parameter. */
export const Visit = createParamDecorator(
  (_: unknown, context: ExecutionContext): Visit =>
    context.switchToHttp().getRequest<Request>().visit,
);

export function responseOf({ res }: Request): Response {
  if (!res) throw new Error('express gives every request its answer');
  return res;
}

/** Reads requests into visits, each once and only when it is asked for. */
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

/** The page that a visitor is on: a form names it, so does a question of a script. */
function pageIn({ method, path, body, query, originalUrl }: Request): string {
  const isAsking = path.startsWith('/api/');
  const named: unknown = method === 'POST' ? body?.path : isAsking ? query.path : originalUrl;
  return typeof named === 'string' ? named : '';
}
