import { type Language, languages, pathOf } from '@shop/domain';
import type { SiteText } from '@shop/ports/backends';
import type { HeadView } from '@shop/ports/screens';
import { pictured, sharingPicture, type SharingPictures } from '../presenters/sharing-pictures.js';
import { describeBreadcrumb, describeShop, onOrigin } from '../presenters/structured-data.js';
import type { PageQuestion, Shown } from '../screen/screen-handler.js';

export interface HeadFacts {
  readonly origin: string;
  readonly site: SiteText;
  readonly pictures: SharingPictures;
}

export function presentHead(
  { route, path, visitor: { language } }: Pick<PageQuestion, 'route' | 'path' | 'visitor'>,
  { head, breadcrumb }: Pick<Shown, 'head' | 'breadcrumb'>,
  { origin, site, pictures }: HeadFacts,
): HeadView {
  const { title, description, isIndexed, wall, data = [], page = 1 } = head;
  const address = (other: Language) => origin + pathOf(route, other);
  const subject = pictured(pictures, head.subject);
  // Structured data only on the canonical URL, which search engines index.
  const isWhole = !path.includes('?');
  const graph = [
    ...describeShop(site, language),
    ...describeBreadcrumb(breadcrumb, site, language),
    ...data,
  ];
  return {
    title,
    description,
    isIndexed,
    wall,
    picture: origin + sharingPicture(subject, language),
    pictureAlt: pictures[subject]?.[language] ?? site.brand,
    data: isWhole ? onOrigin(graph, origin) : [],
    canonical: isIndexed ? address(language) + (page > 1 ? `?page=${page}` : '') : undefined,
    alternates:
      isIndexed && isWhole
        ? [
            ...languages.map((other) => ({ hreflang: other, href: address(other) })),
            { hreflang: 'x-default', href: address('en') },
          ]
        : [],
  };
}
