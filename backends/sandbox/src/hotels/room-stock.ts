import {
  daysBetween,
  type HotelCode,
  hotelCodes,
  nightDays,
  type ParkDay,
  type StayDates,
} from '@shop/domain';
import type { Tx } from '../engine/database.js';
import type { HotelRates, RoomKind } from '../engine/hotel-rates.js';
import type { Shop } from '../engine/shop.js';
import {
  type Capacity,
  lockPlaces,
  type Place,
  placeKey,
  sweepPlace,
  take,
  takenBetween,
} from '../engine/stock.js';

const poolOf = (hotel: HotelCode, room: string) => `${hotel}:${room}`;

const nightAt = (hotel: HotelCode, room: string, day: ParkDay): Place => ({
  pool: poolOf(hotel, room),
  day,
  start: '',
});

/** The rooms of a kind for a night, and how many were sold elsewhere. */
function capacityOn(
  { rates }: HotelRates,
  hotel: HotelCode,
  kind: RoomKind,
  day: ParkDay,
): Capacity {
  const number = daysBetween('1970-01-01', day);
  const rule = rates.busyNights.find(
    (busy) =>
      busy.hotel === hotel &&
      (busy.room === '*' || busy.room === kind.code) &&
      number % busy.every === busy.offset,
  );
  const left = Math.min(rule?.left ?? kind.count, kind.count);
  return { capacity: kind.count, soldElsewhere: kind.count - left };
}

export type RoomsLeft = (hotel: HotelCode, kind: RoomKind, day: ParkDay) => number;

/** Counts all rooms left between two nights. `own` counts as free for the caller. */
export async function roomsLeft(
  shop: Pick<Shop, 'content' | 'db' | 'clock'>,
  from: ParkDay,
  to: ParkDay,
  own: readonly Place[] = [],
): Promise<RoomsLeft> {
  const { hotels } = shop.content;
  const pools = hotelCodes.flatMap((hotel) =>
    hotels.kinds[hotel].map(({ code }) => poolOf(hotel, code)),
  );
  const taken = await takenBetween(shop.db, pools, from, to, shop.clock());
  return (hotel, kind, day) => {
    const place = nightAt(hotel, kind.code, day);
    const key = placeKey(place);
    const { capacity, soldElsewhere } = capacityOn(hotels, hotel, kind, day);
    const mine = own.filter((one) => placeKey(one) === key).length;
    return Math.max(0, capacity - (taken.get(key) ?? soldElsewhere) + mine);
  };
}

/** Every night of every room, once per room. */
export const placesOf = (
  hotel: HotelCode,
  rooms: readonly { readonly room: string }[],
  dates: StayDates,
): readonly Place[] =>
  rooms.flatMap(({ room }) => nightDays(dates).map((day) => nightAt(hotel, room, day)));

/** Holds all rooms, or `undefined`: then roll back. Also locks the places in `also`. */
export async function holdRooms(
  tx: Tx,
  { content: { hotels }, clock }: Pick<Shop, 'content' | 'clock'>,
  hotel: HotelCode,
  places: readonly Place[],
  until: Date,
): Promise<readonly string[] | undefined> {
  const holds: string[] = [];
  for (const [key, count] of counted(places)) {
    const [place] = places.filter((one) => placeKey(one) === key);
    const kind = hotels.kinds[hotel].find(({ code }) => place?.pool === poolOf(hotel, code));
    if (!place || !kind) return undefined;
    await sweepPlace(tx, place, clock());
    const capacity = capacityOn(hotels, hotel, kind, place.day);
    const hold = await take(tx, place, capacity, count, until);
    if (!hold) return undefined;
    holds.push(hold);
  }
  return holds;
}

/** Locks all that the transaction touches, in one order, before it changes anything. */
export const lockRooms = (tx: Tx, places: readonly Place[]): Promise<void> =>
  lockPlaces(tx, places);

function counted(places: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(placeKey(place), (counts.get(placeKey(place)) ?? 0) + 1);
  return counts;
}
