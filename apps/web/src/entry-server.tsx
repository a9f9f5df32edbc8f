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
import { loadPaper, loadScreen, screenNames, screenOf } from './runtime/page/screens.js';
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

/** Nothing is ever asked or kept on the server: the page is handed in whole. */
const queries = new QueryClient();

const renderAt = (path: string, inside: ReactNode) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>{inside}</StaticRouter>
    </QueryClientProvider>,
  );

/** Calendars: of a month and what is chosen in it; 15 kB each. */
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

/** All there is, before the first page: texts and code are shared by any number of renders. */
await Promise.all([loadParts(partsOnce), loadLateTexts()]);
await Promise.all(
  languages.flatMap((language) => screenNames.map((name) => loadScreen(name, language))),
);

await Promise.all(screenNames.map(loadPaper));

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

/** Outside of what is taken over: a page with scripts asks by itself. */
const renderQuestion = ({ question }: FrameView) =>
  question ? renderToStaticMarkup(<ConvertForm question={question} />) : '';

/** The rest of a view, for the browser that has a part of it as HTML. */
function dataFor({ paper, dataOf }: ReturnType<typeof screenOf>, view: unknown): unknown {
  if (dataOf) return dataOf(view as never); // as: of the page that this screen shows
  return paper?.field ? { ...(view as object), [paper.field]: undefined } : view; // as: a view is an object
}

/** Turns a page into a whole document. It throws when a screen does; use `renderFallback` then. */
export function createRenderer(manifest: ViteManifest): (page: PageView) => string {
  const assets = createAssets(manifest);
  return (page) => {
    const screen = screenOf(page.screen);
    const data = writeData({ ...page, view: dataFor(screen, page.view) });
    const body = renderApp(page, data);
    return writeDocument(page, body, assets, screen.wakesAtRest, renderQuestion(page.frame));
  };
}

/** What of that document is about its visitor, for pages that are kept. */
export const renderSlots = (page: Omit<PageView, 'visitor'>, visitor: VisitorView) =>
  writeSlots(page, visitor, translatorOf(page.frame.language));
