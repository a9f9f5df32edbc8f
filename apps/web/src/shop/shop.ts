import { createContext, useContext } from 'react';
import { type Bff, browserBff } from './bff.js';

/** What a screen may do beyond showing its view. On the server, and in a test, nothing happens. */
export interface Shop {
  readonly bff: Bff;
  /** Says something politely to those who listen. */
  announce(text: string): void;
  /** Reports in passing, for all; never the only word on a thing that needs an answer. */
  toast(text: string, tone?: 'success' | 'error'): void;
  /** The newest count of products, for the header. */
  setCartCount(count: number): void;
  /** After a change: pages seen before are asked for again; the one in view keeps standing. */
  forgetPages(): void;
  /**
   * Goes on to an address: ours in place, any other by the browser. `isWhole`: by the browser in
   * any case, where all that is on the page may have become another's.
   */
  go(href: string, how?: { replace?: boolean; isWhole?: boolean }): void;
}

const nothing = () => undefined;

export const ShopContext = createContext<Shop>({
  bff: browserBff,
  announce: nothing,
  toast: nothing,
  setCartCount: nothing,
  forgetPages: nothing,
  go: nothing,
});

export const useShop = () => useContext(ShopContext);
