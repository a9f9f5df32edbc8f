import {
  type HotelCode,
  type Language,
  nightsAround,
  type ParkDay,
  pathOf,
  type People,
  roomsFor,
  type StayDates,
  stayQuery,
  type StayRequest,
  typedRoomOf,
} from '@shop/domain';

export function stayAddress(request: StayRequest, language: Language, way: NightsWay = {}): string {
  const { hotel, checkIn, checkOut, rooms, promoCode } = request;
  const parties = rooms.map(({ party }) => typedRoomOf(party));
  const query = stayQuery({ hotel, checkIn, checkOut, rooms: parties, promoCode });
  return searchAt(query, way, language);
}

/** Search link of a hotel with dates, for two adults like a "from" price. */
export function datesAddress(hotel: HotelCode, dates: StayDates, language: Language): string {
  const rooms = [{ adults: 2, children: 0, ages: [] }];
  return searchAt(stayQuery({ hotel, ...dates, rooms, promoCode: undefined }), {}, language);
}

/** What the chosen rooms are for: to replace a stay, for a package, or for a draft. */
export type NightsWay =
  | { readonly instead?: string }
  | { readonly package: string }
  /** Query of the builder's URL. */
  | { readonly plan: string };

export function nightsAddress(
  { days, people }: { readonly days: readonly ParkDay[]; readonly people: People },
  way: NightsWay,
  language: Language,
  today: ParkDay,
): string {
  const { checkIn, checkOut } = nightsAround(days, today) ?? {};
  const rooms = roomsFor(people);
  const any = { hotel: undefined, promoCode: undefined };
  return searchAt(stayQuery({ ...any, checkIn, checkOut, rooms }), way, language);
}

function searchAt(query: URLSearchParams, way: NightsWay, language: Language): string {
  for (const [name, value] of Object.entries(way)) query.set(name, value);
  return `${pathOf({ name: 'findRoom', params: {} }, language)}?${query}`;
}
