import {
  type HotelCode,
  hotelIds,
  isHotelCode,
  maxNights,
  type Money,
  money,
  type RoomParty,
  type RoomRate,
} from '@shop/domain';
import { z } from 'zod';
import * as wire from './wire-values.js';

export const boardWords = {
  ROOM_ONLY: 'roomOnly',
  BREAKFAST: 'breakfast',
  HALF_BOARD: 'halfBoard',
  ALL_INCLUSIVE: 'allInclusive',
} as const;

/** Money that is paid: never nothing, never less. */
export const price = wire.wireMoney.refine(({ amount }) => amount > 0, 'more than nothing');

export const hotel = z
  .object({ code: z.custom<HotelCode>(isCode, 'a hotel of ours'), hotelId: z.int() })
  .refine(({ code, hotelId }) => hotelIds[code] === hotelId, 'the number of this hotel');

function isCode(code: unknown): boolean {
  return typeof code === 'string' && isHotelCode(code);
}

const rule = z
  .object({ freeUntil: wire.instant.nullish(), laterPercent: z.int().min(0).max(100).default(0) })
  .transform(({ freeUntil, laterPercent }) => ({
    freeUntil: freeUntil ?? undefined,
    laterPercent,
  }));

export const rate = z.object({
  room: wire.slug,
  name: wire.name.optional(),
  beds: wire.name.optional(),
  view: wire.name.optional(),
  size: z.int().positive().optional(),
  nights: z
    .array(z.object({ date: wire.parkDay, amount: z.int().positive() }))
    .min(1)
    .max(maxNights),
  taxes: wire.wireMoney.optional(),
  original: price.optional(),
  total: price,
  cancellation: rule,
});

export function readRate(read: z.output<typeof rate>): Omit<RoomRate, 'board'> {
  const { nights, name, original, total, cancellation, room, beds, view, size, taxes } = read;
  const isSameCurrency = (other: Money | undefined) => other?.currency === total.currency;
  // One by one: what is spread into an object that has more costs ten times as much.
  return {
    room,
    name: name ?? room,
    beds,
    view,
    size,
    total,
    rule: cancellation,
    nights: nights.map(({ date, amount }) => ({
      day: date,
      amount: money(amount, total.currency),
    })),
    taxes: isSameCurrency(taxes) ? taxes : undefined,
    original: original && isSameCurrency(original) ? original : total,
  };
}

export const writeParty = ({ adults, childAges }: RoomParty) => ({ adults, childAges });
