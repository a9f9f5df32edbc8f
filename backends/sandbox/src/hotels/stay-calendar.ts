import {
  addDays,
  type CurrencyCode,
  daysBetween,
  type HotelCode,
  hotelCodes,
  type Money,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
} from '@shop/domain';
import type { Content } from '../engine/content.js';
import { priceRoom } from './price-stay.js';
import type { RoomsLeft } from './room-stock.js';
import { canArrive, canLeave, isClosedOn, minNightsOn } from './stay-rules.js';

const twoAdults = { adults: 2, childAges: [] };

/** A night with at least this many rooms left is AVAILABLE. */
const enough = 5;

type Status = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED';

export const monthDays = (month: ParkMonth): readonly ParkDay[] => {
  const first = `${month}-01`;
  const count = daysBetween(first, `${nextMonth(month)}-01`);
  return Array.from({ length: count }, (_, at) => addDays(first, at));
};

/** Every day of a month, for one hotel or for the cheapest one of each night. */
export function stayCalendar(
  content: Content,
  question: {
    readonly hotel?: HotelCode | undefined;
    readonly month: ParkMonth;
    readonly currency: CurrencyCode;
  },
  left: RoomsLeft,
  now: Date,
) {
  const hotels = question.hotel ? [question.hotel] : hotelCodes;
  const { rates } = content.hotels;
  const today = parkDayAt(now);
  return {
    days: monthDays(question.month).map((day) => {
      const each = hotels.map((hotel) => nightOf(content, hotel, day, question.currency, left));
      const isSold = day >= today && daysBetween(today, day) < rates.horizonDays;
      const best = isSold ? each.toSorted(byPrice)[0] : undefined;
      return {
        date: day,
        status: best?.status ?? 'CLOSED',
        priceFrom: best?.lowest ?? null,
        minNights: minNightsOn(rates, day),
        canBegin: !!best?.lowest && hotels.some((hotel) => canArrive(rates, hotel, day)),
        canEnd: day > today && hotels.some((hotel) => canLeave(rates, hotel, day)),
      };
    }),
  };
}

interface Night {
  readonly status: Status;
  readonly lowest: Money | undefined;
}

const order: readonly Status[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

const byPrice = (one: Night, other: Night) =>
  (one.lowest?.amount ?? Infinity) - (other.lowest?.amount ?? Infinity) ||
  order.indexOf(one.status) - order.indexOf(other.status);

function nightOf(
  content: Content,
  hotel: HotelCode,
  day: ParkDay,
  currency: CurrencyCode,
  left: RoomsLeft,
): Night {
  const { rates, kinds } = content.hotels;
  if (isClosedOn(rates, hotel, day)) return { status: 'CLOSED', lowest: undefined };
  const free = kinds[hotel].map((kind) => ({ kind, rooms: left(hotel, kind, day) }));
  const rooms = free.reduce((sum, one) => sum + one.rooms, 0);
  if (rooms === 0) return { status: 'SOLD_OUT', lowest: undefined };
  const stay = { hotel, checkIn: day, checkOut: addDays(day, 1), party: twoAdults, currency };
  const prices = free
    .filter((one) => one.rooms > 0)
    .flatMap(({ kind }) =>
      rates.boards[hotel].flatMap(({ board }) =>
        rates.plans.flatMap(({ code: plan }) => {
          const sold = priceRoom(
            content,
            { ...stay, room: kind.code, board, plan },
            kind,
            new Date(0),
          );
          return sold ? [sold.total] : [];
        }),
      ),
    );
  const [lowest] = prices.toSorted((one, other) => one.amount - other.amount);
  return { status: rooms < enough ? 'LIMITED' : 'AVAILABLE', lowest };
}
