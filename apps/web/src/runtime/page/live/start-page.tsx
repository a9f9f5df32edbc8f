import type { PageView } from '@shop/ports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageKey, type Shown } from '../../../shop/page-key.js';
import { followReplacedTexts } from '../../../shop/replaced-texts.js';
import { readHead } from '../document/read-head.js';
import { LiveApp } from './live-app.js';
import { loadScreen } from '../screens.js';

const written = (id: string) =>
  JSON.parse(document.getElementById(id)?.textContent ?? '') as object; // as: our server writes it

/** The page that the server rendered into this document. */
function firstPage(): PageView {
  const page = written('page') as Omit<PageView, 'visitor'>; // as: the page without its visitor
  const visitor = written('visitor') as PageView['visitor']; // as: `writeVisitor`
  return { ...page, head: readHead(document, page.head), visitor };
}

const whenWritten = () =>
  document.readyState === 'loading' &&
  new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));

/** Hydrates the document. Waits until it has loaded: a quick visitor may touch it before. */
export async function startPage(): Promise<void> {
  await whenWritten();
  const page = firstPage();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  await loadScreen(page.screen, page.frame.language);
  // A refused form was rendered at the form's URL: restore the page's own, for reloads and sharing.
  if (location.pathname.startsWith('/api/'))
    history.replaceState(history.state, '', page.frame.path);
  const queries = new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: true } },
  });
  const shown: Shown = { kind: 'page', page };
  queries.setQueryData([pageKey, `${location.pathname}${location.search}`], shown);
  followReplacedTexts();
  // A transition hydrates in slices, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <LiveApp first={page} />
        </BrowserRouter>
      </QueryClientProvider>,
    );
  });
}
