import {
  type HotelCode,
  hotelIds,
  isCurrencyCode,
  isHotelCode,
  isParkDay,
  maxNights,
  type Money,
  money,
  type ParkDay,
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

interface WireNight {
  readonly date: ParkDay;
  readonly amount: number;
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value : {};

const isPositive = (amount: unknown): amount is number =>
  Number.isSafeInteger(amount) && Number(amount) > 0;

function isNight(value: unknown): boolean {
  const { date, amount } = fieldsOf(value);
  return typeof date === 'string' && isParkDay(date) && isPositive(amount);
}

function isPrice(value: unknown): boolean {
  const { amount, currency } = fieldsOf(value);
  return isPositive(amount) && typeof currency === 'string' && isCurrencyCode(currency);
}

// A search has hundreds of nights: checking each as one value costs half of a shape.
const nights = z.custom<readonly WireNight[]>(
  (all) => Array.isArray(all) && all.length > 0 && all.length <= maxNights && all.every(isNight),
  `1 to ${maxNights} nights, each with its day and price`,
);
const total = z.custom<Money>(isPrice, 'money, more than nothing');

export const rate = z.object({
  room: wire.slug,
  name: wire.name.optional(),
  beds: wire.name.optional(),
  view: wire.name.optional(),
  size: z.int().positive().optional(),
  nights,
  taxes: wire.wireMoney.optional(),
  original: total.optional(),
  total,
  cancellation: rule,
});

export function readRate(read: z.output<typeof rate>): Omit<RoomRate, 'board'> {
  const { nights, name, original, cancellation, room, beds, view, size, taxes } = read;
  const total = moneyOf(read.total);
  const isSameCurrency = (other: Money | undefined) => other?.currency === total.currency;
  // Field by field: spreading into a larger object costs ten times as much.
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
    original: original && isSameCurrency(original) ? moneyOf(original) : total,
  };
}

const moneyOf = ({ amount, currency }: Money): Money => money(amount, currency);

export const writeParty = ({ adults, childAges }: RoomParty) => ({ adults, childAges });
