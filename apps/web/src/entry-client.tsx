import type { PageView } from '@shop/ports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageKey, type Shown } from './shop/page-key.js';
import { LiveApp } from './runtime/live/live-app.js';
import { loadScreen } from './runtime/screens.js';

/** The page that the document was written from. */
function firstPage(): PageView {
  const [page, visitor] = ['page', 'visitor'].map(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '') as object, // as: written by our own server render
  );
  return { ...page, visitor } as PageView; // as: the two halves of what was written
}

const page = firstPage();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');

await loadScreen(page.screen, page.frame.language);

const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, refetchOnReconnect: true } },
});
const shown: Shown = { kind: 'page', page };
queries.setQueryData([pageKey, `${location.pathname}${location.search}`], shown);

// As a transition it is done in slices, between which the page answers to whoever uses it already.
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
