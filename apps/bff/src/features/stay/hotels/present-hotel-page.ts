import {
  callCentreHours,
  type Country,
  hotelAgeBands,
  hotelRoute,
  hotelsRoute,
  type Language,
  maxChildrenPerRoom,
  maxRooms,
  type Money,
  pathOf,
  writeHours,
  writeTime,
} from '@shop/domain';
import type { ContentSource, HotelText, PlacesContent } from '@shop/ports/backends';
import type { HotelView } from '@shop/ports/screens';
import { findRoomsOf, presentRooms } from '../present-rooms.js';
import { mapsAddress, presentCoastMap } from '../../../presenters/present-coast-map.js';
import { presentHotelScene } from '../../../presenters/present-hotel.js';

interface Asked {
  readonly language: Language;
  readonly country: Country;
  readonly night: HotelView['night'];
  readonly problem: HotelView['problem'];
  readonly parks: HotelView['parks']['all'];
  /** Lowest night of each kind of room, if known. */
  readonly rooms: ReadonlyMap<string, Money> | undefined;
}

interface OperatorTexts {
  readonly content: ContentSource;
  readonly places: PlacesContent;
}

export function presentHotel(
  hotel: HotelText,
  { content, places }: OperatorTexts,
  asked: Asked,
): HotelView {
  const { kind, line, wall, amenities, description, around, accessibility } = hotel;
  const { language, country, night, problem, parks, rooms } = asked;
  return {
    title: hotel.name,
    kind,
    line,
    wall,
    amenities,
    description,
    around,
    rooms: presentRooms(hotel, language, rooms),
    find: findRoomsOf(hotel.code, language),
    accessibility,
    night,
    problem,
    scene: presentHotelScene(hotel),
    facts: {
      checkIn: writeTime(hotel.checkIn, language),
      checkOut: writeTime(hotel.checkOut, language),
      roomCount: hotel.roomCount,
      nearestPark: parks[0]?.poster.name ?? '',
      minutes: parks[0]?.minutes ?? 0,
    },
    ages: { adult: hotelAgeBands.ADULT.from, maxChildren: maxChildrenPerRoom },
    maxRooms,
    board: { lead: hotel.boardLead, parts: hotel.board },
    parks: { lead: hotel.parksLead, all: parks },
    children: hotel.children,
    arrival: presentArrival(hotel, places, language),
    phone: presentPhone(content, language, country),
    all: pathOf(hotelsRoute, language),
    gallery: `${pathOf({ name: 'gallery', params: {} }, language)}?place=${hotelRoute(hotel.code).params.brand}`,
  };
}

/** The map shows the towns from which the nearest park's directions start. */
const presentArrival = (
  { name, address, spot, airport, ways, parks }: HotelText,
  places: PlacesContent,
  language: Language,
): HotelView['arrival'] => ({
  address: [
    name,
    address.street,
    `${address.postalCode} ${address.locality}, Quintana Roo, México`,
  ],
  map: presentCoastMap(
    places.directions(parks[0]?.park ?? '', language)?.distances.map(({ from }) => from) ?? [],
    spot,
    name,
  ),
  maps: mapsAddress(spot),
  airportKm: airport.km,
  airportMinutes: airport.minutes,
  ways,
});

/** Phone number for the visitor's country, else the first one. */
function presentPhone(
  content: ContentSource,
  language: Language,
  country: Country,
): HotelView['phone'] {
  const { phones } = content.site(language);
  const own = phones.find((phone) => phone.country === country) ?? phones[0];
  const { weekday, weekend } = callCentreHours;
  return {
    country: own?.name ?? '',
    number: own?.number ?? '',
    href: `tel:${own?.number.replaceAll(/[^+\d]/g, '') ?? ''}`,
    weekday: writeHours(weekday.from, weekday.to, language),
    weekend: writeHours(weekend.from, weekend.to, language),
  };
}
