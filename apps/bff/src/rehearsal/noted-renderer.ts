import type { Renderer } from '../page/render/renderer.js';
import { words } from './words.js';
import { escape } from './write-page.js';

/**
 * Every page of a shop in rehearsal says so at its top, and leads back to it. It stands at the end of
 * the document: the first link of a page is the one that skips its head.
 */
export const noted = (renderer: Renderer): Renderer => ({
  ...renderer,
  page: (page) => {
    const { language } = page.frame;
    const note = escape(words.note[language]);
    return renderer
      .page(page)
      .replace('</head>', '<link rel="stylesheet" href="/rehearsal/note.css"></head>')
      .replace(
        '</body>',
        `<aside class="rehearsal-note" aria-label="${words.title[language]}">` +
          `<a href="/rehearsal/?language=${language}">${note}</a></aside></body>`,
      );
  },
});
