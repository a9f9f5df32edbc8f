import { Inject, Injectable } from '@nestjs/common';
import { languageOf, type Visitor } from '@shop/domain';
import type { PageView, Problem, VisitorView } from '@shop/ports/screens';
import type { Response } from 'express';
import { Config } from '../config/config.js';
import { sharedPolicy } from '../http/security-headers.js';
import { sendHtml, sendJson } from '../http/send-packed.js';
import { nameRoute, timeLeft, within } from '../observability/request-scope.js';
import { keepSearch, stayCookieOf } from '../visit/stay-cookie.js';
import { LoadCart, type LoadedCart } from '../visit/load-cart.js';
import { readOwnOrders, readOwnPayments } from '../visit/own-orders.js';
import { type KnownSession, KnownSessions } from '../visit/session/known-session.js';
import type { VisitorState } from '../screen/screen-handler.js';
import { responseOf, type Visit } from '../visit/visit.js';
import { PageCache } from './cache/page-cache.js';
import { sendInterstitial } from './interstitial.js';
import { presentVisitor } from './present-visitor.js';
import { Renderer } from './render/renderer.js';
import {
  type PageAddress,
  type PageOutcome,
  type PageRequest,
  readAddress,
  ShowPage,
} from './show-page.js';

export interface PageAsk {
  readonly path: string;
  readonly as: 'html' | 'json';
  readonly problems?: readonly Problem[];
  readonly typed?: Readonly<Record<string, string>>;
  readonly form?: 'newsletter' | 'settings';
  readonly status?: number;
  /** Shows the target of a redirect in place: a redirect would lose the problems. */
  readonly isFollowed?: boolean;
}

interface Known {
  readonly visit: Visit;
  readonly visitor: Visitor;
  readonly loaded: LoadedCart;
  readonly session: KnownSession;
  readonly view: VisitorView;
}

/** Minimum time for the page after a form post that used up its deadline. */
const leastMs = 400;

@Injectable()
export class PageAnswers {
  private readonly sharedPolicy: readonly [string, string];

  constructor(
    private readonly loadCart: LoadCart,
    private readonly showPage: ShowPage,
    private readonly pages: PageCache,
    @Inject(Renderer) private readonly renderer: Renderer,
    private readonly sessions: KnownSessions,
    private readonly config: Config,
  ) {
    this.sharedPolicy = sharedPolicy(config);
  }

  /** One deadline for all backend calls; after a form post, what that left of its own. */
  send(visit: Visit, ask: PageAsk): Promise<void> {
    const left = Math.max(timeLeft() ?? Infinity, leastMs);
    return within(Math.min(this.config.PAGE_DEADLINE_MS, left), () => this.answer(visit, ask));
  }

  private async answer(visit: Visit, ask: PageAsk): Promise<void> {
    const address = readAddress(ask.path);
    const { resolved } = address;
    nameRoute(resolved.kind === 'page' ? resolved.route.name : resolved.kind);
    const known = await this.know(visit, ask, address);
    const shared = ask.problems ? undefined : this.showPage.sharedPath(address);
    if (shared !== undefined) return this.sendShared(shared, known, ask);
    const outcome = await this.showPage.run(requestOf(known, ask, address));
    if (outcome.kind === 'moved' && ask.isFollowed && outcome.to.startsWith('/'))
      return this.answer(visit, { ...ask, path: outcome.to, isFollowed: false });
    // Only once: without this cookie the next request either has a session or is signed out.
    if (outcome.kind === 'again') visit.jar.remove('signed_in');
    if (outcome.kind === 'page') visit.jar.set('language', outcome.page.frame.language);
    if (outcome.kind === 'page' && outcome.stay) keepSearch(visit.jar, outcome.stay);
    this.sendOutcome(outcome, known, ask);
  }

  /** Serves a shared page from the page cache, with this visitor's state filled in. */
  private async sendShared(path: string, known: Known, ask: PageAsk): Promise<void> {
    const { visit, visitor, view } = known;
    const { request } = visit;
    const key = this.pages.keyOf(path, visitor);
    const first = ask.as === 'html' ? { request, view } : undefined;
    const make = () => this.showPage.runForAll(path, visitor);
    const made = await this.pages.page(key, make, first);
    if (made.kind === 'passing') return this.sendOutcome(made.outcome, known, ask);
    const { page } = made.page;
    // No cookie on a first visit, so that shared caches can store the response.
    if (request.headers.cookie) visit.jar.set('language', page.frame.language);
    if (ask.as === 'json') return this.sendOutcome({ kind: 'page', page, status: 200 }, known, ask);
    const response = this.withPolicy(responseOf(request), page);
    await this.pages.send(request, response, key, made.page, view);
  }

  private sendOutcome(outcome: PageOutcome, { visit, view }: Known, ask: PageAsk): void {
    const response = responseOf(visit.request).setHeader('Cache-Control', 'no-store');
    if (outcome.kind === 'again') return sendInterstitial(response, outcome.to, outcome.language);
    if (outcome.kind === 'moved') {
      if (ask.as === 'json') sendJson(response, { moved: outcome.to });
      else response.redirect(outcome.isForEver ? 301 : 303, outcome.to);
      return;
    }
    const page: PageView = { ...outcome.page, visitor: view };
    response.status(ask.status ?? outcome.status);
    if (ask.as === 'json') sendJson(response, page);
    else sendHtml(this.withPolicy(response, page), this.renderer.page(page));
  }

  /** The policy depends on the rendered page, not on the request's method or path. */
  private withPolicy(response: Response, { frame }: Pick<PageView, 'frame'>): Response {
    return frame.isPersonal ? response : response.setHeader(...this.sharedPolicy);
  }

  private async know(visit: Visit, { path, as }: PageAsk, address: PageAddress): Promise<Known> {
    const waitMs = this.showPage.isAboutCart(address) ? undefined : this.config.CART_COUNT_MS;
    const loaded = await this.loadCart.run(visit, languageOf(path), waitMs);
    const { cart } = loaded;
    // A stored cart sets the currency (docs/rules/cart.md#stored).
    const visitor =
      cart.kind === 'stored' ? { ...visit.visitor, currency: cart.currency } : visit.visitor;
    const session = this.sessions.of(visit, as);
    return { visit, visitor, loaded, session, view: presentVisitor(visit, loaded, session) };
  }
}

function requestOf(
  { visit, visitor, loaded, session }: Known,
  { problems, typed, form }: PageAsk,
  address: PageAddress,
): PageRequest {
  const { cart, session: cartSession } = loaded;
  const { jar, cameFrom } = visit;
  let own: VisitorState | undefined;
  return {
    address,
    visitor,
    // Opened once, because a screen reads it in several places.
    own: () =>
      (own ??= {
        cart,
        cartSession,
        orders: readOwnOrders(jar),
        payments: readOwnPayments(jar),
        session,
        cameFrom,
        stay: stayCookieOf(jar),
      }),
    refused: { problems, typed, form },
  };
}
