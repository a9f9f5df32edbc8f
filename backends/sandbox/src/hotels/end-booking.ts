import { isSame, momentOf, type Money, roomBack, sum, zero } from '@shop/domain';
import { later } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import { giveBack, type Place, release, sell } from '../engine/stock.js';
import { type Stay, statusNow, totalOf } from './booking-wire.js';
import {
  holdMs,
  type Hotels,
  own,
  placesOfStay,
  placesOfWanted,
  rowOf,
  saved,
} from './bookings.js';
import { holdRooms, lockRooms } from './room-stock.js';
import { readWanted, type Wanted } from './wanted-rooms.js';

/** The refund of cancelling now; `undefined` once the stay has begun. */
export function backNow(hotels: Hotels, stay: Stay): Money | undefined {
  const { currency } = totalOf(stay);
  const begins = momentOf(stay.check_in, hotels.content.hotels.checkIn[stay.hotel]);
  const now = hotels.clock();
  if (statusNow(stay, now) !== 'CONFIRMED') return zero(currency);
  if (now >= begins) return undefined;
  const back = stay.rooms.map(({ total, freeUntil, laterPercent }) => {
    const rule = { freeUntil: freeUntil ? new Date(freeUntil) : undefined, laterPercent };
    return roomBack(total, rule, begins, now);
  });
  return sum(back, currency);
}

export async function cancelStay(
  tx: Tx,
  hotels: Hotels,
  id: string,
  amount: Money,
): Promise<Stay | Refused> {
  const stay = await own(tx, id);
  if (isRefused(stay)) return stay;
  if (stay.status === 'CANCELLED') return stay;
  const back = backNow(hotels, stay);
  if (!back) return refuse('TOO_LATE', 'id');
  if (!isSame(back, amount)) return refuse('AMOUNT_CHANGED', 'amount');
  await giveRoomsBack(tx, stay, placesOfStay(stay));
  return saved(tx, id, { status: 'CANCELLED', holds: '[]', refund: JSON.stringify(back) });
}

async function giveRoomsBack(tx: Tx, stay: Stay, locked: readonly Place[]): Promise<void> {
  await lockRooms(tx, locked);
  if (stay.status === 'CONFIRMED')
    for (const place of placesOfStay(stay)) await giveBack(tx, place, 1);
  else for (const hold of stay.holds) await release(tx, hold);
}

/** Whether cancelling all of its rooms is still free. */
const isFree = (hotels: Hotels, stay: Stay): boolean => {
  const back = backNow(hotels, stay);
  return back !== undefined && isSame(back, totalOf(stay));
};

export async function changeStay(
  tx: Tx,
  hotels: Hotels,
  id: string,
  wanted: readonly Wanted[],
  amount: Money,
): Promise<Stay | Refused> {
  const stay = await own(tx, id);
  if (isRefused(stay)) return stay;
  const status = statusNow(stay, hotels.clock());
  if (status === 'CANCELLED') return refuse('BOOKING_CANCELLED', 'id');
  if (status === 'CONFIRMED' && !isFree(hotels, stay)) return refuse('TOO_LATE', 'id');
  const read = readWanted(hotels, hotels.tokens, wanted);
  if (isRefused(read)) return read;
  if (!isSame(totalOf(read), amount)) return refuse('AMOUNT_CHANGED', 'amount');
  const places = placesOfWanted(read);
  await giveRoomsBack(tx, stay, [...placesOfStay(stay), ...places]);
  const until = later(hotels.clock(), holdMs);
  const holds = await holdRooms(tx, hotels, read.first.hotel, places, until);
  if (!holds) return refuse('NO_AVAILABILITY', 'rooms');
  if (status === 'CONFIRMED') for (const hold of holds) await sell(tx, hold);
  const held = { hold_until: until, holds: JSON.stringify(holds) };
  return saved(tx, id, { ...rowOf(read), ...(status === 'CONFIRMED' ? {} : held) });
}
