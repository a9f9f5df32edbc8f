import type { Product, Schedule } from '@shop/domain';
import type { AboutText, PlaceText } from '@shop/ports/backends';
import type { StructuredData } from '@shop/ports/screens';

const schemaDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A place or a tour in the words of schema.org; its offers stand on its own page. */
export function describePlace(
  about: AboutText,
  place: PlaceText,
  product: Product | undefined,
): StructuredData {
  const common = { '@type': about.type, name: place.name, description: about.lead };
  if (about.type === 'TouristTrip') return { ...common, itinerary: itinerary(about) };
  return {
    ...common,
    ...(product ? { openingHoursSpecification: openingHours(product.schedule) } : {}),
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

const openingHours = (schedule: Schedule) =>
  schedule.type === 'OPENING_HOURS'
    ? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schedule.weekdays.map((weekday) => schemaDays[weekday - 1]),
        opens: schedule.from,
        closes: schedule.to,
      }
    : undefined;
