import {
  buyRoute,
  type Language,
  momentOf,
  type Money,
  type ParkDay,
  pathOf,
  type Product,
  type Schedule,
} from '@shop/domain';
import type { PlaceText } from '@shop/ports/backends';
import type { StructuredData } from '@shop/ports/screens';
import { sharingPicture } from '../../../presenters/sharing-pictures.js';
import {
  describeOffer,
  describeHours,
  parkAddress,
  theShop,
} from '../../../presenters/structured-data.js';

/** What a ticket's page says of itself: its prices are the ones that the page shows. */
export interface BuyDescription {
  readonly product: Product;
  readonly place: PlaceText;
  readonly language: Language;
  /** The price that the page begins with; without one nothing is offered. */
  readonly from: Money | undefined;
  /** The next day that can be bought, with its price in the calendar. */
  readonly next: { readonly day: ParkDay; readonly price: Money } | undefined;
}

/** The place or tour, its ticket with an offer, and the next show of a night. */
export function describeBuy(description: BuyDescription): readonly StructuredData[] {
  const { product, place, language, from } = description;
  const url = pathOf(buyRoute(product), language);
  const common = { name: place.name, url, image: sharingPicture(product.slug, language) };
  const offers = from && describeOffer(from, url);
  return [
    product.tourOnly
      ? { '@type': 'TouristTrip', ...common, description: place.line, provider: theShop }
      : describePark(description, common),
    ...(offers
      ? [{ '@type': 'Product', ...common, description: place.summary, brand: theShop, offers }]
      : []),
    ...describeShow(description, common),
  ];
}

type Common = Readonly<Record<'name' | 'url' | 'image', string>>;

/** Rides and water make an amusement park; where there is culture too, it is a place to see. */
const describePark = ({ place, product }: BuyDescription, common: Common): StructuredData => ({
  '@type': isAmusement(place.tags) ? 'AmusementPark' : 'TouristAttraction',
  '@id': placeId(common),
  ...common,
  description: place.line,
  address: parkAddress,
  openingHoursSpecification: describeHours(product.schedule),
});

const isAmusement = (tags: readonly string[]) =>
  !tags.includes('culture') && (tags.includes('adventure') || tags.includes('water'));

const placeId = ({ url }: Common) => `${url}#place`;

/** Only a night with hours of its own is a show that begins; a park's day is no event. */
function describeShow(
  { product: { schedule }, place, next }: BuyDescription,
  common: Common,
): readonly StructuredData[] {
  if (place.label !== 'night' || schedule.type !== 'OPENING_HOURS' || !next) return [];
  return [
    {
      '@type': 'Event',
      ...common,
      ...hoursOf(next.day, schedule),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@id': placeId(common) },
      organizer: theShop,
      offers: describeOffer(next.price, common.url),
    },
  ];
}

const hoursOf = (day: ParkDay, { from, to }: Extract<Schedule, { type: 'OPENING_HOURS' }>) => ({
  startDate: momentOf(day, from).toISOString(),
  endDate: momentOf(day, to).toISOString(),
});
