import type { Visitor } from '@shop/domain';
import type { SearchAsker } from '@shop/ports/backends';

/**
 * What the search API is told of a visitor: the page, and of his cookies the two that say what he
 * reads and pays in (docs/rules/search.md#asker). Nothing of a session, a cart or a sign-in.
 */
export const askerOf = (
  path: string,
  { language, currency }: Pick<Visitor, 'language' | 'currency'>,
  pseudonym?: string,
): SearchAsker => ({ path, language, cookies: { currency, language }, pseudonym });
