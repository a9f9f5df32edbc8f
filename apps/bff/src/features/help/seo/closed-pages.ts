import type { RouteName } from '@shop/domain';

/** Pages about one visitor, search results, and error pages. */
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
