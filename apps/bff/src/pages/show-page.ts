import {
  type CartOnLoad,
  type Resolved,
  resolvePath,
  type Route,
  type Visitor,
} from '@shop/domain';
import type { Clock, ContentSource } from '@shop/ports/backends';
import type { PageView, Problem } from '@shop/ports/screens';
import type { LoadCart, LoadedCart } from '../cart/load-cart.js';
import type { ShowInternalError, ShowNotFound } from '../errors/show-errors.js';
import { presentFrame } from './present-frame.js';
import { presentHead } from './present-head.js';
import type { PageQuestion, Shown } from './screen-handler.js';
import type { Screens } from './screens.js';

/** Who asks for a page, and what came before. */
export interface PageRequest {
  /** Path and query. */
  readonly path: string;
  readonly visitor: Visitor;
  readonly acceptLanguage: string;
  readonly cartSession: string | undefined;
  readonly parkedSession: string | undefined;
  readonly orders: readonly string[];
  readonly requestId: string;
  readonly problems?: readonly Problem[];
  readonly typed?: Readonly<Record<string, string>>;
}

export type PageOutcome =
  | { readonly kind: 'moved'; readonly to: string; readonly isForEver: boolean }
  | {
      readonly kind: 'page';
      readonly page: PageView;
      readonly status: number;
      readonly loaded: LoadedCart;
    };

const noRoute: Route = { name: 'home', params: {} };

/** Any page: its address read, its cart loaded, its screen asked, frame and head put around it. */
export class ShowPage {
  constructor(
    private readonly screens: Screens,
    private readonly errors: {
      readonly notFound: ShowNotFound;
      readonly internal: ShowInternalError;
    },
    private readonly loadCart: LoadCart,
    private readonly content: ContentSource,
    private readonly clock: Clock,
    private readonly publicOrigin: string,
  ) {}

  async run(request: PageRequest): Promise<PageOutcome> {
    const { pathname, search, searchParams } = new URL(request.path, 'http://shop');
    const resolved = resolvePath(pathname);
    if (resolved.kind === 'moved')
      return { kind: 'moved', to: resolved.to + search, isForEver: true };
    const loaded = await this.loadCart.run(
      request.cartSession,
      request.parkedSession,
      resolved.language,
    );
    const question = this.questionOf(request, resolved, searchParams, loaded);
    const outcome = await this.ask(resolved, question);
    if (outcome.kind === 'moved') return { ...outcome, isForEver: false };
    return {
      kind: 'page',
      page: this.pageOf(question, outcome, request),
      status: statusOf(outcome),
      loaded,
    };
  }

  private questionOf(
    request: PageRequest,
    resolved: Exclude<Resolved, { kind: 'moved' }>,
    query: URLSearchParams,
    loaded: LoadedCart,
  ): PageQuestion {
    return {
      visitor: withCart({ ...request.visitor, language: resolved.language }, loaded.cart),
      route: resolved.kind === 'page' ? resolved.route : noRoute,
      query,
      path: withoutFormFields(request.path),
      now: this.clock.now(),
      requestId: request.requestId,
      cart: loaded.cart,
      cartSession: loaded.session,
      orders: request.orders,
      problems: request.problems ?? [],
      typed: request.typed ?? {},
    };
  }

  private async ask(resolved: Resolved, question: PageQuestion) {
    const handler = resolved.kind === 'page' ? this.screens.of(resolved.route.name) : undefined;
    const outcome = await handler?.show(question);
    if (!outcome || outcome.kind === 'notFound') return this.errors.notFound.show(question);
    return outcome.kind === 'unavailable'
      ? this.errors.internal.unavailable(question, outcome.code)
      : outcome;
  }

  private pageOf(question: PageQuestion, shown: Shown, request: PageRequest): PageView {
    const { screen, view } = shown;
    const frame = presentFrame(question, shown, this.content, request.acceptLanguage);
    const head = presentHead(question, shown, this.publicOrigin);
    return { screen, view, frame, head } as PageView; // as: screen and view came as one pair
  }
}

/** What the buy form sends for its other button: no choice, and never part of an address. */
const formFields = ['path', 'slug', 'attempt'];

function withoutFormFields(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  if (!formFields.some((name) => searchParams.has(name))) return path;
  for (const name of formFields) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const statusOf = (shown: Shown) => shown.status ?? 200;

/** A stored cart sets the currency (product.md 4). */
const withCart = (visitor: Visitor, cart: CartOnLoad): Visitor =>
  cart.kind === 'stored' ? { ...visitor, currency: cart.currency } : visitor;
