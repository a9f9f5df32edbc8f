import { buyScreen, cartScreen, listScreen, pageScreen } from '@shop/ports/screens';
import { queryOptions } from '@tanstack/react-query';
import { loadScreen, loadScreenCode, loadStaticParts } from '../screens.js';
import { loadHead } from './head.js';
import type { Bff } from '../../../shop/bff.js';
import { pageKey, type Shown } from '../../../shop/page-key.js';
import { askedBy } from '../../../shop/wide.js';

/** Screens that most visits reach: small, so they load alongside the first view. */
const usual = [listScreen, buyScreen, cartScreen];

/** Ignores failures: the page that needs the code will load it again. */
const fetchAhead = () =>
  void Promise.allSettled(
    usual.map(({ name }) => loadScreenCode(name).then(() => loadStaticParts(name))),
  );

/** Loads the page as a document: its code is missing, so a new release is out. */
function loadDocument(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}

const isMoved = (body: object): body is { readonly moved: string } =>
  'moved' in body && typeof body.moved === 'string';

/** Resolves once view, screen code and texts are loaded, so rendering never suspends. */
export const pageQuery = (bff: Bff, path: string) =>
  queryOptions({
    queryKey: [pageKey, path],
    queryFn: async ({ signal }): Promise<Shown> => {
      fetchAhead();
      const page = await bff.show(pageScreen, { path: askedBy(path) }, { signal });
      if (isMoved(page)) return { kind: 'moved', to: page.moved };
      const { screen, frame } = page;
      const code = loadScreen(screen, frame.language).then(() => loadStaticParts(screen));
      const [head] = await Promise.all([loadHead(), code]).catch(() => loadDocument(path));
      return head.shownOf(page, path);
    },
    staleTime: 30_000,
    retry: false,
  });
