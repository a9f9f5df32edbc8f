import { monthsShown } from '@shop/ports/screens';

/** True where two months fit side by side; the same breakpoint as the layout. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 64rem)').matches ?? false;

/** A page's URL for the BFF; desktops ask for two calendar months. */
export const askedBy = (path: string): string =>
  isWide() ? `${path}${path.includes('?') ? '&' : '?'}${monthsShown}=2` : path;
