import { type Language, pathOf } from '@shop/domain';
import type { PlacesContent } from '@shop/ports/backends';

/** Directions page of a place; `undefined` if the operator has none. */
export function directionsPath(
  slug: string,
  places: PlacesContent,
  language: Language,
): string | undefined {
  const way = places.pages.directions.find(
    ({ key }) => places.directions(key, language)?.slug === slug,
  );
  return way && pathOf({ name: 'directions', params: { park: way.key } }, language);
}
