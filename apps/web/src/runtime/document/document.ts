import type { PageView, VisitorView } from '@shop/ports/screens';
import type { Assets } from './assets.js';
import { escapeHtml, escapeJson } from './escape.js';
import { writeHead } from './head.js';
import { visitorAttributes } from '../../shop/visitor-attributes.js';

/** The attributes of `html` that are about the visitor. */
export const writeAttributes = (visitor: VisitorView): string =>
  Object.entries(visitorAttributes(visitor))
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');

export const writeVisitor = (visitor: VisitorView): string =>
  `<script type="application/json" id="visitor">${escapeJson(visitor)}</script>`;

/**
 * The whole document. Its state is data, not script; nothing inline is ever executed. It stands
 * behind the root: packed, its words are found again in the HTML, which is looked back on for 32 kB
 * and no further, and who reads sees the page sooner. `wakes`: once it is at rest.
 * `question`: what is asked where no script asks.
 */
export function writeDocument(
  whole: PageView,
  body: string,
  assets: Assets,
  wakes = false,
  question = '',
): string {
  const { visitor, ...page } = whole;
  const { head, frame, screen } = page;
  // Its graph stands in the head already, where the app reads it (`firstPage`).
  const state = { ...page, head: { ...head, data: undefined } };
  const hasTags = !frame.isShort && frame.tagManager !== undefined;
  return (
    `<!doctype html><html lang="${escapeHtml(frame.languageTag)}"${writeAttributes(visitor)}>` +
    '<head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${escapeHtml(head.title)}</title>` +
    assets.head(screen, frame.language, { wakes, hasTags }) +
    writeHead(page) +
    '</head><body>' +
    writeVisitor(visitor) +
    `${question}<div id="root">${body}</div>` +
    `<script type="application/json" id="page">${escapeJson(state)}</script></body></html>`
  );
}
