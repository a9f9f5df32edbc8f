import type { Language } from '@shop/domain';
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
  about: async () => (await import('./about/about-screen.js')).AboutScreen,
  directions: async () => (await import('./directions/directions-screen.js')).DirectionsScreen,
  thingsToDo: async () => (await import('./things-to-do/things-to-do-screen.js')).ThingsToDoScreen,
  faq: async () => (await import('./faq/faq-screen.js')).FaqScreen,
  legal: async () => (await import('./legal/legal-screen.js')).LegalScreen,
  siteMap: async () => (await import('./site-map/site-map-screen.js')).SiteMapScreen,
  subscriptionError: async () =>
    (await import('./subscription-error/subscription-error-screen.js')).SubscriptionErrorScreen,
  photoPass: async () => (await import('./photo-pass/photo-pass-screen.js')).PhotoPassScreen,
  promotions: async () => (await import('./promotions/promotions-screen.js')).PromotionsScreen,
  packages: async () => (await import('./packages/packages-screen.js')).PackagesScreen,
  priceGuide: async () => (await import('./price-guide/price-guide-screen.js')).PriceGuideScreen,
  compare: async () => (await import('./compare/compare-screen.js')).CompareScreen,
  gallery: async () => (await import('./gallery/gallery-screen.js')).GalleryScreen,
  hotels: async () => (await import('./hotels/hotels-screen.js')).HotelsScreen,
  hotel: async () => (await import('./hotels/hotel-screen.js')).HotelScreen,
  search: async () => (await import('./search/search-screen.js')).SearchScreen,
  signIn: async () => (await import('./sign-in/sign-in-screen.js')).SignInScreen,
  forgot: async () => (await import('./sign-in/forgot-screen.js')).ForgotScreen,
  account: async () => (await import('./account/account-screen.js')).AccountScreen,
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
  about: 'about/about-screen.tsx',
  directions: 'directions/directions-screen.tsx',
  thingsToDo: 'things-to-do/things-to-do-screen.tsx',
  faq: 'faq/faq-screen.tsx',
  legal: 'legal/legal-screen.tsx',
  siteMap: 'site-map/site-map-screen.tsx',
  subscriptionError: 'subscription-error/subscription-error-screen.tsx',
  photoPass: 'photo-pass/photo-pass-screen.tsx',
  promotions: 'promotions/promotions-screen.tsx',
  packages: 'packages/packages-screen.tsx',
  priceGuide: 'price-guide/price-guide-screen.tsx',
  compare: 'compare/compare-screen.tsx',
  gallery: 'gallery/gallery-screen.tsx',
  hotels: 'hotels/hotels-screen.tsx',
  hotel: 'hotels/hotel-screen.tsx',
  search: 'search/search-screen.tsx',
  signIn: 'sign-in/sign-in-screen.tsx',
  forgot: 'sign-in/forgot-screen.tsx',
  account: 'account/account-screen.tsx',
  notFound: 'errors/error-screens.tsx',
  internalError: 'errors/error-screens.tsx',
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
  ['common', screenTexts[screen]].map((group) => `texts/${group}.${language}.ts`);
