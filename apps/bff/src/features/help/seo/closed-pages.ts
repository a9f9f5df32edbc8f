import type { RouteName } from '@shop/domain';

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
