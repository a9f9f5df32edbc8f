import type { PageView, VisitorView } from '@shop/ports/screens';
import type { Assets, EarlyFacts } from './assets.js';
import { escapeHtml, escapeJson } from './escape.js';
import { writeHead } from './head.js';
import { screenOf } from '../screen-registry.js';
import { visitorAttributes } from './visitor-attributes.js';

/** The attributes of `html` that are about the visitor. */
export const writeAttributes = (visitor: VisitorView): string =>
  Object.entries(visitorAttributes(visitor))
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');

export const writeVisitor = (visitor: VisitorView): string =>
  `<script type="application/json" id="visitor">${escapeJson(visitor)}</script>`;

const earlyFacts = ({ screen, frame }: Pick<PageView, 'screen' | 'frame'>): EarlyFacts => ({
  wakes: screenOf(screen).wakesAtRest === true,
  hasTags: !frame.isShort && frame.tagManager !== undefined,
});

/**
 * The whole document. Its state is data, not script, and stands before the root, so that it is
 * there when the module runs; nothing inline is ever executed.
 */
export function writeDocument(whole: PageView, body: string, assets: Assets): string {
  const { visitor, ...page } = whole;
  const { head, frame, screen } = page;
  return (
    `<!doctype html><html lang="${escapeHtml(frame.languageTag)}"${writeAttributes(visitor)}>` +
    '<head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${escapeHtml(head.title)}</title>` +
    assets.head(screen, frame.language, earlyFacts(page)) +
    writeHead(page) +
    '</head><body>' +
    `<script type="application/json" id="page">${escapeJson(page)}</script>` +
    writeVisitor(visitor) +
    `<div id="root">${body}</div></body></html>`
  );
}
