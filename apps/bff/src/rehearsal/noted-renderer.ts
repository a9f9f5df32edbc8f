import type { Renderer } from '../page/render/renderer.js';
import { escape } from './write-page.js';
import { words } from './words.js';

/** Every page of a shop in rehearsal says so first, and leads back to it. */
export const noted = (renderer: Renderer): Renderer => ({
  ...renderer,
  page: (page) => {
    const { language } = page.frame;
    const note = escape(words.note[language]);
    return renderer
      .page(page)
      .replace('</head>', '<link rel="stylesheet" href="/rehearsal/note.css"></head>')
      .replace(
        /<body[^>]*>/,
        (body) =>
          `${body}<aside class="rehearsal-note" aria-label="${words.title[language]}">` +
          `<a href="/rehearsal/?language=${language}">${note}</a></aside>`,
      );
  },
});
