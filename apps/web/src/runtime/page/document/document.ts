import type { PageView, VisitorView } from '@shop/ports/screens';
import type { Assets } from './assets.js';
import { escapeHtml, escapeJson } from './escape.js';
import { noPhones, writeHead } from './head.js';
import { headState } from './read-head.js';
import { visitorAttributes } from '../../../shop/visitor-attributes.js';

export const writeAttributes = (visitor: VisitorView): string =>
  Object.entries(visitorAttributes(visitor))
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');

export const writeVisitor = (visitor: VisitorView): string =>
  `<script type="application/json" id="visitor">${escapeJson(visitor)}</script>`;

/**
 * The page's state as JSON, placed after `main`: compression looks back 32 kB for repeated words.
 */
export function writeData({ visitor: _, ...page }: PageView): string {
  return escapeJson({ ...page, head: headState(page.head) });
}

/**
 * The document around a body that already has its state. No inline script runs. `wakes`: hydrate at
 * idle. `question`: HTML of a question for visitors without scripts.
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
