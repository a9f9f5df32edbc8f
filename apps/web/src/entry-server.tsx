import { languages } from '@shop/domain';
import type { FrameView, PageView, VisitorView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './runtime/page/app.js';
import { Surroundings } from './runtime/page/document/surroundings.js';
import { createAssets, type ViteManifest } from './runtime/page/document/assets.js';
import { ConvertForm } from './runtime/page/document/convert-form.js';
import { writeData, writeDocument } from './runtime/page/document/document.js';
import { keepPieces } from './runtime/page/document/kept-pieces.js';
import { cachedMarkup } from './runtime/page/document/cached-markup.js';
import { writeSlots } from './runtime/page/document/slots.js';
import { loadParts } from './frame/late-part.js';
import { loadScreen, loadStaticParts, screenNames, screenOf } from './runtime/page/screens.js';
import { loadLateTexts } from './frame/late-texts.js';
import { PageDataContext } from './frame/page-data.js';
import { translatorOf } from './shop/texts.js';
import { keepMarkup } from './ui/kept-markup.js';

export { renderFallback, type FallbackTexts } from './runtime/page/document/fallback.js';
export { offlineFacts, renderOffline, type OfflineTexts } from './runtime/page/document/offline.js';
export { writeOrderMail } from './runtime/mails/order-mail.js';
export { writeTransferMail } from './runtime/mails/transfer-mail.js';
export { writeVoucherSheets } from './runtime/mails/voucher-sheets.js';
export { renderGate, writeGateDate } from './runtime/gate/gate-page.js';
export { appColors } from './theme/walls.js';
export type { ViteManifest };

/** The server fetches nothing: a page comes with all its data. */
const queries = new QueryClient();

const renderAt = (path: string, inside: ReactNode) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>{inside}</StaticRouter>
    </QueryClientProvider>,
  );

/** Calendars by month and choice, 15 kB each. */
const keepCalendar = keepPieces<string>(100);
keepMarkup((key, inside) => keepCalendar(key, () => renderToString(inside())));

const partsOnce = cachedMarkup((part, texts, visitor, path) =>
  renderAt(
    path,
    <Surroundings texts={texts} visitor={visitor}>
      {part}
    </Surroundings>,
  ),
);

/** Loads all code and texts before the first page; all renders share them. */
await Promise.all([loadParts(partsOnce), loadLateTexts()]);
await Promise.all(
  languages.flatMap((language) => screenNames.map((name) => loadScreen(name, language))),
);

await Promise.all(screenNames.map(loadStaticParts));

const renderApp = (page: PageView, data: string) =>
  renderAt(
    page.frame.path,
    <PageDataContext value={{ __html: data }}>
      <App
        page={page}
        translator={translatorOf(page.frame.language)}
        cartCount={page.visitor.cartCount ?? 0}
      />
    </PageDataContext>,
  );

/** Outside the hydrated root: with scripts, React asks instead. */
const renderQuestion = ({ question }: FrameView) =>
  question ? renderToStaticMarkup(<ConvertForm question={question} />) : '';

/** The view without the data that the browser reads from HTML. */
function dataFor({ staticParts, dataOf }: ReturnType<typeof screenOf>, view: unknown): unknown {
  if (dataOf) return dataOf(view);
  return staticParts?.field ? { ...(view as object), [staticParts.field]: undefined } : view; // as: a view is an object
}

/** Renders a page as a document. Throws if its screen throws; then use `renderFallback`. */
export function createRenderer(manifest: ViteManifest): (page: PageView) => string {
  const assets = createAssets(manifest);
  return (page) => {
    const screen = screenOf(page.screen);
    const data = writeData({ ...page, view: dataFor(screen, page.view) });
    const body = renderApp(page, data);
    return writeDocument(page, body, assets, screen.wakesAtRest, renderQuestion(page.frame));
  };
}

/** The visitor's parts of a document, for cached pages. */
export const renderSlots = (page: Omit<PageView, 'visitor'>, visitor: VisitorView) =>
  writeSlots(page, visitor, translatorOf(page.frame.language));
