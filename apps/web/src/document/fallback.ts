import { type Language, languageTags, type Translated } from '@shop/domain';
import en from '../frame/frame.en.json' with { type: 'json' };
import es from '../frame/frame.es.json' with { type: 'json' };
import pt from '../frame/frame.pt.json' with { type: 'json' };
import { escapeHtml } from './escape.js';

export interface FallbackTexts {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The home page's address. */
  readonly home: string;
  /** The number to name on the phone. */
  readonly reference: string;
}

const homeNames = { es: es.nav.home, en: en.nav.home, pt: pt.nav.home } satisfies Translated;

/** When a render fails: plain HTML that needs no script, style or picture of ours (brief 12.13). */
export function renderFallback({ language, title, text, home, reference }: FallbackTexts): string {
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title></head><body><main>` +
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    `<p><a href="${escapeHtml(home)}">${escapeHtml(homeNames[language])}</a></p>` +
    `<p><small>Ref. ${escapeHtml(reference)}</small></p></main></body></html>`
  );
}
