import {
  buyRoute,
  hoursOn,
  type Language,
  type Money,
  type ParkDay,
  pathOf,
  type Product,
} from '@shop/domain';
import type { PlaceText } from '@shop/ports/backends';
import type { StructuredData } from '@shop/ports/screens';
import type { BuyFacts } from './buy-facts.js';
import { sharingPicture } from '../../../presenters/sharing-pictures.js';
import {
  describeOffer,
  describeHours,
  parkAddress,
  theShop,
} from '../../../presenters/structured-data.js';

export interface BuyDescription {
  readonly product: Product;
  readonly place: PlaceText;
  readonly language: Language;
  /** The lowest price on the page; without it there is no offer. */
  readonly from: Money | undefined;
  readonly calendar: Pick<BuyFacts['calendar'], 'days' | 'problem'>;
}

interface NextDay {
  readonly day: ParkDay;
  readonly price: Money;
}

function nextDay(days: BuyFacts['calendar']['days']): NextDay | undefined {
  for (const { day, priceFrom, status } of days.values())
    if (priceFrom && (status === 'AVAILABLE' || status === 'LIMITED'))
      return { day, price: priceFrom };
  return undefined;
}

export function describeBuy(description: BuyDescription): readonly StructuredData[] {
  const { product, place, language, from, calendar } = description;
  const url = pathOf(buyRoute(product), language);
  const common = { name: place.name, url, image: sharingPicture(product.slug, language) };
  const next = nextDay(calendar.days);
  const stock = next ? 'InStock' : calendar.problem ? 'unknown' : 'SoldOut';
  const offers = from && describeOffer(from, url, stock);
  return [
    product.tourOnly
      ? { '@type': 'TouristTrip', ...common, description: place.line, provider: theShop }
      : describePark(description, common),
    ...(offers
      ? [{ '@type': 'Product', ...common, description: place.summary, brand: theShop, offers }]
      : []),
    ...(next ? describeShow(description, next, common) : []),
  ];
}

type Common = Readonly<Record<'name' | 'url' | 'image', string>>;

/** Rides or water make an amusement park; with culture it is a tourist attraction. */
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

/** Only a night with fixed hours is an event; a park's day is not. */
function describeShow(
  { product: { schedule }, place }: BuyDescription,
  next: NextDay,
  common: Common,
): readonly StructuredData[] {
  if (place.label !== 'night' || schedule.type !== 'OPENING_HOURS') return [];
  const { from, to } = hoursOn(next.day, schedule);
  return [
    {
      '@type': 'Event',
      ...common,
      startDate: from.toISOString(),
      endDate: to.toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@id': placeId(common) },
      organizer: theShop,
      offers: describeOffer(next.price, common.url, 'InStock'),
    },
  ];
}
