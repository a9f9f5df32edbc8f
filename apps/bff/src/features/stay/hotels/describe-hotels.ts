import { type Money, toDecimal } from '@shop/domain';
import type { HotelText, LowestNight } from '@shop/ports/backends';
import type { HotelCardView, StructuredData } from '@shop/ports/screens';

interface Described {
  readonly url: string;
  readonly telephone: string;
  readonly night: LowestNight | undefined;
  readonly find: string;
  readonly roomUrl: (room: string) => string;
}

/** schema.org data of a hotel: its rooms, and offers at known prices (docs/rules/pages.md). */
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

/** Offer of a room's lowest night, linked to the room's node. */
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
