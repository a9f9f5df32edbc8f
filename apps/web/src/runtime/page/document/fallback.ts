import type { Language } from '@shop/domain';
import { escapeHtml } from './escape.js';
import { say, writeStandalone } from './standalone.js';

export interface FallbackTexts {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The home page's address. */
  readonly home: string;
  /** The address of the results; asked with `q`. */
  readonly search: string;
  /** Where it happened; none for a request that was wrong. */
  readonly side: 'server' | 'client' | undefined;
  /** The number to name on the phone. */
  readonly reference: string;
}

/** When a render fails: plain HTML that needs no script and nothing of the build. */
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
