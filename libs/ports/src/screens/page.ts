import type { Closable, ConsentCategory, Language, Layout, Theme } from '@shop/domain';
import type { ConvertQuestion } from './settings.js';
import { type Problem, question, type Screen } from './screen.js';
import type { LinkView } from './texts.js';

/** One object of schema.org, with its `@type`. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What goes into the head of a page. Addresses are absolute, of the configured origin. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly isIndexed: boolean;
  /** The sharing picture of the page, 1200 × 630. */
  readonly picture: string;
  readonly pictureAlt: string;
  /** What the page is about in the words of schema.org: the nodes of one JSON-LD graph. */
  readonly data: readonly StructuredData[];
  /** The key of the wall that colours the browser's bar; `undefined` is the page colour. */
  readonly wall: string | undefined;
}

/** A group of links under a heading, such as those of the footer. */
export interface LinkGroup {
  readonly key: 'plan' | 'places' | 'help' | 'legal';
  readonly links: readonly LinkView[];
}

/**
 * The parts around a screen: the same for all visitors of one language, currency, country and
 * layout. A link to a screen that does not exist is not there.
 */
export interface FrameView {
  readonly brand: string;
  readonly descriptor: string;
  readonly language: Language;
  readonly languageTag: string;
  readonly layout: Layout;
  readonly currency: { readonly code: string; readonly name: string };
  /** The country whose phone line is shown first. */
  readonly phoneISO: string;
  readonly home: string;
  /** In the order of the bars; `current` marks the entry this page belongs to. */
  readonly navigation: readonly {
    readonly key: 'home' | 'parks' | 'tours' | 'hotels' | 'promotions' | 'packages';
    readonly href: string;
    readonly current: boolean;
  }[];
  /** Where the search form sends its word, as `q`, by GET. */
  readonly search: string;
  readonly cart: { readonly href: string };
  /** The account's page, and where somebody signs in and out of it. */
  readonly account: { readonly href: string; readonly signIn: string; readonly signOut: string };
  readonly languages: readonly {
    readonly code: Language;
    readonly tag: string;
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly currencies: readonly { readonly code: string; readonly name: string }[];
  /** Set when it could not be learned which there are. */
  readonly currenciesProblem: string | undefined;
  readonly callCentre: {
    readonly isOpen: boolean;
    readonly weekday: string;
    readonly weekend: string;
    /** The visitor's own line first, else the operator's first. */
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
    /** Where the link to an order is asked for. */
    readonly findOrder: string;
    /** The address of the messenger, of another origin; none when the operator has none. */
    readonly messenger: string | undefined;
    /** The page of the live chat, shown in a frame at the first press; none without a chat. */
    readonly chat: string | undefined;
  };
  /** The Discover tab, in groups. */
  readonly discover: readonly LinkGroup[];
  readonly newsletter: {
    readonly countries: readonly { readonly code: string; readonly name: string }[];
    /** The visitor's own country, chosen already. */
    readonly country: string;
    /** What was typed into a form that was refused. */
    readonly typed: Readonly<Record<string, string>>;
    readonly problems: readonly Problem[];
    /** The form was sent and taken, without scripts. */
    readonly isDone: boolean;
  };
  /** The operator's line above the phone's header. */
  readonly banner: { readonly text: string; readonly link: LinkView } | undefined;
  /** The phone app of the shop: a line above the phone's header that stays closed 30 days. */
  readonly app: { readonly text: string; readonly link: LinkView } | undefined;
  /** Somebody else's widget that offers instalments, fetched only after consent. */
  readonly instalments:
    | {
        readonly script: string;
        readonly key: string;
        readonly currency: string;
        readonly locale: string;
      }
    | undefined;
  /** The tag manager's script, fetched only after consent. */
  readonly tagManager: string | undefined;
  /** On the language home only: the other languages, one of which the browser may prefer. */
  readonly offers: readonly {
    readonly language: Language;
    readonly tag: string;
    readonly href: string;
  }[];
  /** Set on the `personalRoutes`: no third-party code runs there, and each loads as a document. */
  readonly isPersonal: true | undefined;
  /** The path and query of this page, to come back to. */
  readonly path: string;
  /** What was done by a form without scripts, such as a line that was removed. */
  readonly notice: string | undefined;
  readonly question: ConvertQuestion | undefined;
  readonly breadcrumb: readonly LinkView[];
  /** Checkout shows a short frame: no bottom bar, no navigation. */
  readonly isShort: boolean;
  /** The foot is one line; the short frame has such a foot too. */
  readonly isWork: boolean;
}

/**
 * Whether somebody is signed in. `unknown`: he is, but came from another site, whereupon a browser
 * keeps the session's cookie back; the page asks `userCalls.info` once it is there.
 */
export type AccountState =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly name: string };

/** What a page says to one visitor alone; written into fixed slots, so that pages can be kept. */
export interface VisitorView {
  /** `undefined` when the cart did not answer in time: a page in the browser keeps what it has. */
  readonly cartCount: number | undefined;
  readonly account: AccountState;
  readonly theme: Theme;
  /** The browser would rather read this language; shown where the frame has its offer. */
  readonly offer: Language | undefined;
  /** Categories that were agreed to; `undefined` until the notice was answered. */
  readonly consent: readonly ConsentCategory[] | undefined;
  /** Lines that this visitor closed. */
  readonly closed: readonly Closable[];
}

/** Somebody of whom nothing is known: what a page that is kept for all says in its slots. */
export const anybody: VisitorView = {
  cartCount: 0,
  account: { kind: 'anonymous' },
  theme: 'system',
  offer: undefined,
  consent: undefined,
  closed: [],
};

/** A whole page: which screen, its view, the frame around it, the head above it. */
export interface PageView<View = unknown> {
  readonly screen: string;
  readonly view: View;
  readonly frame: FrameView;
  readonly head: HeadView;
  readonly visitor: VisitorView;
}

/** Whether a page shows this screen, whose view it then has. */
export const isPageOf = <View>(
  { name }: Screen<View>,
  page: Pick<PageView, 'screen' | 'view'>,
): page is PageView<View> => page.screen === name;

/** Every page by its path and query: `?path=/es/carrito/`. Answers 404 with the screen `notFound`. */
export const pageScreen = question<{ path: string }, PageView>('/screens/page');
