import { later, monthOf, monthsFrom, soon } from '../../kit/days.js';
import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import { couple, currency, free, nights, offers, search, searching } from './asks.js';

/** A high season is at most this many months ahead. */
const monthsAhead = 8;

interface Day {
  readonly minNights?: number;
  readonly date: string;
  readonly status: string;
  readonly priceFrom?: unknown;
  readonly canBegin?: boolean;
}

/** A search that every hotel must refuse with this code. */
const refuses = (what: string, code: string, question: (kit: Kit) => object): Scenario => ({
  name: `refuses ${what} with ${code}`,
  shows: `The server refuses a search for ${what} with ${code}.`,
  run: async (kit) => {
    await kit.refused('searchStays', searching(kit, question(kit)), code);
  },
});

const refusals: readonly Scenario[] = [
  refuses('a night in the past', 'DAY_PAST', (kit) => nights(kit, -1)),
  refuses('nights five years ahead', 'DAY_TOO_FAR', (kit) => nights(kit, 5 * 365)),
  refuses('zero nights', 'NIGHTS', (kit) => nights(kit, 30, 0)),
  refuses('61 nights', 'NIGHTS', (kit) => nights(kit, 30, 61)),
  refuses('six rooms', 'TOO_MANY_ROOMS', () => ({ rooms: Array(6).fill(couple) })),
  refuses('a room without an adult', 'ROOM_PARTY', () => ({
    rooms: [{ adults: 0, childAges: [8] }],
  })),
  refuses('three children in a room', 'ROOM_PARTY', () => ({
    rooms: [{ adults: 2, childAges: [3, 5, 8] }],
  })),
  refuses('a child of 16', 'ROOM_PARTY', () => ({ rooms: [{ adults: 2, childAges: [16] }] })),
  refuses('an unknown hotel', 'UNKNOWN_HOTEL', () => ({ hotels: ['elsewhere'] })),
  refuses('an unknown promo code', 'PROMO_INVALID', (kit) => ({ promoCode: kit.unique() })),
];

interface Priced {
  readonly code: string;
  readonly priceFrom: { readonly amount: number } | null;
  readonly rooms?: readonly {
    readonly room: string;
    readonly priceFrom: { readonly amount: number; readonly currency: string };
  }[];
}

