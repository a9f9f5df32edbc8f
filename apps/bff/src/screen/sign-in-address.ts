import { type Language, pathOf } from '@shop/domain';

/** Where somebody signs in first, and comes back from to `next`. */
export const signInAddress = (language: Language, next: string): string =>
  `${pathOf({ name: 'signIn', params: {} }, language)}?${new URLSearchParams({ next })}`;
