import type { Product } from '@shop/domain';
import type { AboutText, PlaceText } from '@shop/ports/backends';
import type { StructuredData } from '@shop/ports/screens';
import { describeHours } from '../../../presenters/structured-data.js';

/** schema.org data of a place or tour; its offers are on its own page. */
export function describePlace(
  about: AboutText,
  place: PlaceText,
  product: Product | undefined,
): StructuredData {
  const common = { '@type': about.type, name: place.name, description: about.lead };
  if (about.type === 'TouristTrip') return { ...common, itinerary: itinerary(about) };
  return {
    ...common,
    ...(product ? { openingHoursSpecification: describeHours(product.schedule) } : {}),
    amenityFeature: place.included.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

const itinerary = ({ activities }: AboutText): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: activities.map(({ name, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'TouristAttraction', name, description: text },
  })),
});
