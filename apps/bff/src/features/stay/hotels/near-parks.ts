import { type Language, pathOf, type Product, productOf } from '@shop/domain';
import type { CatalogueGateway, ContentSource, HotelText } from '@shop/ports/backends';
import type { HotelView, PosterView } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { valueOr } from '../../../presenters/value-or.js';
import { presentScene } from '../../../presenters/present-line.js';
import { type Offers, offersOf, presentPosters } from '../../../presenters/present-posters.js';

interface Sources {
  readonly catalogue: CatalogueGateway;
  readonly content: ContentSource;
}

type NearParks = HotelView['parks']['all'];

/** Parks and tours near a hotel, nearest first, with hours and price if known. */
export async function nearParksOf(
  { parks }: HotelText,
  { catalogue, content }: Sources,
  { visitor: { language, currency }, now }: PageQuestion,
): Promise<NearParks> {
  const [products, prices] = await Promise.all([
    catalogue.products(),
    catalogue.pricesFrom(currency),
  ]);
  const sold = valueOr(products, []);
  const known = parks.flatMap(({ slug }) => productOf(sold, slug) ?? []);
  const offers = await offersOf(known, prices, catalogue, { currency, now });
  return parks.flatMap(({ park, slug, minutes }) => {
    const product = productOf(sold, slug);
    const poster = product
      ? posterOf(product, offers, content, language)
      : unsold(park, slug, content, language);
    return poster ? [{ poster, minutes }] : [];
  });
}

const posterOf = (product: Product, offers: Offers, content: ContentSource, language: Language) =>
  presentPosters([product], offers, content, language)[0];

/** A place missing from the catalogue is still shown, without hours and price. */
function unsold(
  park: string,
  slug: string,
  content: ContentSource,
  language: Language,
): PosterView | undefined {
  const place = content.place(slug, language);
  if (!place) return undefined;
  const { name, kind, duration, label } = place;
  const { wall, scene } = presentScene(content, slug, language);
  return {
    slug,
    name,
    kind,
    duration,
    label,
    wall,
    hours: '',
    href: pathOf({ name: 'about', params: { park } }, language),
    scene: { ...(scene.src && { src: scene.src }), alt: '' },
    from: undefined,
    closedUntil: undefined,
  };
}
