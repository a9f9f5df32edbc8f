import type { PageView } from '@shop/ports/screens';

/** First element of every page's query key. */
export const pageKey = 'page';

/** A page, or the URL that it moved to. */
export type Shown =
  | { readonly kind: 'page'; readonly page: PageView }
  | { readonly kind: 'moved'; readonly to: string };
