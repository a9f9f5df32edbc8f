import { createContext, useContext } from 'react';
import { type Bff, browserBff } from './bff.js';

/** What a screen can do besides rendering. On the server and in tests these do nothing. */
export interface Shop {
  readonly bff: Bff;
  /** Announces text to screen readers, politely. */
  announce(text: string): void;
  /** A passing message. Never the only place for something that needs a reaction. */
  toast(text: string, tone?: 'success' | 'error'): void;
  setCartCount(count: number): void;
  /** Invalidates cached pages after a change; the current page stays. */
  forgetPages(): void;
  /** Opens our pages in place. `isWhole` forces a document load, as after a change of visitor. */
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