const found: readonly Scenario[] = [
  {
    name: 'the nights of an offer add up to its total',
    shows: 'An offer lists each night of the stay in order, and their sum is its total.',
    run: async (kit) => {
      const { dates } = await free(kit);
      const days = [dates.checkIn, later(dates.checkIn)];
      for (const { nights: own, total } of await offers(kit)) {
        same(
          'Its nights',
          own.map(({ date }) => date),
          days,
        );
        same(
          'Its total',
          total.amount,
          own.reduce((sum, { amount }) => sum + amount, 0),
        );
        same('Its currency', total.currency, currency);
      }
    },
  },
  {
    name: 'a stay that is too short gets MIN_STAY',
    shows: 'A hotel with a minimum stay on a day has no offer for one night and sends the minimum.',
    run: async (kit) => {
      for (const month of monthsFrom(kit.now(), monthsAhead)) {
        const query = { month, currency };
        const { days } = await kit.need<{ days: readonly Day[] }>('stayCalendar', { query });
        const day = days.find(
          ({ date, status, canBegin, minNights = 1 }) =>
            date > soon(kit.now(), 0) &&
            status === 'AVAILABLE' &&
            canBegin !== false &&
            minNights > 1,
        );
        if (!day) continue;
        const dates = { checkIn: day.date, checkOut: later(day.date) };
        const { hotels } = await search(kit, dates);
        const short = hotels.filter(({ none }) => none?.reason === 'MIN_STAY');
        holds(short.length > 0, `No hotel sends MIN_STAY for one night from ${day.date}.`);
        const least = Math.min(...short.map(({ none }) => none?.minNights ?? 2));
        holds(least > 1, `The minimum is ${least} night.`);
        same(
          'Offers of these hotels',
          short.flatMap(({ offers: all }) => all),
          [],
        );
        return;
      }
      kit.leaveOut('no day in the coming months has a minimum stay');
    },
  },
  {
    name: 'each requested room has its own offers',
    shows: 'A search for two rooms has offers for each of them.',
    run: async (kit) => {
      const all = await offers(kit, { rooms: [couple, couple] });
      const rooms = [...new Set(all.map((one) => one.for))].sort();
      same('Rooms with offers', rooms, [0, 1]);
    },
  },
  {
    name: 'an offer is valid for at least a minute',
    shows: 'The token of an offer is valid for at least a minute after the search.',
    run: async (kit) => {
      const [one] = await offers(kit);
      const left = Date.parse(one?.tokenEnds ?? '') - kit.now().getTime();
      holds(left >= 60_000, `It is valid for ${Math.round(left / 1000)} seconds.`);
    },
  },
  {
    name: 'a child may be 15',
    shows: 'The server accepts a search for a room with a child of 15.',
    run: async (kit) => {
      await search(kit, { rooms: [{ adults: 2, childAges: [15, 0] }] });
    },
  },
  {
    name: 'a stay can begin today in Cancún',
    shows:
      'The server accepts a stay from the current day in Cancún, whatever the server’s own time zone.',
    run: async (kit) => {
      const { status, body } = await kit.ask<{ code?: string }>(
        'searchStays',
        searching(kit, nights(kit, 0)),
      );
      holds(status < 300, `A stay from ${soon(kit.now(), 0)} gets ${status} ${body?.code ?? ''}.`);
    },
  },
  {
    name: 'the calendar lists each day of a month once',
    shows:
      'The calendar has only days of the requested month, each once. No stay can begin on a past day.',
    run: async (kit) => {
      for (const month of monthsFrom(kit.now(), 3)) {
        const query = { month, currency };
        const { days } = await kit.need<{ days: readonly Day[] }>('stayCalendar', { query });
        const dates = days.map(({ date }) => date);
        same('Distinct days', new Set(dates).size, dates.length);
        same(
          'Days of another month',
          dates.filter((date) => monthOf(date) !== month),
          [],
        );
        const past = days.filter(({ date }) => date < soon(kit.now(), 0));
        const begun = past.filter(
          ({ status, canBegin }) => status === 'AVAILABLE' && canBegin !== false,
        );
        same(
          'Past days on which a stay can begin',
          begun.map(({ date }) => date),
          [],
        );
      }
    },
  },
  {
    name: 'the lowest night is in the requested currency',
    shows:
      'The lowest night of a hotel is in minor units of the requested currency; yen in whole yen.',
    run: async (kit) => {
      const of = async (wanted: string) => {
        const { hotels } = await kit.need<{
          hotels: readonly {
            code: string;
            priceFrom: { amount: number; currency: string } | null;
          }[];
        }>('hotels', { query: { currency: wanted } });
        for (const { priceFrom } of hotels)
          same('Its currency', priceFrom?.currency ?? wanted, wanted);
        return hotels[0]?.priceFrom?.amount;
      };
      const [pesos, dollars] = [await of('MXN'), await of('USD')];
      if (pesos === undefined || dollars === undefined) return;
      holds(pesos !== dollars, 'The amount is the same in pesos and in dollars.');
    },
  },
  {
    name: 'no room type is cheaper than its hotel',
    shows: 'Each room type is listed once, and its lowest night is not below its hotel’s.',
    run: async (kit) => {
      const { hotels } = await kit.need<{ hotels: readonly Priced[] }>('hotels', {
        query: { currency },
      });
      for (const { code, priceFrom, rooms = [] } of hotels) {
        same(
          `Distinct room types of ${code}`,
          new Set(rooms.map(({ room }) => room)).size,
          rooms.length,
        );
        for (const one of rooms) {
          same(`The currency of ${one.room}`, one.priceFrom.currency, currency);
          const isBelow = !priceFrom || one.priceFrom.amount < priceFrom.amount;
          holds(!isBelow, `${one.room} costs less than the lowest night of ${code}.`);
        }
      }
    },
  },
];

export const searchScenarios: readonly Scenario[] = [...refusals, ...found];
