import type { AgeBands } from '../people/people.js';
import type { Route } from '../route/route-table.js';

/** Hotel codes with the hotel API's ids. */
export const hotelIds = { hxm: 74213, hxa: 31453, lcdlp: 79260 } as const;
export type HotelCode = keyof typeof hotelIds;

/** In display order. */
export const hotelCodes: readonly HotelCode[] = ['hxm', 'hxa', 'lcdlp'];

export const isHotelCode = (text: string): text is HotelCode =>
  hotelCodes.some((code) => code === text);

const brands: Readonly<Record<HotelCode, string>> = {
  hxm: 'manglar',
  hxa: 'arrecife',
  lcdlp: 'la-caleta-de-las-palmas',
};
const allBrand = 'coralibri';

export const hotelRoute = (code: HotelCode): Route => ({
  name: 'hotels',
  params: { brand: brands[code] },
});

export const hotelsRoute: Route = { name: 'hotels', params: { brand: allBrand } };

/** The page of `hoteles-{brand}`; `undefined` for an unknown brand. */
export function hotelPageOf(brand: string | undefined): HotelCode | 'all' | undefined {
  if (brand === allBrand) return 'all';
  return hotelCodes.find((code) => brands[code] === brand);
}

export const roomRoute = (hotel: HotelCode, room: string): Route => ({
  name: 'room',
  params: { room: `${brands[hotel]}-${room}` },
});

/** The room of `habitacion-{room}`, not checked to exist; `undefined` for an unknown hotel. */
export function roomPageOf(
  text = '',
): { readonly hotel: HotelCode; readonly room: string } | undefined {
  const hotel = hotelCodes.find((code) => text.startsWith(`${brands[code]}-`));
  return hotel && { hotel, room: text.slice(brands[hotel].length + 1) };
}

export const maxRooms = 5;
export const maxChildrenPerRoom = 2;

/** In hotels an adult is 16 or older, unlike in the parks (docs/rules/people.md). */
export const hotelAgeBands = {
  ADULT: { from: 16 },
  CHILD: { from: 0, to: 15 },
} as const satisfies AgeBands;

/** How many days ahead the cheapest night is searched. */
export const nightsAhead = 30;

/** Hotels with a free night first; otherwise in display order. */
export function freeFirst(nights: ReadonlyMap<HotelCode, unknown>): readonly HotelCode[] {
  const free = hotelCodes.filter((code) => nights.has(code));
  return [...free, ...hotelCodes.filter((code) => !nights.has(code))];
}
