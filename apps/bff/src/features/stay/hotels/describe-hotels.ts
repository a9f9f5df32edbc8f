import { type Money, toDecimal } from '@shop/domain';
import type { HotelText, LowestNight } from '@shop/ports/backends';
import type { HotelCardView, StructuredData } from '@shop/ports/screens';

/** What of a hotel its page knows beside the operator's texts. */
interface Described {
  readonly url: string;
  readonly telephone: string;
  readonly night: LowestNight | undefined;
  /** Where its rooms are searched. */
  readonly find: string;
  readonly roomUrl: (room: string) => string;
}

/**
 * A hotel in the words of schema.org (docs/rules/pages.md): its rooms as places with pages of their
 * own, and while its price is known the lowest night as an offer, where it is searched, and one for
 * each kind of room whose own lowest night is told.
 */
export function describeHotel(
  hotel: HotelText,
  { url, telephone, night, find, roomUrl }: Described,
): StructuredData {
  const { street, locality, postalCode } = hotel.address;
  return {
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.summary,
    url,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: 'Quintana Roo',
      postalCode,
      addressCountry: 'MX',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: hotel.spot.latitude,
      longitude: hotel.spot.longitude,
    },
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    numberOfRooms: hotel.roomCount,
    amenityFeature: hotel.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: hotel.rooms.map((room) => {
      const own = roomUrl(room.code);
      return { ...describeRoom(room), '@id': own, url: own };
    }),
    ...(night && { makesOffer: offersOf(hotel, night, { find, roomUrl }) }),
  };
}

const offersOf = (
  { rooms }: HotelText,
  night: LowestNight,
  { find, roomUrl }: Pick<Described, 'find' | 'roomUrl'>,
) => [
  describeNight(night, find),
  ...rooms.flatMap(({ code }) => {
    const lowest = night.rooms?.get(code);
    return lowest ? [describeRoomNight(lowest, find, roomUrl(code))] : [];
  }),
];

/** A kind of room in the words of schema.org. */
export const describeRoom = ({
  name,
  text,
  beds,
  size,
  adults,
  children,
}: HotelText['rooms'][number]) => ({
  '@type': 'HotelRoom',
  name,
  description: text,
  bed: beds,
  floorSize: { '@type': 'QuantitativeValue', value: size, unitCode: 'MTK' },
  occupancy: { '@type': 'QuantitativeValue', maxValue: adults + children, unitCode: 'C62' },
});

/** The lowest night of a kind of room, which is a node of the same graph. */
export const describeRoomNight = (night: Money, find: string, room: string) => ({
  ...describeNight(night, find),
  itemOffered: { '@id': room },
});

const describeNight = (night: Money, url: string) => ({
  '@type': 'Offer',
  url,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: toDecimal(night),
    priceCurrency: night.currency,
    valueAddedTaxIncluded: true,
    unitCode: 'DAY',
  },
});

/** The list as schema.org has it: the hotels in the order of the page. */
export const describeHotels = (
  hotels: readonly HotelCardView[],
  publicOrigin: string,
): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: hotels.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicOrigin + href,
  })),
});
