import { type Language, languages, pathOf } from '@shop/domain';
import type { HeadView } from '@shop/ports/screens';
import type { PageQuestion, Shown } from './screen-handler.js';

/** Title and texts of a page, its canonical address and its other languages (brief 16). */
export function presentHead(
  { route, visitor }: Pick<PageQuestion, 'route' | 'visitor'>,
  shown: Shown,
  publicOrigin: string,
): HeadView {
  const address = (language: Language) => publicOrigin + pathOf(route, language);
  const isPublic = shown.head.isIndexed;
  return {
    ...shown.head,
    canonical: isPublic ? address(visitor.language) : undefined,
    alternates: isPublic
      ? [
          ...languages.map((language) => ({
            hreflang: language,
            href: address(language),
          })),
          { hreflang: 'x-default', href: address('en') },
        ]
      : [],
  };
}
