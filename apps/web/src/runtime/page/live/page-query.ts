import { buyScreen, cartScreen, listScreen, pageScreen } from '@shop/ports/screens';
import { queryOptions } from '@tanstack/react-query';
import { loadPaper, loadScreen, loadScreenCode } from '../screens.js';
import { loadHead } from './head.js';
import type { Bff } from '../../../shop/bff.js';
import { pageKey, type Shown } from '../../../shop/page-key.js';
import { askedBy } from '../../../shop/wide.js';

/** The ways most visits take; their code is small and comes while the first view is on its way. */
const usual = [listScreen, buyScreen, cartScreen];

/** A failure shows again, and is dealt with, when the page itself needs the code. */
const fetchAhead = () =>
  void Promise.allSettled(
    usual.map(({ name }) => loadScreenCode(name).then(() => loadPaper(name))),
  );

/** Loads the page as a document: its view came but its code did not, so a new release is out. */
function loadDocument(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}

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
      const { screen, frame } = page;
      const code = loadScreen(screen, frame.language).then(() => loadPaper(screen));
      const [head] = await Promise.all([loadHead(), code]).catch(() => loadDocument(path));
      return head.shownOf(page, path);
    },
    staleTime: 30_000,
    retry: false,
  });
