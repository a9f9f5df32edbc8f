import type { Language } from '@shop/domain';
import { escapeHtml } from './escape.js';
import { say, writeStandalone } from './standalone.js';

export interface FallbackTexts {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly home: string;
  /** URL of the search results; the query goes in `q`. */
  readonly search: string;
  /** Undefined for an invalid request. */
  readonly side: 'server' | 'client' | undefined;
  /** Error reference to name on the phone. */
  readonly reference: string;
}

/** Plain HTML for a failed render; it needs no script and nothing from the build. */
export function renderFallback(texts: FallbackTexts): string {
  const { language, title, text, home, search, side, reference } = texts;
  const where = side ? `${say(language, side)}<br>` : '';
  const body =
    `<p>${escapeHtml(text)}</p>` +
    `<small>${where}${say(language, 'reference', reference)}</small>` +
    `<form role="search" action="${escapeHtml(search)}">` +
    `<label for="q">${say(language, 'searchLabel')}</label>` +
    '<div class="row"><input id="q" name="q" type="search" maxlength="200" autocomplete="off">' +
    `<button>${say(language, 'searchButton')}</button></div></form>` +
    `<p class="ways"><a href="${escapeHtml(home)}">${say(language, 'home')}</a></p>`;
  return writeStandalone({ language, title, scene: 'state-error', body });
}
