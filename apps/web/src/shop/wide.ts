import { monthsShown } from '@shop/ports/screens';

/** Whether there is room for two months side by side: the layouts part at the same width. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 64rem)').matches ?? false;

/** What a page is asked by: its path, and on a desktop that calendars show two months. */
export const askedBy = (path: string): string =>
  isWide() ? `${path}${path.includes('?') ? '&' : '?'}${monthsShown}=2` : path;
