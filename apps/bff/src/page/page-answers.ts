import { Inject, Injectable } from '@nestjs/common';
import { languageOf, type Visitor } from '@shop/domain';
import type { PageView, Problem, VisitorView } from '@shop/ports/screens';
import type { Response } from 'express';
import { Config } from '../config/config.js';
import { sharedPolicy } from '../http/security-headers.js';
import { sendHtml, sendJson } from '../http/send-packed.js';
import { nameRoute, timeLeft, within } from '../observability/request-scope.js';
import { keepSearch, stayCookieOf } from '../visit/stay-cookie.js';
import { type CartState, LoadCart } from '../visit/load-cart.js';
import { readOwnOrders, readOwnPayments } from '../visit/own-orders.js';
import { type KnownSession, KnownSessions } from '../visit/session/known-session.js';
import type { VisitorState } from '../screen/screen-handler.js';
import { responseOf, type Visit } from '../visit/visit.js';
import type { CachedPage } from './cache/cached-page.js';
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
  readonly session: KnownSession;
  readonly view: VisitorView;
}

type Made =
  | PageOutcome
  | { readonly kind: 'passing'; readonly outcome: PageOutcome }
  | { readonly kind: 'cached'; readonly key: string; readonly page: CachedPage };

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

  /** Makes the page beside the cart, and again if the cart turns out to have another currency. */
  private async answer(visit: Visit, ask: PageAsk): Promise<void> {
    const address = readAddress(ask.path);
    const { resolved } = address;
    nameRoute(resolved.kind === 'page' ? resolved.route.name : resolved.kind);
    const session = this.sessions.of(visit, ask.as);
    const fromCookie = this.loadCart.fromCookie(visit);
    const loading = this.load(visit, ask, address, fromCookie);
    // Not every page waits for it.
    loading.catch(() => undefined);
    const first = knownOf(visit, session, fromCookie);
    const made = await this.make(first, ask, address);
    if (made.kind === 'moved' && ask.isFollowed && made.to.startsWith('/'))
      return this.answer(visit, { ...ask, path: made.to, isFollowed: false });
    const cart = this.needsCart(made, address, fromCookie) ? await loading : fromCookie;
    const known = knownOf(visit, session, cart);
    const isSame = known.visitor.currency === first.visitor.currency;
    return this.sendMade(isSame ? made : await this.make(known, ask, address), known, ask);
  }

  private async load(visit: Visit, ask: PageAsk, address: PageAddress, fromCookie: CartState) {
    if (address.resolved.kind === 'moved') return fromCookie;
    const waitMs = this.showPage.isAboutCart(address) ? undefined : this.config.CART_COUNT_MS;
    return this.loadCart.run(visit, languageOf(ask.path), waitMs);
  }

  /** A redirect needs no cart; an error page or one without prices only if its count is unknown. */
  private needsCart(made: Made, address: PageAddress, { count }: CartState): boolean {
    const { kind, ...page } = made.kind === 'passing' ? made.outcome : made;
    if (kind === 'moved' || kind === 'again') return false;
    const isError = 'status' in page && page.status === 404;
    return count === undefined || !(isError || this.showPage.isWithoutPrices(address));
  }

  private async make(known: Known, ask: PageAsk, address: PageAddress): Promise<Made> {
    const shared = ask.problems ? undefined : this.showPage.sharedPath(address);
    if (shared === undefined) return this.showPage.run(requestOf(known, ask, address));
    const { visit, visitor, view } = known;
    const key = this.pages.keyOf(shared, visitor);
    const first = ask.as === 'html' ? { request: visit.request, view } : undefined;
    const make = () => this.showPage.runForAll(shared, visitor);
    const made = await this.pages.page(key, make, first);
    return made.kind === 'passing' ? made : { ...made, key };
  }

  private sendMade(made: Made, known: Known, ask: PageAsk): Promise<void> | void {
    if (made.kind === 'cached') return this.sendShared(made, known, ask);
    if (made.kind === 'passing') return this.sendOutcome(made.outcome, known, ask);
    const { jar } = known.visit;
    // Only once: without this cookie the next request either has a session or is signed out.
    if (made.kind === 'again') jar.remove('signed_in');
    if (made.kind === 'page') jar.set('language', made.page.frame.language);
    if (made.kind === 'page' && made.stay) keepSearch(jar, made.stay);
    this.sendOutcome(made, known, ask);
  }

  /** Serves a shared page from the page cache, with this visitor's state filled in. */
  private async sendShared(
    { key, page: cached }: Extract<Made, { kind: 'cached' }>,
    known: Known,
    ask: PageAsk,
  ): Promise<void> {
    const { visit, view } = known;
    const { request } = visit;
    const { page } = cached;
    // No cookie on a first visit, so that shared caches can store the response.
    if (request.headers.cookie) visit.jar.set('language', page.frame.language);
    if (ask.as === 'json') return this.sendOutcome({ kind: 'page', page, status: 200 }, known, ask);
    const response = this.withPolicy(responseOf(request), page);
    await this.pages.send(request, response, key, cached, view);
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
}

function knownOf(visit: Visit, session: KnownSession, cart: CartState): Known {
  // The cart's currency comes first (docs/rules/cart.md#stored).
  const visitor = { ...visit.visitor, currency: cart.currency ?? visit.visitor.currency };
  return { visit, visitor, session, view: presentVisitor(visit, cart, session) };
}

function requestOf(
  { visit, visitor, session }: Known,
  { problems, typed, form }: PageAsk,
  address: PageAddress,
): PageRequest {
  const { jar, cart, cameFrom } = visit;
  let own: VisitorState | undefined;
  return {
    address,
    visitor,
    // Opened once, because a screen reads it in several places.
    own: () =>
      (own ??= {
        cartSession: cart.session,
        orders: readOwnOrders(jar),
        payments: readOwnPayments(jar),
        session,
        cameFrom,
        stay: stayCookieOf(jar),
      }),
    refused: { problems, typed, form },
  };
}
