import {
  addsUp,
  type BookedRoom,
  hotelIds,
  maxRooms,
  nightDays,
  type StayBooking,
  sum,
} from '@shop/domain';
import type { WantedRoom } from '@shop/ports/backends';
import { z } from 'zod';
import { orNone, word } from './entries.js';
import { boardWords, hotel, price, rate, readRate, writeParty } from './wire-room.js';
import * as wire from './wire-values.js';

const bookedRoom = rate
  .extend({
    board: word(['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'ALL_INCLUSIVE'], 'ROOM_ONLY'),
    adults: z.int().min(1).max(100),
    childAges: z.array(z.int().min(0).max(99)).max(20),
  })
  .transform((read): BookedRoom => ({
    ...readRate(read),
    board: boardWords[read.board],
    party: { adults: read.adults, childAges: read.childAges },
  }));

/** Rejected if the rooms don't add up to the total. */
export const booking = hotel
  .and(
    z.object({
      id: wire.id,
      status: z.enum(['ON_HOLD', 'CONFIRMED', 'CANCELLED', 'EXPIRED']),
      checkIn: wire.parkDay,
      checkOut: wire.parkDay,
      rooms: z.array(bookedRoom).min(1).max(maxRooms),
      promoCode: wire.name.optional(),
      original: price.optional(),
      total: price,
      heldUntil: orNone('heldUntil', wire.instant),
      refund: orNone('refund', wire.wireMoney),
    }),
  )
  .refine(({ rooms, ...dates }) => {
    const days = nightDays(dates);
    return rooms.every((room) => addsUp(room, days));
  }, 'nights of the stay')
  .refine(
    ({ rooms, total }) =>
      rooms.every((room) => room.total.currency === total.currency) &&
      sum(
        rooms.map((room) => room.total),
        total.currency,
      ).amount === total.amount,
    'rooms that add up to the total',
  )
  .transform(({ code, original, hotelId: _, heldUntil, refund, ...read }): StayBooking => ({
    ...read,
    hotel: code,
    original: original?.currency === read.total.currency ? original : read.total,
    heldUntil: heldUntil ?? undefined,
    refund: refund ?? undefined,
  }));

export const writeRooms = (rooms: readonly WantedRoom[]) =>
  rooms.map(({ token, party }) => ({ token, ...writeParty(party) }));

const statedBoards = Object.fromEntries(
  Object.entries(boardWords).map(([said, board]) => [board, said]),
);

/** A booking in the hotel API's words, for storage by other backends. */
export const writeBooking = (stay: StayBooking) => ({
  id: stay.id,
  status: stay.status,
  code: stay.hotel,
  hotelId: hotelIds[stay.hotel],
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  rooms: stay.rooms.map(writeBooked),
  ...(stay.promoCode && { promoCode: stay.promoCode }),
  original: stay.original,
  total: stay.total,
  heldUntil: stay.heldUntil?.toISOString() ?? null,
  refund: stay.refund ?? null,
});

const writeBooked = ({ room, name, beds, view, size, board, party, ...rate }: BookedRoom) => ({
  room,
  name,
  beds,
  view,
  size,
  board: statedBoards[board],
  ...writeParty(party),
  nights: rate.nights.map(({ day, amount }) => ({ date: day, amount: amount.amount })),
  taxes: rate.taxes,
  original: rate.original,
  total: rate.total,
  cancellation: {
    freeUntil: rate.rule.freeUntil?.toISOString() ?? null,
    laterPercent: rate.rule.laterPercent,
  },
});
