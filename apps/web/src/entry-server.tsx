import type { Language } from '@shop/domain';
import type { PageView, VisitorView } from '@shop/ports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './runtime/app.js';
import { createAssets, type ViteManifest } from './runtime/document/assets.js';
import { writeDocument } from './runtime/document/document.js';
import { writeSlots } from './runtime/document/slots.js';
import { loadParts } from './frame/late-part.js';
import { loadScreen } from './runtime/screen-registry.js';
import { screens } from './runtime/screens.js';
import { en } from './runtime/texts/en.js';
import { es } from './runtime/texts/es.js';
import { pt } from './runtime/texts/pt.js';
import { createTranslator } from './runtime/texts/translator.js';

export { renderFallback, type FallbackTexts } from './runtime/document/fallback.js';
export { offlineFacts, renderOffline, type OfflineTexts } from './runtime/document/offline.js';
export { appColors } from './theme/walls.js';
export type { ViteManifest };

const names = Object.keys(screens) as (keyof typeof screens)[]; // as: the keys of a const table
await Promise.all([...names.map(loadScreen), loadParts()]);

/** Made once, never changed: any number of renders share them. */
const translators = {
  es: createTranslator('es', es),
  en: createTranslator('en', en),
  pt: createTranslator('pt', pt),
} satisfies Record<Language, unknown>;

/** Nothing is ever asked or kept on the server: the page is handed in whole. */
const queries = new QueryClient();

const renderApp = (page: PageView) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <StaticRouter location={page.frame.path}>
        <App
          page={page}
          translator={translators[page.frame.language]}
          cartCount={page.visitor.cartCount}
        />
      </StaticRouter>
    </QueryClientProvider>,
  );

/** Turns a page into a whole document. It throws when a screen does; use `renderFallback` then. */
export function createRenderer(manifest: ViteManifest): (page: PageView) => string {
  const assets = createAssets(manifest);
  return (page) => writeDocument(page, renderApp(page), assets);
}

/** What of that document is about its visitor, for pages that are kept. */
export const renderSlots = (page: Omit<PageView, 'visitor'>, visitor: VisitorView) =>
  writeSlots(page, visitor, translators[page.frame.language]);
