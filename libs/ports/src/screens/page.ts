import type { Language, Layout, Theme } from '@shop/domain';
import type { BuyView } from './buy-screen.js';
import type { CartView } from './cart-screen.js';
import type { CheckoutView } from './checkout-screen.js';
import type { ErrorView } from './error-screen.js';
import type { HomeView } from './home-screen.js';
import type { ListView } from './list-screen.js';
import type { OrderView } from './order-screen.js';
import { screen } from './screen.js';
import type { LinkView } from './texts.js';

/** Every screen there is, by name, with its view: the union that the web switches over. */
export interface ScreenViews {
  home: HomeView;
  list: ListView;
  buy: BuyView;
  cart: CartView;
  checkout: CheckoutView;
  order: OrderView;
  notFound: ErrorView;
  internalError: ErrorView;
}

export type ScreenName = keyof ScreenViews;

/** What goes into the head of a page. Addresses are absolute, of the configured origin. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly isIndexed: boolean;
  /** The key of the wall that colours the browser's bar; `undefined` is the page colour. */
  readonly wall: string | undefined;
}

/** The parts around a screen. A link to a screen that does not exist is not there. */
export interface FrameView {
  readonly brand: string;
  readonly descriptor: string;
  readonly language: Language;
  readonly languageTag: string;
  readonly layout: Layout;
  readonly theme: Theme;
  readonly currency: { readonly code: string; readonly name: string };
  readonly country: string;
  readonly home: string;
  /** In the order of the bar; `current` marks the entry this page belongs to. */
  readonly navigation: readonly {
    readonly key: 'home' | 'parks' | 'tours';
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly cart: { readonly href: string; readonly count: number };
  readonly languages: readonly {
    readonly code: Language;
    readonly tag: string;
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly currencies: readonly { readonly code: string; readonly name: string }[];
  readonly callCentre: {
    readonly isOpen: boolean;
    readonly weekday: string;
    readonly weekend: string;
    readonly phones: readonly {
      readonly country: string;
      readonly name: string;
      readonly number: string;
      readonly href: string;
    }[];
  };
  /** On the language home only: the browser would rather read this language. */
  readonly offer:
    { readonly language: Language; readonly tag: string; readonly href: string } | undefined;
  /** The path and query of this page, to come back to. */
  readonly path: string;
  /** A message to announce once, such as a currency that changed. */
  readonly notice: string | undefined;
  readonly breadcrumb: readonly LinkView[];
  /** Checkout shows a short frame: no bottom bar, no navigation. */
  readonly isShort: boolean;
}

/** A whole page: which screen, its view, the frame around it, the head above it. */
export type PageView = {
  [Name in ScreenName]: {
    readonly screen: Name;
    readonly view: ScreenViews[Name];
    readonly frame: FrameView;
    readonly head: HeadView;
  };
}[ScreenName];

/** Every page by its path and query: `?path=/es/carrito/`. Answers 404 with the screen `notFound`. */
export const pageScreen = screen<{ path: string }, PageView>('/screens/page');
