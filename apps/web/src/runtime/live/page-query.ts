import { type PageView, pageScreen, type ScreenName } from '@shop/ports/screens';
import { queryOptions } from '@tanstack/react-query';
import { loadScreen } from '../screen-registry.js';
import { loadTexts } from '../texts/load-texts.js';
import { loadHead } from './head.js';
import type { Bff } from '../../shop/bff.js';
import { pageKey } from '../../shop/page-key.js';
import { askedBy } from '../../shop/wide.js';

/** A page, or the address it moved to. */
export type Shown =
  | { readonly kind: 'page'; readonly page: PageView }
  | { readonly kind: 'moved'; readonly to: string };

/** The ways most visits take; their code is small and comes while the first view is on its way. */
const usual = ['list', 'buy', 'cart'] as const satisfies readonly ScreenName[];

/** A failure shows again, and is dealt with, when the page itself needs the code. */
const fetchAhead = () => void Promise.allSettled(usual.map(loadScreen));

const isMoved = (body: object): body is { readonly moved: string } =>
  'moved' in body && typeof body.moved === 'string';

/**
 * The page of a path and query. It is there once its view, its screen's code and its language's
 * texts are, so that showing it never waits.
 */
export const pageQuery = (bff: Bff, path: string) =>
  queryOptions({
    queryKey: [pageKey, path],
    queryFn: async ({ signal }): Promise<Shown> => {
      fetchAhead();
      const page = await bff.show(pageScreen, { path: askedBy(path) }, { signal });
      if (isMoved(page)) return { kind: 'moved', to: page.moved };
      await Promise.all([
        loadScreen(page.screen),
        loadTexts(page.frame.language, page.screen),
        loadHead(),
      ]);
      return { kind: 'page', page };
    },
    staleTime: 30_000,
    retry: false,
  });
