import type { PageView, Problem } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import type { LoadedCart } from '../cart/load-cart.js';
import { readOrders } from '../http/own-orders.js';
import type { RequestContext, RequestContexts } from '../http/request-context.js';
import type { Renderer } from '../render/renderer.js';
import type { ShowPage } from './show-page.js';

export interface PageAsk {
  readonly path: string;
  readonly as: 'html' | 'json';
  readonly problems?: readonly Problem[];
  readonly typed?: Readonly<Record<string, string>>;
  /** The status of a page that is shown again because its form was refused. */
  readonly status?: number;
}

/** Answers a request with a page: cookies in, the page's use case, cookies and bytes out. */
export class PageAnswers {
  constructor(
    private readonly contexts: RequestContexts,
    private readonly showPage: ShowPage,
    private readonly renderer: Renderer,
  ) {}

  contextOf(request: Request, response: Response, path: string): RequestContext {
    return this.contexts.of(request, response, path);
  }

  async send(request: Request, response: Response, ask: PageAsk): Promise<void> {
    const { outcome, jar } = await this.show(request, response, ask);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent');
    if (outcome.kind === 'moved') {
      if (ask.as === 'json') response.json({ moved: outcome.to });
      else response.redirect(outcome.isForEver ? 301 : 303, outcome.to);
      return;
    }
    keepCart(jar, outcome.loaded);
    jar.write('language', outcome.page.frame.language);
    response.status(ask.status ?? outcome.status);
    if (ask.as === 'json') response.json(outcome.page);
    else response.type('html').send(this.renderer.page(outcome.page));
  }

  /** The view of a page, for an action's answer. */
  async view(request: Request, response: Response, path: string): Promise<PageView | undefined> {
    const { outcome } = await this.show(request, response, { path, as: 'json' });
    return outcome.kind === 'page' ? outcome.page : undefined;
  }

  private async show(request: Request, response: Response, ask: PageAsk) {
    const context = this.contexts.of(request, response, ask.path);
    const { visitor, jar, acceptLanguage, requestId } = context;
    const outcome = await this.showPage.run({
      path: ask.path,
      visitor,
      acceptLanguage,
      requestId,
      cartSession: jar.open('cart'),
      parkedSession: jar.open('parked'),
      orders: readOrders(jar),
      problems: ask.problems,
      typed: ask.typed,
    });
    return { outcome, jar };
  }
}

/** What the cart's page load means to a browser: handles are set, parked or taken away. */
function keepCart(jar: RequestContext['jar'], { keep, session, cart }: LoadedCart): void {
  if (keep === 'session' && session) {
    jar.close('cart', session);
    jar.remove('parked');
  }
  if (keep === 'parked' && session) {
    jar.remove('cart');
    jar.close('parked', session);
  }
  if (keep === 'nothing') {
    jar.remove('cart');
    jar.remove('parked');
  }
  if (keep === 'asItIs' && jar.has('cart') && !jar.open('cart')) jar.remove('cart');
  if (cart.kind === 'stored') jar.write('currency', cart.currency);
}
