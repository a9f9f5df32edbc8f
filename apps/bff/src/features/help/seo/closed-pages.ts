import { type Language, languages, pathOf, type RouteName } from '@shop/domain';

/** Pages about one visitor, results of a search, and pages that only tell of a failure. */
const closedRoutes: readonly RouteName[] = [
  'search',
  'signIn',
  'forgot',
  'confirmAccount',
  'choosePassword',
  'account',
  'cart',
  'quote',
  'checkout',
  'order',
  'findOrder',
  'subscriptionError',
  'internalError',
];

export const isClosed = (name: RouteName): boolean => closedRoutes.includes(name);

/** How the addresses of a closed page begin: a parameter at the end stands for all of them. */
const prefixOf = (name: RouteName, language: Language) =>
  pathOf({ name, params: {} }, language).replace(/\/+$/, '/');

export const closedPaths = (): readonly string[] => [
  '/api/',
  '/gate/',
  '/sign-in/',
  '/redirect/',
  ...languages.flatMap((language) => closedRoutes.map((name) => prefixOf(name, language))),
];
