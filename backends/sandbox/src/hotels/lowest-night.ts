import {
  addDays,
  type CurrencyCode,
  fitsRoom,
  type HotelCode,
  type Money,
  money,
  nightsAhead,
  type ParkDay,
  parkDayAt,
} from '@shop/domain';
import { classOf, type Content } from '../engine/content.js';
import type { RoomKind } from '../engine/hotel-rates.js';
import { priceRoom } from './price-stay.js';
import type { RoomsLeft } from './room-stock.js';
import { isClosedOn } from './stay-rules.js';

const twoAdults = { adults: 2, childAges: [] };

const comingNights = (now: Date): readonly ParkDay[] =>
  Array.from({ length: nightsAhead }, (_, ahead) => addDays(parkDayAt(now), ahead));

export const lastNight = (now: Date): ParkDay => addDays(parkDayAt(now), nightsAhead - 1);

/** Each kind of room that two adults can have on a coming night, at its lowest rate. */
export function lowestRooms(
  content: Content,
  hotel: HotelCode,
  currency: CurrencyCode,
  left: RoomsLeft,
  now: Date,
) {
  const { rates, kinds } = content.hotels;
  const [board] = rates.boards[hotel].toSorted((one, other) => one.percent - other.percent);
  const [plan] = rates.plans.toSorted((one, other) => one.percent - other.percent);
  if (!board || !plan) return [];
  const rate = { hotel, currency, party: twoAdults, board: board.board, plan: plan.code };
  const priceOn = (kind: RoomKind, day: ParkDay) =>
    priceRoom(
      content,
      { ...rate, room: kind.code, checkIn: day, checkOut: addDays(day, 1) },
      kind,
      now,
    );
  const open = comingNights(now).filter((day) => !isClosedOn(rates, hotel, day));
  return kinds[hotel]
    .filter((kind) => fitsRoom(twoAdults, kind))
    .flatMap((kind) => {
      const free = open.filter((day) => left(hotel, kind, day) > 0);
      const amounts = free.flatMap((day) => priceOn(kind, day)?.total.amount ?? []);
      if (amounts.length === 0) return [];
      return [{ room: kind.code, priceFrom: money(Math.min(...amounts), currency) }];
    });
}

export function lowestNight(
  content: Content,
  code: HotelCode,
  currency: CurrencyCode,
  now: Date,
): Money {
  const nights = content.hotels.nights[code][currency];
  const amounts = comingNights(now).map((day) => nights[classOf(content, day)]);
  return money(Math.min(...amounts), currency);
}
