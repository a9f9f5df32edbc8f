import { hotelIds, type Language, type Money, sum } from '@shop/domain';
import type { Selectable } from 'kysely';
import type { Shop } from '../engine/shop.js';
import type { StayTable } from '../engine/stay-table.js';
import { roomWire } from './room-wire.js';

export type Stay = Selectable<StayTable>;

export function totalOf({ rooms }: Pick<Stay, 'rooms'>): Money {
  const totals = rooms.map(({ total }) => total);
  return sum(totals, totals[0]?.currency ?? 'USD');
}

/** The current status. An expired hold counts as expired even before the sweep. */
export const statusNow = (stay: Stay, now: Date) =>
  stay.status === 'ON_HOLD' && stay.hold_until <= now ? 'EXPIRED' : stay.status;

export function bookingWire(
  { content: { hotels }, clock }: Pick<Shop, 'content' | 'clock'>,
  stay: Stay,
  language: Language = stay.language,
) {
  const total = totalOf(stay);
  const status = statusNow(stay, clock());
  return {
    id: stay.id,
    status,
    code: stay.hotel,
    hotelId: hotelIds[stay.hotel],
    checkIn: stay.check_in,
    checkOut: stay.check_out,
    rooms: stay.rooms.map((room) => ({
      ...roomWire(hotels, stay.hotel, room, language),
      ...room.party,
    })),
    ...(stay.promo && { promoCode: stay.promo }),
    original: sum(
      stay.rooms.map(({ original }) => original),
      total.currency,
    ),
    total,
    heldUntil: status === 'ON_HOLD' ? stay.hold_until.toISOString() : null,
    refund: stay.refund,
  };
}
