import type { Language } from '@shop/domain';
import type { FrameView, ScreenName, ScreenViews } from '@shop/ports/screens';
import type { ComponentType } from 'react';

export type ScreenOf<Name extends ScreenName> = ComponentType<{
  view: ScreenViews[Name];
  frame: FrameView;
}> & {
  /** A page that is worked on: its code runs once it is at rest. Others sleep until touched. */
  wakesAtRest?: true;
};

type Loaders = { readonly [Name in ScreenName]: () => Promise<ScreenOf<Name>> };

/** Every screen by the name that a page carries; each is a chunk of its own. */
export const screens: Loaders = {
  home: async () => (await import('../screens/browse/home/home-screen.js')).HomeScreen,
  list: async () => (await import('../screens/browse/list/list-screen.js')).ListScreen,
  buy: async () => (await import('../screens/sell/buy/buy-screen.js')).BuyScreen,
  cart: async () => (await import('../screens/sell/cart/cart-screen.js')).CartScreen,
  checkout: async () =>
    (await import('../screens/sell/checkout/checkout-screen.js')).CheckoutScreen,
  order: async () => (await import('../screens/sell/order/order-screen.js')).OrderScreen,
  about: async () => (await import('../screens/browse/about/about-screen.js')).AboutScreen,
  directions: async () =>
    (await import('../screens/help/directions/directions-screen.js')).DirectionsScreen,
  thingsToDo: async () =>
    (await import('../screens/browse/things-to-do/things-to-do-screen.js')).ThingsToDoScreen,
  faq: async () => (await import('../screens/help/faq/faq-screen.js')).FaqScreen,
  legal: async () => (await import('../screens/help/legal/legal-screen.js')).LegalScreen,
  siteMap: async () => (await import('../screens/help/site-map/site-map-screen.js')).SiteMapScreen,
  subscriptionError: async () =>
    (await import('../screens/help/subscription-error/subscription-error-screen.js'))
      .SubscriptionErrorScreen,
  photoPass: async () =>
    (await import('../screens/browse/photo-pass/photo-pass-screen.js')).PhotoPassScreen,
  promotions: async () =>
    (await import('../screens/browse/promotions/promotions-screen.js')).PromotionsScreen,
  packages: async () =>
    (await import('../screens/sell/packages/packages-screen.js')).PackagesScreen,
  priceGuide: async () =>
    (await import('../screens/browse/price-guide/price-guide-screen.js')).PriceGuideScreen,
  compare: async () => (await import('../screens/browse/compare/compare-screen.js')).CompareScreen,
  gallery: async () => (await import('../screens/browse/gallery/gallery-screen.js')).GalleryScreen,
  hotels: async () => (await import('../screens/stay/hotels/hotels-screen.js')).HotelsScreen,
  hotel: async () => (await import('../screens/stay/hotels/hotel-screen.js')).HotelScreen,
  search: async () => (await import('../screens/find/search/search-screen.js')).SearchScreen,
  signIn: async () => (await import('../screens/people/sign-in/sign-in-screen.js')).SignInScreen,
  forgot: async () => (await import('../screens/people/sign-in/forgot-screen.js')).ForgotScreen,
  account: async () => (await import('../screens/people/account/account-screen.js')).AccountScreen,
  notFound: async () => (await import('../screens/help/errors/error-screens.js')).NotFoundScreen,
  internalError: async () =>
    (await import('../screens/help/errors/error-screens.js')).InternalErrorScreen,
};

/** Where the chunk of a screen begins, as the build's manifest names it. */
export const screenSources: Readonly<Record<ScreenName, string>> = {
  home: 'screens/browse/home/home-screen.tsx',
  list: 'screens/browse/list/list-screen.tsx',
  buy: 'screens/sell/buy/buy-screen.tsx',
  cart: 'screens/sell/cart/cart-screen.tsx',
  checkout: 'screens/sell/checkout/checkout-screen.tsx',
  order: 'screens/sell/order/order-screen.tsx',
  about: 'screens/browse/about/about-screen.tsx',
  directions: 'screens/help/directions/directions-screen.tsx',
  thingsToDo: 'screens/browse/things-to-do/things-to-do-screen.tsx',
  faq: 'screens/help/faq/faq-screen.tsx',
  legal: 'screens/help/legal/legal-screen.tsx',
  siteMap: 'screens/help/site-map/site-map-screen.tsx',
  subscriptionError: 'screens/help/subscription-error/subscription-error-screen.tsx',
  photoPass: 'screens/browse/photo-pass/photo-pass-screen.tsx',
  promotions: 'screens/browse/promotions/promotions-screen.tsx',
  packages: 'screens/sell/packages/packages-screen.tsx',
  priceGuide: 'screens/browse/price-guide/price-guide-screen.tsx',
  compare: 'screens/browse/compare/compare-screen.tsx',
  gallery: 'screens/browse/gallery/gallery-screen.tsx',
  hotels: 'screens/stay/hotels/hotels-screen.tsx',
  hotel: 'screens/stay/hotels/hotel-screen.tsx',
  search: 'screens/find/search/search-screen.tsx',
  signIn: 'screens/people/sign-in/sign-in-screen.tsx',
  forgot: 'screens/people/sign-in/forgot-screen.tsx',
  account: 'screens/people/account/account-screen.tsx',
  notFound: 'screens/help/errors/error-screens.tsx',
  internalError: 'screens/help/errors/error-screens.tsx',
};

/** Groups of texts beside those of the frame, which every page has. */
export type TextGroup = 'browse' | 'sale' | 'purchase' | 'identity' | 'pages';

/** Which group of texts a screen needs. */
export const screenTexts: Readonly<Record<ScreenName, TextGroup>> = {
  home: 'browse',
  list: 'browse',
  buy: 'sale',
  cart: 'purchase',
  checkout: 'purchase',
  order: 'purchase',
  about: 'pages',
  directions: 'pages',
  thingsToDo: 'pages',
  faq: 'pages',
  legal: 'pages',
  siteMap: 'pages',
  subscriptionError: 'pages',
  photoPass: 'pages',
  promotions: 'pages',
  packages: 'pages',
  priceGuide: 'pages',
  compare: 'pages',
  gallery: 'pages',
  hotels: 'pages',
  hotel: 'pages',
  search: 'pages',
  signIn: 'identity',
  forgot: 'identity',
  account: 'identity',
  notFound: 'browse',
  internalError: 'browse',
};

/** The files of a screen's texts, as the build's manifest names them. */
export const textSources = (screen: ScreenName, language: Language): readonly string[] =>
  ['common', screenTexts[screen]].map((group) => `runtime/texts/${group}.${language}.ts`);
