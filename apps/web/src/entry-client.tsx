import type { PageView } from '@shop/ports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routerFuture } from './runtime/router-future.js';
import { pageKey, type Shown } from './shop/page-key.js';
import { readHead } from './runtime/document/read-head.js';
import { LiveApp } from './runtime/live/live-app.js';
import { loadScreen } from './runtime/screens.js';

const written = (id: string) =>
  JSON.parse(document.getElementById(id)?.textContent ?? '') as object; // as: by our own server render

/** The page that the document was written from. */
function firstPage(): PageView {
  const page = written('page') as Omit<PageView, 'visitor'>; // as: all of it but what follows
  const visitor = written('visitor') as PageView['visitor']; // as: `writeVisitor`
  return { ...page, head: readHead(document, page.head), visitor };
}

/** Whoever is quick touches a page that is still coming in: its end is waited for. */
if (document.readyState === 'loading')
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));

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
      <BrowserRouter future={routerFuture}>
        <LiveApp first={page} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
});
