import { type Language, pathOf } from '@shop/domain';

export const signInAddress = (language: Language, next: string): string =>
  `${pathOf({ name: 'signIn', params: {} }, language)}?${new URLSearchParams({ next })}`;
