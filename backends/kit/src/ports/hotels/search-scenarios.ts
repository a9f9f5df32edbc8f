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
  name: `${what}: ${code}`,
  shows: `A search for ${what} is refused with ${code}, which says what to choose otherwise.`,
  run: async (kit) => {
    await kit.refused('searchStays', searching(kit, question(kit)), code);
  },
});

const refusals: readonly Scenario[] = [
  refuses('a night that is over', 'DAY_PAST', (kit) => nights(kit, -1)),
  refuses('nights in five years', 'DAY_TOO_FAR', (kit) => nights(kit, 5 * 365)),
  refuses('no night', 'NIGHTS', (kit) => nights(kit, 30, 0)),
  refuses('sixty-one nights', 'NIGHTS', (kit) => nights(kit, 30, 61)),
  refuses('six rooms', 'TOO_MANY_ROOMS', () => ({ rooms: Array(6).fill(couple) })),
  refuses('a room without an adult', 'ROOM_PARTY', () => ({
    rooms: [{ adults: 0, childAges: [8] }],
  })),
  refuses('three children in a room', 'ROOM_PARTY', () => ({
    rooms: [{ adults: 2, childAges: [3, 5, 8] }],
  })),
  refuses('a child of sixteen', 'ROOM_PARTY', () => ({ rooms: [{ adults: 2, childAges: [16] }] })),
  refuses('a hotel of another group', 'UNKNOWN_HOTEL', () => ({ hotels: ['elsewhere'] })),
  refuses('a code of nobody', 'PROMO_INVALID', (kit) => ({ promoCode: kit.unique() })),
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
    name: 'nights add up to their total',
    shows: 'An offer has each night of the stay in its order, and they add up to its total.',
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
    name: 'a stay that is too short says MIN_STAY',
    shows: 'A hotel that asks for more nights on a day has no offer for one, and says how many.',
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
        holds(short.length > 0, `One night from ${day.date} is MIN_STAY nowhere.`);
        const least = Math.min(...short.map(({ none }) => none?.minNights ?? 2));
        holds(least > 1, `It asks for ${least} night.`);
        same(
          'Offers beside it',
          short.flatMap(({ offers: all }) => all),
          [],
        );
        return;
      }
      kit.leaveOut('no day of the coming months asks for more nights than one');
    },
  },
  {
    name: 'an offer is for a room that was asked for',
    shows: 'Each room that was asked for has offers of its own.',
    run: async (kit) => {
      const all = await offers(kit, { rooms: [couple, couple] });
      const rooms = [...new Set(all.map((one) => one.for))].sort();
      same('Rooms with offers', rooms, [0, 1]);
    },
  },
  {
    name: 'an offer is good for a while',
    shows: 'The token of an offer is good for a minute at least from when it was found.',
    run: async (kit) => {
      const [one] = await offers(kit);
      const left = Date.parse(one?.tokenEnds ?? '') - kit.now().getTime();
      holds(left >= 60_000, `It is good for ${Math.round(left / 1000)} seconds.`);
    },
  },
  {
    name: 'a child of fifteen is one',
    shows: 'A room with a child of fifteen is looked for, and not refused.',
    run: async (kit) => {
      await search(kit, { rooms: [{ adults: 2, childAges: [15, 0] }] });
    },
  },
  {
    name: 'today can be arrived on',
    shows: 'The day that it is in Cancún is not past, whatever day it is where the server stands.',
    run: async (kit) => {
      const { status, body } = await kit.ask<{ code?: string }>(
        'searchStays',
        searching(kit, nights(kit, 0)),
      );
      holds(status < 300, `${soon(kit.now(), 0)} is answered ${status} ${body?.code ?? ''}.`);
    },
  },
  {
    name: 'a month has its days once',
    shows:
      'The calendar has days of the month that was asked for, each once, and none past to begin on.',
    run: async (kit) => {
      for (const month of monthsFrom(kit.now(), 3)) {
        const query = { month, currency };
        const { days } = await kit.need<{ days: readonly Day[] }>('stayCalendar', { query });
        const dates = days.map(({ date }) => date);
        same('Days, each once', new Set(dates).size, dates.length);
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
          'Days past to begin on',
          begun.map(({ date }) => date),
          [],
        );
      }
    },
  },
  {
    name: 'the lowest night is in the currency that was asked for',
    shows: 'Hotels say their lowest night in minor units of that currency, yen in whole yen.',
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
      holds(pesos !== dollars, 'It is the same number in pesos and in dollars.');
    },
  },
  {
    name: 'no kind of room is below its hotel',
    shows: 'Where kinds of rooms have a lowest night, each has it once and none below its hotel’s.',
    run: async (kit) => {
      const { hotels } = await kit.need<{ hotels: readonly Priced[] }>('hotels', {
        query: { currency },
      });
      for (const { code, priceFrom, rooms = [] } of hotels) {
        same(
          `Kinds of ${code}, each once`,
          new Set(rooms.map(({ room }) => room)).size,
          rooms.length,
        );
        for (const one of rooms) {
          same(`The currency of ${one.room}`, one.priceFrom.currency, currency);
          const isBelow = !priceFrom || one.priceFrom.amount < priceFrom.amount;
          holds(!isBelow, `${one.room} of ${code} is told for less than any night of it.`);
        }
      }
    },
  },
];

export const searchScenarios: readonly Scenario[] = [...refusals, ...found];
