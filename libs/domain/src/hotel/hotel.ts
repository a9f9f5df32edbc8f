import type { AgeBands } from '../people/people.js';
import type { Route } from '../route/route-table.js';

/** The hotels by their code, with the number that the hotel API knows each by. */
export const hotelIds = { hxm: 74213, hxa: 31453, lcdlp: 79260 } as const;
export type HotelCode = keyof typeof hotelIds;

/** In the order in which the shop shows them. */
export const hotelCodes: readonly HotelCode[] = ['hxm', 'hxa', 'lcdlp'];

export const isHotelCode = (text: string): text is HotelCode =>
  hotelCodes.some((code) => code === text);

/** What each hotel is called in the address of its page. */
const brands: Readonly<Record<HotelCode, string>> = {
  hxm: 'manglar',
  hxa: 'arrecife',
  lcdlp: 'la-caleta-de-las-palmas',
};
const allBrand = 'coralibri';

/** The page of a hotel. */
export const hotelRoute = (code: HotelCode): Route => ({
  name: 'hotels',
  params: { brand: brands[code] },
});

/** The list of all hotels. */
export const hotelsRoute: Route = { name: 'hotels', params: { brand: allBrand } };

/** Which page an address `hoteles-{brand}` means; none for a brand that is not ours. */
export function hotelPageOf(brand: string | undefined): HotelCode | 'all' | undefined {
  if (brand === allBrand) return 'all';
  return hotelCodes.find((code) => brands[code] === brand);
}

/** The page of a kind of room of a hotel. */
export const roomRoute = (hotel: HotelCode, room: string): Route => ({
  name: 'room',
  params: { room: `${brands[hotel]}-${room}` },
});

/** Which room an address `habitacion-{room}` may mean; none for a hotel that is not ours. */
export function roomPageOf(
  text = '',
): { readonly hotel: HotelCode; readonly room: string } | undefined {
  const hotel = hotelCodes.find((code) => text.startsWith(`${brands[code]}-`));
  return hotel && { hotel, room: text.slice(brands[hotel].length + 1) };
}

export const maxRooms = 5;
export const maxChildrenPerRoom = 2;

/** In the hotels an adult is 16 or older, whatever a park sells them (docs/rules/people.md). */
export const hotelAgeBands = {
  ADULT: { from: 16 },
  CHILD: { from: 0, to: 15 },
} as const satisfies AgeBands;

/** How far ahead the lowest night is looked for. */
export const nightsAhead = 30;

/** Hotels with a night to sell come first, each part in the shop's own order. */
export function freeFirst(nights: ReadonlyMap<HotelCode, unknown>): readonly HotelCode[] {
  const free = hotelCodes.filter((code) => nights.has(code));
  return [...free, ...hotelCodes.filter((code) => !nights.has(code))];
}
