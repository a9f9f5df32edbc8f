import { type Language, pathOf } from '@shop/domain';

/** Sign-in page that returns to `next`. */
export const signInAddress = (language: Language, next: string): string =>
  `${pathOf({ name: 'signIn', params: {} }, language)}?${new URLSearchParams({ next })}`;
