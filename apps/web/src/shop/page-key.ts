import type { PageView } from '@shop/ports/screens';

/** What every page is kept under, before its path. */
export const pageKey = 'page';

/** What is kept there: a page, or the address it moved to. */
export type Shown =
  | { readonly kind: 'page'; readonly page: PageView }
  | { readonly kind: 'moved'; readonly to: string };
