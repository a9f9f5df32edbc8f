import {
  type HotelCode,
  type Language,
  nightsAround,
  type ParkDay,
  pathOf,
  type People,
  roomsFor,
  stayQuery,
  type StayDates,
  type StayWish,
  typedRoomOf,
} from '@shop/domain';

/** Where this stay is looked for again, its dates and people filled in. */
export function stayAddress(wish: StayWish, language: Language, way: NightsWay = {}): string {
  const { hotel, checkIn, checkOut, rooms, promoCode: promo } = wish;
  const parties = rooms.map(({ party }) => typedRoomOf(party));
  const query = stayQuery({ hotel, checkIn, checkOut, rooms: parties, promo });
  return searchAt(query, way, language);
}

/** The search of a hotel with these dates filled in, for two adults as a price "from" is. */
export function datesAddress(hotel: HotelCode, dates: StayDates, language: Language): string {
  const rooms = [{ adults: 2, children: 0, ages: [] }];
  return searchAt(stayQuery({ hotel, ...dates, rooms, promo: undefined }), {}, language);
}

/** What becomes of the rooms that are chosen: in the place of a stay, in a package, or in a plan. */
export type NightsWay =
  | { readonly instead?: string }
  | { readonly package: string }
  /** Of the builder: its address without its path. */
  | { readonly plan: string };

/** Where nights around these days are looked for, for the same people. */
export function nightsAddress(
  { days, people }: { readonly days: readonly ParkDay[]; readonly people: People },
  way: NightsWay,
  language: Language,
  today: ParkDay,
): string {
  const { checkIn, checkOut } = nightsAround(days, today) ?? {};
  const rooms = roomsFor(people);
  const any = { hotel: undefined, promo: undefined };
  return searchAt(stayQuery({ ...any, checkIn, checkOut, rooms }), way, language);
}

function searchAt(query: URLSearchParams, way: NightsWay, language: Language): string {
  for (const [name, value] of Object.entries(way)) query.set(name, value);
  return `${pathOf({ name: 'findRoom', params: {} }, language)}?${query}`;
}
