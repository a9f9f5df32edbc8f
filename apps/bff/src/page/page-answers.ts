import type { Visitor } from '@shop/domain';
import type { PageView, Problem, VisitorView } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import type { LoadCart, LoadedCart } from '../visit/load-cart.js';
import { sendBounce } from '../http/bounce.js';
import type { CookieJar } from '../visit/cookies.js';
import { readOrders } from '../visit/own-orders.js';
import type { RequestContext, RequestContexts } from '../visit/request-context.js';
import type { PageCache } from './cache/page-cache.js';
import type { Renderer } from './render/renderer.js';
import type { FreshIdentities } from '../visit/session/fresh-identities.js';
import type { KnownSession } from '../visit/session/known-session.js';
import { hasSession, type Sessions } from '../visit/session/sessions.js';
import { keepCart } from '../visit/keep-cart.js';
import { presentVisitor } from './present-visitor.js';
import type { PageOutcome, ShowPage } from './show-page.js';

export interface PageAsk {
  readonly path: string;
  readonly as: 'html' | 'json';
  readonly problems?: readonly Problem[];
  readonly typed?: Readonly<Record<string, string>>;
  readonly form?: 'newsletter';
  /** The status of a page that is shown again because its form was refused. */
  readonly status?: number;
}

/** Who a request comes from, with the cart that was loaded for him. */
interface Known {
  readonly context: RequestContext;
  readonly visitor: Visitor;
  readonly loaded: LoadedCart;
  readonly session: KnownSession;
  readonly view: VisitorView;
}

/** Answers a request with a page: cookies in, the page's use case, cookies and bytes out. */
export class PageAnswers {
  constructor(
    private readonly contexts: RequestContexts,
    private readonly loadCart: LoadCart,
    private readonly showPage: ShowPage,
    private readonly pages: PageCache,
    private readonly renderer: Renderer,
    private readonly sessions: Sessions,
    private readonly identities: FreshIdentities,
  ) {}

  contextOf(request: Request, response: Response, path: string): RequestContext {
    return this.contexts.of(request, response, path);
  }

  async send(request: Request, response: Response, ask: PageAsk): Promise<void> {
    const known = await this.know(request, response, ask);
    const shared = ask.problems ? undefined : this.showPage.sharedPath(ask.path);
    if (shared !== undefined) return this.sendShared(shared, known, request, response, ask);
    const outcome = await this.showPage.run(this.questionOf(known, ask));
    // Once only: without this cookie the next step finds a session, or that there is none.
    if (outcome.kind === 'again') known.context.jar.remove('signed_in');
    if (outcome.kind === 'page') known.context.jar.write('language', outcome.page.frame.language);
    this.sendOutcome(outcome, known.view, response, ask);
  }

  /** The view of a page, for an action's answer. */
  async view(request: Request, response: Response, path: string): Promise<PageView | undefined> {
    const known = await this.know(request, response, { path, as: 'json' });
    const outcome = await this.showPage.run(this.questionOf(known, { path, as: 'json' }));
    return outcome.kind === 'page' ? whole(outcome.page, known.view) : undefined;
  }

  /** A page that is the same for others is cached for them; what is this visitor's is filled in. */
  private async sendShared(
    path: string,
    { context, visitor, view }: Known,
    request: Request,
    response: Response,
    ask: PageAsk,
  ): Promise<void> {
    const key = this.pages.keyOf(path, visitor);
    const first = ask.as === 'html' ? { request, view } : undefined;
    const make = () => this.showPage.runForAll(path, visitor);
    const made = await this.pages.page(key, make, first);
    if (made.kind === 'passing') return this.sendOutcome(made.outcome, view, response, ask);
    // A first visit gets no cookie, so that its answer can be everybody's.
    if (request.headers.cookie) context.jar.write('language', made.page.page.frame.language);
    if (ask.as === 'json') {
      response.setHeader('Cache-Control', 'no-store').json(whole(made.page.page, view));
      return;
    }
    await this.pages.send(request, response, key, made.page, view);
  }

  private sendOutcome(
    outcome: PageOutcome,
    view: VisitorView,
    response: Response,
    ask: PageAsk,
  ): void {
    response.setHeader('Cache-Control', 'no-store');
    if (outcome.kind === 'again') return sendBounce(response, outcome.to, outcome.language);
    if (outcome.kind === 'moved') {
      if (ask.as === 'json') response.json({ moved: outcome.to });
      else response.redirect(outcome.isForEver ? 301 : 303, outcome.to);
      return;
    }
    const page = whole(outcome.page, view);
    response.status(ask.status ?? outcome.status);
    if (ask.as === 'json') response.json(page);
    else response.type('html').send(this.renderer.page(page));
  }

  private async know(request: Request, response: Response, ask: PageAsk): Promise<Known> {
    const context = this.contexts.of(request, response, ask.path);
    const { jar, hints, language } = context;
    const loaded = await this.loadCart.run(jar.open('cart'), jar.open('parked'), language);
    if (!response.headersSent) keepCart(jar, loaded);
    const { cart } = loaded;
    // A stored cart sets the currency (product.md 4).
    const visitor =
      cart.kind === 'stored' ? { ...context.visitor, currency: cart.currency } : context.visitor;
    const session = this.sessionOf(request, jar, ask);
    const view = presentVisitor(visitor, cart, session, hints);
    return { context, visitor, loaded, session, view };
  }

  /** Whether there is a session is remembered apart, by a cookie that is never kept back. */
  private sessionOf(request: Request, jar: CookieJar, { as }: PageAsk): KnownSession {
    const identity = this.sessions.identityOf(request);
    if (identity) jar.write('signed_in', 'yes');
    if (identity) return { kind: 'known', identity, fresh: () => this.identities.of(request) };
    // What our own pages ask for comes with every cookie there is.
    const mayBeKeptBack = as === 'html' && !hasSession(request);
    const isKeptBack = mayBeKeptBack && jar.read('signed_in') !== undefined;
    return { kind: isKeptBack ? 'keptBack' : 'none' };
  }

  private questionOf({ context, visitor, loaded, session }: Known, ask: PageAsk) {
    const { cart, session: cartSession } = loaded;
    const orders = readOrders(context.jar);
    const { path, problems, typed, form } = ask;
    return {
      path,
      visitor,
      requestId: context.requestId,
      mine: () => ({ cart, cartSession, orders, session, cameFrom: context.cameFrom }),
      refused: { problems, typed, form },
    };
  }
}

const whole = (page: Omit<PageView, 'visitor'>, visitor: VisitorView) =>
  ({ ...page, visitor }) as PageView; // as: screen and view came as one pair
