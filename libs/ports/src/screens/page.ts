import type {
  Closable,
  ConsentCategory,
  CurrencyCode,
  Language,
  Layout,
  Theme,
} from '@shop/domain';
import type { ConvertQuestion } from './settings.js';
import { type Problem, question, type Screen } from './screen.js';
import type { LinkView } from './texts.js';

export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The head of a page. URLs are absolute, with the configured origin. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly isIndexed: boolean;
  /** The social sharing picture, 1200 × 630. */
  readonly picture: string;
  readonly pictureAlt: string;
  /** The nodes of one JSON-LD graph. */
  readonly data: readonly StructuredData[];
  /** The key of the wall that colours the browser's bar; `undefined`: the page colour. */
  readonly wall: string | undefined;
}

export interface LinkGroup {
  readonly key: 'plan' | 'places' | 'help' | 'legal';
  readonly links: readonly LinkView[];
}

/**
 * The parts around a screen. They are equal for all visitors with the same language, currency,
 * country and layout. Links to screens that do not exist are omitted.
 */
export interface FrameView {
  readonly brand: string;
  readonly descriptor: string;
  readonly language: Language;
  readonly languageTag: string;
  readonly layout: Layout;
  readonly currency: { readonly code: string; readonly name: string };
  readonly phoneISO: string;
  readonly home: string;
  /** In display order; `current` marks the entry of this page. */
  readonly navigation: readonly {
    readonly key: 'home' | 'parks' | 'tours' | 'hotels' | 'promotions' | 'packages';
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly search: string;
  readonly cart: { readonly href: string };
  readonly account: { readonly href: string; readonly signIn: string; readonly signOut: string };
  readonly languages: readonly {
    readonly code: Language;
    readonly tag: string;
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly currencies: readonly { readonly code: string; readonly name: string }[];
  /** Set if the list of currencies is unavailable. */
  readonly currenciesProblem: string | undefined;
  readonly callCentre: {
    readonly isOpen: boolean;
    readonly weekday: string;
    readonly weekend: string;
    /** The visitor's own line comes first, else the operator's first. */
    readonly phones: readonly {
      readonly country: string;
      readonly isOwn?: boolean | undefined;
      readonly name: string;
      readonly number: string;
      readonly href: string;
    }[];
  };
  readonly contact: {
    readonly faq: string;
    readonly email: string;
    /** The page that sends an order link again. */
    readonly findOrder: string;
    /** URL of the messenger, on another origin; `undefined` if the operator has none. */
    readonly messenger: string | undefined;
    /** The live chat, in an iframe on the first press; `undefined` if there is none. */
    readonly chat: string | undefined;
  };
  readonly discover: readonly LinkGroup[];
  readonly newsletter: {
    readonly countries: readonly { readonly code: string; readonly name: string }[];
    readonly country: string;
    readonly typed: Readonly<Record<string, string>>;
    readonly problems: readonly Problem[];
    readonly isDone: boolean;
  };
  /** The operator's banner above the phone's header. */
  readonly banner: { readonly text: string; readonly link: LinkView } | undefined;
  /** The app banner above the phone's header; it stays closed for 30 days. */
  readonly app: { readonly text: string; readonly link: LinkView } | undefined;
  /** The third-party instalments widget, loaded only after consent. */
  readonly instalments:
    | {
        readonly script: string;
        readonly key: string;
        readonly currency: string;
        readonly locale: string;
      }
    | undefined;
  /** The tag manager's script, loaded only after consent. */
  readonly tagManager: string | undefined;
  /** Only on the home page of a language: other languages that the browser may prefer. */
  readonly offers: readonly {
    readonly language: Language;
    readonly tag: string;
    readonly href: string;
  }[];
  /** Set on the `personalRoutes`: they run no third-party code, and each loads as a document. */
  readonly isPersonal: true | undefined;
  readonly path: string;
  /** The result of a form without scripts, such as a removed line. */
  readonly notice: string | undefined;
  readonly question: ConvertQuestion | undefined;
  readonly breadcrumb: readonly LinkView[];
  /** The checkout's short frame: no bottom bar, no navigation. */
  readonly isShort: boolean;
  /** The footer is one line, as in the short frame. */
  readonly isWork: boolean;
}

/**
 * Whether the visitor is signed in. `unknown`: they are, but the browser withheld the session
 * cookie because they came from another site. The page then asks `userCalls.info`.
 */
export type AccountState =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly name: string };

/** The personal part of a page. It is written into fixed slots, so that pages can be cached. */
export interface VisitorView {
  /** `undefined` if the cart did not reply in time; the browser then keeps its count. */
  readonly cartCount: number | undefined;
  readonly account: AccountState;
  readonly theme: Theme;
  /** A language that the browser prefers; shown if the frame has its offer. */
  readonly offer: Language | undefined;
  /** Categories with consent; `undefined` until the visitor answers the notice. */
  readonly consent: readonly ConsentCategory[] | undefined;
  readonly closed: readonly Closable[];
}

/** An unknown visitor, for the slots of a cached page. */
export const anybody: VisitorView = {
  cartCount: 0,
  account: { kind: 'anonymous' },
  theme: 'system',
  offer: undefined,
  consent: undefined,
  closed: [],
};

export interface PageView<View = unknown> {
  readonly screen: string;
  readonly view: View;
  readonly frame: FrameView;
  readonly head: HeadView;
  readonly visitor: VisitorView;
}

export const isPageOf = <View>(
  { name }: Screen<View>,
  page: Pick<PageView, 'screen' | 'view'>,
): page is PageView<View> => page.screen === name;

/** The cart as its backend has it. A page may have been shown with what the cookie says. */
export interface CartCountView {
  /** `undefined` if the cart did not reply in time. */
  readonly count: number | undefined;
  readonly currency: CurrencyCode;
}

export const cartCount = question<{ path: string }, CartCountView>('/screens/cart-count');

/** Every page by its path and query: `?path=/es/carrito/`. Replies 404 with screen `notFound`. */
export const pageScreen = question<{ path: string }, PageView>('/screens/page');
