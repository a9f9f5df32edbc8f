import type { Language } from '@shop/domain';

/** A week, as the shop's other cookies (product.md 9). */
const maxAge = 604_800;

/**
 * Remembers the language for the next visit of `/`. The answer of a first visit is everybody's and
 * sets no cookie, so the page does it; where the server has set its own, this one changes nothing.
 */
export function keepLanguage(language: Language): void {
  document.cookie = `__Host-language=${language}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Lax`;
}
