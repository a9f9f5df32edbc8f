import type { BookingState, ErrorCode, Route, RouteName, Translated, Visitor } from '@shop/domain';
import type {
  FrameExtent,
  FrameView,
  HeadView,
  LinkGroup,
  LinkView,
  Problem,
  Screen,
  StructuredData,
} from '@shop/ports/screens';
import type { StayCookie } from '../visit/stay-cookie.js';
import type { OwnOrder } from '../visit/own-orders.js';
import type { KnownSession } from '../visit/session/known-session.js';

/** Personal data of a request. */
export interface VisitorState {
  /** Session of the cart at its backend; never sent to the browser. */
  readonly cartSession: string | undefined;
  readonly orders: readonly OwnOrder[];
  /** Purchases started here while their orders had no number. */
  readonly payments: readonly string[];
  readonly session: KnownSession;
  readonly stay: StayCookie;
  /** Previous page of the shop, from the request's Referer; not validated. */
  readonly cameFrom: string | undefined;
}

export interface PageQuestion {
  readonly visitor: Visitor;
  readonly route: Route;
  readonly query: URLSearchParams;
  readonly path: string;
  readonly now: Date;
  /** Shown after an error, for the call centre. */
  readonly requestId: string;
  /** Personal data; a `sharedBy` screen may not read it. */
  readonly own: VisitorState;
  readonly problems: readonly Problem[];
  /** Values of the refused form. */
  readonly typed: Readonly<Record<string, string>>;
}

/** What frame and head need from a screen. */
export interface PageMeta {
  readonly head: Pick<HeadView, 'title' | 'description' | 'isIndexed' | 'wall'> & {
    /** Place or hotel of the sharing picture; without it, the shop's. */
    readonly subject?: string;
    readonly data?: readonly StructuredData[];
    /** Page of a long list, which is part of its canonical address from 2 on. */
    readonly page?: number;
  };
  readonly breadcrumb: readonly LinkView[];
  readonly status?: number;
  /** The stay to store in the browser. */
  readonly stay?: BookingState | undefined;
  /** Its URL asks for something not on offer: answered, but not cached. */
  readonly hasUnknownQuery?: boolean;
  readonly section?: FrameView['navigation'][number]['key'];
}

export interface Shown extends PageMeta {
  readonly kind: 'shown';
  readonly screen: string;
  readonly frame: FrameExtent;
  readonly view: unknown;
}

/** Pairs a screen with the view that its port declares. */
export const shown = <View>(
  { name, frame }: Screen<View>,
  view: NoInfer<View>,
  around: PageMeta,
): Shown => ({ kind: 'shown', screen: name, frame, view, ...around });

export type ShowOutcome =
  | Shown
  | { readonly kind: 'moved'; readonly to: string }
  /** Request once more through an interstitial, so that withheld cookies are sent. */
  | { readonly kind: 'again' }
  | { readonly kind: 'notFound' }
  /** The page's main content is unavailable because a backend failed. */
  | { readonly kind: 'unavailable'; readonly code: ErrorCode };

/** A page for the site map and search engines. */
export interface ListedPage {
  readonly route: Route;
  readonly group: 'shop' | 'parks' | 'tours' | 'hotels' | 'places' | 'help' | 'legal';
  readonly name: Translated;
  /** Its heading in the Discover tab. */
  readonly menu?: LinkGroup['key'];
}

export interface ScreenHandler {
  readonly routes: readonly RouteName[];
  /**
   * Set if the page is the same for all visitors with one language, currency, country and layout,
   * and may be cached (docs/rules/pages.md#shared): the query fields that it depends on.
   */
  readonly sharedBy?: readonly string[];
  /** Query fields that make the page personal. */
  readonly ownBy?: readonly string[];
  /** The page can't be made without the cart; others only show its count. */
  readonly isAboutCart?: boolean;
  /** Nothing on the page depends on the cart's currency, so it does not wait for the cart. */
  readonly isWithoutPrices?: boolean;
  show(question: PageQuestion): Promise<ShowOutcome>;
  /** Its public pages; personal pages are never listed. */
  listed?(): Promise<readonly ListedPage[]>;
  /** One page per product: too many for a menu, and for a list that is made for every page. */
  readonly listsProducts?: true;
}
