import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  currencyCodes,
  type HotelCode,
  hotelCodes,
  isParkTime,
  type Language,
  type ParkTime,
} from '@shop/domain';
import { z } from 'zod';

const minorUnits = z.number().int().positive();
const percent = z.number().int().positive();
const classNights = z.object({ low: minorUnits, standard: minorUnits, high: minorUnits });

/** `hotels/prices.json`: a night for two adults in the cheapest room, with taxes, per class. */
const nightRates = z.object({
  nights: z.record(z.enum(hotelCodes), z.record(z.enum(currencyCodes), classNights)),
});

export const boardCodes = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'ALL_INCLUSIVE'] as const;
export type BoardCode = (typeof boardCodes)[number];

const hotel = z.enum(hotelCodes);
const monthDay = z.string().regex(/^\d\d-\d\d$/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const eachHotel = <Shape extends z.ZodType>(shape: Shape) => z.record(hotel, z.array(shape).min(1));

/** `hotels/rates.json`: how many rooms there are, and how their prices vary. */
const stayRates = z.object({
  rooms: eachHotel(z.object({ code: z.string(), count: z.number().int().positive(), percent })),
  boards: eachHotel(z.object({ board: z.enum(boardCodes), percent })),
  /** Days before arrival until which cancelling is free; `null`: never. */
  plans: z
    .array(
      z.object({
        code: z.string(),
        percent,
        freeDays: z.number().int().nonnegative().nullable(),
        laterPercent: z.number().int().min(0).max(100),
      }),
    )
    .min(1),
  guests: z.object({
    oneAdult: percent,
    moreAdult: percent,
    children: z.array(z.object({ to: z.number().int(), percent: z.number().int() })).min(1),
  }),
  taxesPercent: percent,
  horizonDays: z.number().int().positive(),
  offerMinutes: z.number().int().positive(),
  /** For stays that begin in this range of month days. */
  minimumStays: z.array(z.object({ from: monthDay, to: monthDay, nights: percent })),
  noArrival: z.array(monthDay),
  noDeparture: z.array(monthDay),
  specialDays: z.array(z.object({ day: monthDay, percent })),
  closures: z.array(z.object({ hotel, from: day, to: day })),
  /** Rooms left of a kind on every nth night; `*` stands for each kind. */
  busyNights: z.array(
    z.object({
      hotel,
      room: z.string(),
      every: z.number().int().positive(),
      offset: z.number().int().nonnegative(),
      left: z.number().int().nonnegative(),
    }),
  ),
  promos: z.array(
    z.object({ code: z.string(), percent, hotels: z.array(hotel).min(1), until: day }),
  ),
});

const roomWords = z.object({ name: z.string(), beds: z.string(), view: z.string() });

/** The part of `hotels/<code>.json` that the sandbox sells with. */
const hotelPage = z.object({
  checkIn: z.string().refine(isParkTime),
  rooms: z.array(
    z.object({
      code: z.string(),
      size: z.number(),
      adults: z.number().int(),
      children: z.number().int(),
      said: z.object({ es: roomWords, en: roomWords, pt: roomWords }),
    }),
  ),
});

/** A kind of room: how many there are, who fits, and its price in percent. */
export interface RoomKind {
  readonly code: string;
  readonly count: number;
  readonly percent: number;
  readonly adults: number;
  readonly children: number;
  readonly size: number;
  readonly said: Readonly<Record<Language, z.infer<typeof roomWords>>>;
}

export type StayRates = z.infer<typeof stayRates>;

export interface HotelRates extends z.infer<typeof nightRates> {
  readonly rates: StayRates;
  readonly kinds: Readonly<Record<HotelCode, readonly RoomKind[]>>;
  readonly checkIn: Readonly<Record<HotelCode, ParkTime>>;
}

/** Reads the hotels' content. Throws if a room has no page or no rate. */
export async function readHotels(folder: string): Promise<HotelRates> {
  const read = async <T>(name: string, shape: z.ZodType<T>): Promise<T> =>
    shape.parse(JSON.parse(await readFile(join(folder, 'hotels', name), 'utf8')));
  const rates = await read('rates.json', stayRates);
  const pages = await Promise.all(
    hotelCodes.map(async (code) => [code, await read(`${code}.json`, hotelPage)] as const),
  );
  const of = <T>(take: (page: z.infer<typeof hotelPage>, code: HotelCode) => T) =>
    Object.fromEntries(pages.map(([code, page]) => [code, take(page, code)])) as Record<
      HotelCode,
      T
    >; // as: one page per code
  return {
    ...(await read('prices.json', nightRates)),
    rates,
    kinds: of((page, code) =>
      page.rooms.map((room) => ({ ...room, ...soldAs(rates, code, room) })),
    ),
    checkIn: of(({ checkIn }) => checkIn),
  };
}

function soldAs(rates: StayRates, hotelCode: HotelCode, room: { readonly code: string }) {
  const sold = rates.rooms[hotelCode].find(({ code }) => code === room.code);
  if (!sold) throw new Error(`hotels/rates.json: ${hotelCode} has no rate of ${room.code}`);
  return sold;
}
