import type { PageView } from '@shop/ports/screens';
import { escapeHtml, escapeJson } from './escape.js';
import { graphOf, type HeadTag, headTags } from './head-tags.js';

const icons =
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">' +
  '<link rel="apple-touch-icon" href="/icons/icon-180.png">' +
  '<link rel="manifest" href="/manifest.webmanifest">';

/** Stops browsers from linking order numbers and codes as phone numbers. */
export const noPhones = '<meta name="format-detection" content="telephone=no">';

function writeTag({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${written.join(' ')}>`;
}

/** Head tags of the page itself. They hold nothing about the visitor, so they can be cached. */
export function writeHead(page: Pick<PageView, 'head' | 'frame'>): string {
  const tags = headTags(page, 'system').map(writeTag).join('');
  const graph = graphOf(page.head);
  const text = graph ? escapeJson(graph) : '';
  return `${tags}${icons}<script type="application/ld+json" id="graph">${text}</script>`;
}
