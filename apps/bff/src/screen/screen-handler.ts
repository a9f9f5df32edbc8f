import type {
  BookingState,
  CartOnLoad,
  ErrorCode,
  Route,
  RouteName,
  Translated,
  Visitor,
} from '@shop/domain';
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
import type { KeptStay } from '../visit/kept-stay.js';
import type { OwnOrder } from '../visit/own-orders.js';
import type { KnownSession } from '../visit/session/known-session.js';

/** What a request brought that is nobody else's. */
export interface VisitorState {
  readonly cart: CartOnLoad;
  /** The upstream session of the visitor's cart; stays on this side. */
  readonly cartSession: string | undefined;
  /** The orders that this browser may see. */
  readonly orders: readonly OwnOrder[];
  /** The purchases that it began, while their orders had no number. */
  readonly payments: readonly string[];
  readonly session: KnownSession;
  /** The stay that is being booked in this browser. */
  readonly stay: KeptStay;
  /** Path and query of the page of ours that led here, as the browser says; not yet checked. */
  readonly cameFrom: string | undefined;
}

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
  /** What is one visitor's own; a screen that is `sharedBy` all may not read it. */
  readonly own: VisitorState;
  readonly problems: readonly Problem[];
  /** What was typed into the form that was refused. */
  readonly typed: Readonly<Record<string, string>>;
}

/** What frame and head need to know of a screen that is shown. */
export interface Around {
  readonly head: Pick<HeadView, 'title' | 'description' | 'isIndexed' | 'wall'> & {
    /** The place or hotel whose sharing picture the page has; without it the shop's own. */
    readonly subject?: string;
    /** What schema.org calls this page's subject, beside what every page says. */
    readonly data?: readonly StructuredData[];
  };
  readonly breadcrumb: readonly LinkView[];
  readonly status?: number;
  /** The stay as the browser is to keep it from now on. */
  readonly stay?: BookingState | undefined;
  /** Its address asks for what is not on offer: answered, and never kept for others. */
  readonly isInvented?: boolean;
  /** Which entry of the navigation the page belongs to. */
  readonly section?: FrameView['navigation'][number]['key'];
}

export interface Shown extends Around {
  readonly kind: 'shown';
  readonly screen: string;
  readonly frame: FrameExtent;
  readonly view: unknown;
}

/** A handler's answer: its screen with the view that the port says the screen has. */
export const shown = <View>(
  { name, frame }: Screen<View>,
  view: NoInfer<View>,
  around: Around,
): Shown => ({ kind: 'shown', screen: name, frame, view, ...around });

export type ShowOutcome =
  | Shown
  | { readonly kind: 'moved'; readonly to: string }
  /** To be asked once more by a step of our own, with the cookies that were kept back. */
  | { readonly kind: 'again' }
  | { readonly kind: 'notFound' }
  /** The page's own subject can't be had: a backend is away. */
  | { readonly kind: 'unavailable'; readonly code: ErrorCode };

/** A page that search engines and the site map may name. */
export interface ListedPage {
  readonly route: Route;
  readonly group: 'shop' | 'parks' | 'tours' | 'hotels' | 'places' | 'help' | 'legal';
  readonly name: Translated;
  /** The heading of the Discover tab under which it stands. */
  readonly menu?: LinkGroup['key'];
}

/** One screen: which routes it answers, and how. */
export interface ScreenHandler {
  readonly routes: readonly RouteName[];
  /**
   * Set when the page is the same for all visitors of one language, currency, country and layout,
   * so that it may be kept (docs/rules/pages.md#shared): the names of the query that it depends on.
   */
  readonly sharedBy?: readonly string[];
  /** Names of the query that make it one visitor's page after all. */
  readonly ownBy?: readonly string[];
  /** Its page can't be made without the cart, which elsewhere is a number in the frame. */
  readonly isAboutCart?: boolean;
  show(question: PageQuestion): Promise<ShowOutcome>;
  /** Its pages that are public; a page about one visitor is never listed. */
  listed?(): Promise<readonly ListedPage[]>;
}
