import type { Renderer } from '../page/render/renderer.js';
import { words } from './words.js';
import { escape } from './write-page.js';

/** Adds a note to every page, at its end because the first link must be the skip link. */
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
