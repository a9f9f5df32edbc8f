import { type Language, languageTags } from '@shop/domain';
import { escapeHtml } from './escape.js';
import en from './standalone.en.json' with { type: 'json' };
import es from './standalone.es.json' with { type: 'json' };
import pt from './standalone.pt.json' with { type: 'json' };

const texts = { es, en, pt };

export function say(language: Language, key: keyof typeof en, value = ''): string {
  return escapeHtml(texts[language][key].replace(/\{\{\w+\}\}/, () => value));
}

interface Standalone {
  readonly language: Language;
  readonly title: string;
  readonly scene: 'state-error' | 'state-offline';
  readonly body: string;
}

/** A fixed URL, so that pages of an older release still find it. */
export const standaloneSheet = '/standalone.css';

export const scenePath = (scene: Standalone['scene']): string => `/pictures/scenes/${scene}.svg`;

/** A whole page of plain HTML: no script, no theme, one small style sheet. */
export function writeStandalone({ language, title, scene, body }: Standalone): string {
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title>` +
    `<link rel="stylesheet" href="${standaloneSheet}">` +
    '<link rel="icon" type="image/svg+xml" href="/pictures/favicon.svg">' +
    '</head><body class="standalone"><main>' +
    `<img src="${scenePath(scene)}" alt="" width="280" height="210">` +
    `<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  );
}
