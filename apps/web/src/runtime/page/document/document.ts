import type { PageView, VisitorView } from '@shop/ports/screens';
import type { Assets } from './assets.js';
import { escapeHtml, escapeJson } from './escape.js';
import { noPhones, writeHead } from './head.js';
import { headState } from './read-head.js';
import { visitorAttributes } from '../../../shop/visitor-attributes.js';

/** The attributes of `html` that are about the visitor. */
export const writeAttributes = (visitor: VisitorView): string =>
  Object.entries(visitorAttributes(visitor))
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');

export const writeVisitor = (visitor: VisitorView): string =>
  `<script type="application/json" id="visitor">${escapeJson(visitor)}</script>`;

/**
 * The state of a page: data, not script. It stands behind `main`, where the frame has a place for
 * it: packed, its words are found again in the HTML before it, and those of the foot in it, for
 * packing looks back on 32 kB and no further.
 */
export function writeData({ visitor: _, ...page }: PageView): string {
  return escapeJson({ ...page, head: headState(page.head) });
}

/**
 * The whole document around its body, in which its state is already. Nothing inline is ever
 * executed. `wakes`: once it is at rest. `question`: what is asked where no script asks.
 */
export function writeDocument(
  page: PageView,
  body: string,
  assets: Assets,
  wakes = false,
  question = '',
): string {
  const { visitor, head, frame, screen } = page;
  const hasTags = frame.tagManager !== undefined || frame.instalments !== undefined;
  return (
    `<!doctype html><html lang="${escapeHtml(frame.languageTag)}"${writeAttributes(visitor)}>` +
    '<head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    (frame.isPersonal ? noPhones : '') +
    `<title>${escapeHtml(head.title)}</title>` +
    assets.head(screen, frame.language, { wakes, hasTags }) +
    writeHead(page) +
    '</head><body>' +
    writeVisitor(visitor) +
    `${question}<div id="root">${body}</div></body></html>`
  );
}
