import { type Language, parkDayAt } from '@shop/domain';
import type { Updateable } from 'kysely';
import { later, minutes } from '../engine/clock.js';
import { randomId } from '../engine/codes.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { StayTable } from '../engine/stay-table.js';
import { release, sell } from '../engine/stock.js';
import type { Stay } from './booking-wire.js';
import type { OfferTokens } from './offer-tokens.js';
import { holdRooms, lockRooms, placesOf } from './room-stock.js';
import { readWanted, type Wanted, type WantedStay } from './wanted-rooms.js';

export const holdMs = minutes(20);

export type Hotels = Pick<Shop, 'content' | 'clock'> & { readonly tokens: OfferTokens };

const datesOf = ({ check_in: checkIn, check_out: checkOut }: Stay) => ({ checkIn, checkOut });
export const placesOfStay = (stay: Stay) => placesOf(stay.hotel, stay.rooms, datesOf(stay));
export const placesOfWanted = ({ first, rooms }: WantedStay) => placesOf(first.hotel, rooms, first);

export async function bookRooms(
  tx: Tx,
  hotels: Hotels,
  wanted: readonly Wanted[],
  language: Language,
): Promise<Stay | Refused> {
  const read = readWanted(hotels, hotels.tokens, wanted);
  if (isRefused(read)) return read;
  const until = later(hotels.clock(), holdMs);
  const places = placesOfWanted(read);
  await lockRooms(tx, places);
  const holds = await holdRooms(tx, hotels, read.first.hotel, places, until);
  if (!holds) return refuse('NO_AVAILABILITY', 'rooms');
  return tx
    .insertInto('stays')
    .values({
      id: randomId(),
      status: 'ON_HOLD',
      ...rowOf(read),
      hold_until: until,
      holds: JSON.stringify(holds),
      reference: null,
      language,
      created_at: hotels.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const rowOf = ({ first, rooms }: WantedStay) => ({
  hotel: first.hotel,
  check_in: first.checkIn,
  check_out: first.checkOut,
  rooms: JSON.stringify(rooms),
  promo: first.promo ?? null,
});

/** The booking, locked until the transaction ends. */
export async function own(tx: Tx, id: string): Promise<Stay | Refused> {
  const stay = await tx
    .selectFrom('stays')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return stay ?? refuse('UNKNOWN_BOOKING', 'id');
}

export const saved = (tx: Tx, id: string, set: Updateable<StayTable>): Promise<Stay> =>
  tx.updateTable('stays').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** A booking that is a hold, or was one. */
async function hold(tx: Tx, id: string): Promise<Stay | Refused> {
  const stay = await own(tx, id);
  if (isRefused(stay)) return stay;
  if (stay.status === 'CONFIRMED') return refuse('BOOKING_CONFIRMED', 'id');
  return stay.status === 'CANCELLED' ? refuse('BOOKING_CANCELLED', 'id') : stay;
}

/** Moves the end of a hold; an expired hold stays expired. */
export async function holdShorter(
  tx: Tx,
  hotels: Hotels,
  id: string,
  until: Date,
): Promise<Stay | Refused> {
  const stay = await hold(tx, id);
  if (isRefused(stay) || stay.hold_until <= hotels.clock() || stay.hold_until <= until) return stay;
  return heldUntil(tx, hotels, stay, until);
}

/** Holds at least until a moment. Takes the rooms of an expired hold again if they are free. */
export async function holdLonger(
  tx: Tx,
  hotels: Hotels,
  id: string,
  until: Date,
): Promise<Stay | Refused> {
  const stay = await hold(tx, id);
  if (isRefused(stay)) return stay;
  const longer = stay.hold_until > until ? stay.hold_until : until;
  if (stay.check_in < parkDayAt(hotels.clock())) return refuse('DAY_PAST', 'checkIn');
  return heldUntil(tx, hotels, stay, longer);
}

async function heldUntil(tx: Tx, hotels: Hotels, stay: Stay, until: Date): Promise<Stay | Refused> {
  await lockRooms(tx, placesOfStay(stay));
  const kept = await tx
    .updateTable('holds')
    .set({ expires_at: until })
    .where('id', 'in', [...stay.holds])
    .where('expires_at', '>', hotels.clock())
    .executeTakeFirst();
  if (Number(kept.numUpdatedRows) === stay.holds.length)
    return saved(tx, stay.id, { hold_until: until });
  for (const hold of stay.holds) await release(tx, hold);
  const holds = await holdRooms(tx, hotels, stay.hotel, placesOfStay(stay), until);
  if (!holds) return refuse('NO_AVAILABILITY', 'rooms');
  return saved(tx, stay.id, { hold_until: until, holds: JSON.stringify(holds) });
}

export async function confirmStay(
  tx: Tx,
  hotels: Hotels,
  id: string,
  reference: string,
): Promise<Stay | Refused> {
  const stay = await own(tx, id);
  if (isRefused(stay)) return stay;
  if (stay.status === 'CONFIRMED')
    return stay.reference === reference ? stay : refuse('BOOKING_CONFIRMED', 'id');
  if (stay.status === 'CANCELLED') return refuse('BOOKING_CANCELLED', 'id');
  const held = await heldUntil(tx, hotels, stay, later(hotels.clock(), holdMs));
  if (isRefused(held)) return refuse('BOOKING_ENDED', 'id');
  for (const hold of held.holds) await sell(tx, hold);
  return saved(tx, id, { status: 'CONFIRMED', holds: '[]', reference });
}
