import type { Visitor } from '@shop/domain';
import type { SearchAsker } from '@shop/ports/backends';

/**
 * What the search API receives about a visitor: the page, language and currency
 * (docs/rules/search.md#asker). Nothing of a session, a cart or a sign-in.
 */
export const askerOf = (
  path: string,
  { language, currency }: Pick<Visitor, 'language' | 'currency'>,
  pseudonym?: string,
): SearchAsker => ({ path, language, cookies: { currency, language }, pseudonym });
