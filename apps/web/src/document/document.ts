import type { HeadView, PageView } from '@shop/ports/screens';
import { pageColors, walls } from '../theme/walls.js';
import type { Assets } from './assets.js';
import { escapeHtml, escapeJson } from './escape.js';

/** A place colours the browser's bar with its wall; other pages with their own ground. */
function themeColor({ wall }: HeadView): string {
  const color = wall === undefined ? undefined : walls[wall]?.bg;
  if (color !== undefined) return `<meta name="theme-color" content="${color}">`;
  return (
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${pageColors.light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${pageColors.dark}">`
  );
}

function addresses({ canonical, alternates }: HeadView): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
  );
  if (canonical !== undefined)
    links.unshift(`<link rel="canonical" href="${escapeHtml(canonical)}">`);
  return links.join('');
}

const icons =
  '<link rel="icon" type="image/svg+xml" href="/pictures/favicon.svg">' +
  '<link rel="mask-icon" href="/pictures/mark.svg" color="#085258">' +
  '<link rel="apple-touch-icon" href="/pictures/icon-maskable.svg">';

/**
 * The whole document. Its state is data, not script, and stands before the root, so that it is
 * there when the module runs; nothing inline is ever executed.
 */
export function writeDocument(page: PageView, body: string, assets: Assets): string {
  const { head, frame, screen } = page;
  return (
    `<!doctype html><html lang="${escapeHtml(frame.languageTag)}" data-theme="${frame.theme}">` +
    '<head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${escapeHtml(head.title)}</title>` +
    `<meta name="description" content="${escapeHtml(head.description)}">` +
    (head.isIndexed ? '' : '<meta name="robots" content="noindex">') +
    themeColor(head) +
    assets.head(screen, frame.language) +
    addresses(head) +
    icons +
    '</head><body>' +
    `<script type="application/json" id="page">${escapeJson(page)}</script>` +
    `<div id="root">${body}</div>` +
    `${assets.script}</body></html>`
  );
}
