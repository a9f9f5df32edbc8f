import type { FrameView, ScreenName, ScreenViews } from '@shop/ports/screens';
import type { ComponentType } from 'react';

export type ScreenOf<Name extends ScreenName> = ComponentType<{
  view: ScreenViews[Name];
  frame: FrameView;
}>;

type Loaders = { readonly [Name in ScreenName]: () => Promise<ScreenOf<Name>> };

/** Every screen by the name that a page carries; each is a chunk of its own. */
export const screens: Loaders = {
  home: async () => (await import('./home/home-screen.js')).HomeScreen,
  list: async () => (await import('./list/list-screen.js')).ListScreen,
  buy: async () => (await import('./buy/buy-screen.js')).BuyScreen,
  cart: async () => (await import('./cart/cart-screen.js')).CartScreen,
  checkout: async () => (await import('./checkout/checkout-screen.js')).CheckoutScreen,
  order: async () => (await import('./order/order-screen.js')).OrderScreen,
  notFound: async () => (await import('./errors/error-screens.js')).NotFoundScreen,
  internalError: async () => (await import('./errors/error-screens.js')).InternalErrorScreen,
};

/** Where the chunk of a screen begins, as the build's manifest names it. */
export const screenSources: Readonly<Record<ScreenName, string>> = {
  home: 'home/home-screen.tsx',
  list: 'list/list-screen.tsx',
  buy: 'buy/buy-screen.tsx',
  cart: 'cart/cart-screen.tsx',
  checkout: 'checkout/checkout-screen.tsx',
  order: 'order/order-screen.tsx',
  notFound: 'errors/error-screens.tsx',
  internalError: 'errors/error-screens.tsx',
};
