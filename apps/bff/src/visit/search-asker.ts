import type { Visitor } from '@shop/domain';
import type { SearchAsker } from '@shop/ports/backends';

/** Page, language and currency: all that the search API gets (docs/rules/search.md#asker). */
export const askerOf = (
  path: string,
  { language, currency }: Pick<Visitor, 'language' | 'currency'>,
  pseudonym?: string,
): SearchAsker => ({ path, language, cookies: { currency, language }, pseudonym });
