import type { CartOnLoad, ErrorCode, Route, RouteName, Visitor } from '@shop/domain';
import type { HeadView, LinkView, Problem, ScreenName, ScreenViews } from '@shop/ports/screens';

/** What a screen is asked: who looks, at which address, and what was just refused, if anything. */
export interface PageQuestion {
  readonly visitor: Visitor;
  readonly route: Route;
  readonly query: URLSearchParams;
  /** Path and query, as asked. */
  readonly path: string;
  readonly now: Date;
  /** To be named on the phone when something failed. */
  readonly requestId: string;
  readonly cart: CartOnLoad;
  /** The upstream session of the visitor's cart; stays on this side. */
  readonly cartSession: string | undefined;
  /** Ids of the orders that this browser placed. */
  readonly orders: readonly string[];
  readonly problems: readonly Problem[];
  /** What was typed into the form that was refused. */
  readonly typed: Readonly<Record<string, string>>;
}

/** A screen with what its frame and head need to know of it. */
export type Shown = {
  [Name in ScreenName]: {
    readonly kind: 'shown';
    readonly screen: Name;
    readonly view: ScreenViews[Name];
    readonly head: Pick<HeadView, 'title' | 'description' | 'isIndexed' | 'wall'>;
    readonly breadcrumb: readonly LinkView[];
    readonly isShort?: boolean;
    readonly status?: number;
    /** Which entry of the navigation the page belongs to. */
    readonly section?: 'home' | 'parks' | 'tours';
  };
}[ScreenName];

export type ShowOutcome =
  | Shown
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'notFound' }
  /** The page's own subject can't be had: a backend is away. */
  | { readonly kind: 'unavailable'; readonly code: ErrorCode };

/** One screen: which routes it answers, and how. */
export interface ScreenHandler {
  readonly routes: readonly RouteName[];
  show(question: PageQuestion): Promise<ShowOutcome>;
}
