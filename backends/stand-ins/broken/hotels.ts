import { answering, atTheDoor, type Fault, isCall, refusing, withKeys } from './fault.js';

const port = 'hotels';
const search = 'POST /hotels/search';
const book = 'POST /hotels/bookings';
const one = 'GET /hotels/bookings/{id}';
const json = { 'content-type': 'application/json' };

// oxlint-disable-next-line typescript/no-explicit-any -- any: an answer of the wire
type Wire = any;

const offersOf = (body: Wire, change: (offer: Wire) => Wire) => ({
  ...body,
  hotels: body.hotels.map((hotel: Wire) => ({ ...hotel, offers: hotel.offers.map(change) })),
});

const own: readonly Fault[] = [
  {
    port,
    name: 'forgets a tax in its nights',
    caughtBy: ['nights add up to their total'],
    how: () =>
      answering(search, (body) =>
        offersOf(body, (offer) => ({
          ...offer,
          nights: offer.nights.map((night: Wire) => ({ ...night, amount: night.amount - 1900 })),
        })),
      ),
  },
  {
    port,
    name: 'says totals as decimals',
    caughtBy: ['every answer fits its contract'],
    how: () =>
      answering(one, (stay: Wire) => ({
        ...stay,
        total: { ...stay.total, amount: stay.total.amount / 100 + 0.5 },
      })),
  },
  {
    port,
    name: 'raises the price between offer and booking',
    caughtBy: [
      'a booking costs what its offer said',
      'a booking is changed for what the new rooms cost',
    ],
    how: () =>
      answering(one, (stay: Wire) => ({
        ...stay,
        total: { ...stay.total, amount: stay.total.amount + (stay.status === 'ON_HOLD' ? 7 : 0) },
      })),
  },
  {
    port,
    name: 'is a day ahead',
    caughtBy: ['today can be arrived on'],
    how: () => {
      return {
        instead: async (asked) => {
          if (!isCall(asked, search)) return undefined;
          const { checkIn } = Object(asked.body);
          return checkIn === today
            ? { status: 422, headers: json, body: { code: 'DAY_PAST', field: 'checkIn' } }
            : undefined;
        },
      };
    },
  },
  {
    port,
    name: 'takes a child of sixteen for a child',
    caughtBy: ['a child of sixteen: ROOM_PARTY'],
    how: () => ({
      ask: (asked) =>
        isCall(asked, search) && asked.body?.rooms?.[0]?.childAges?.[0] === 16
          ? { ...asked, body: { ...asked.body, rooms: [{ adults: 2, childAges: [15] }] } }
          : asked,
    }),
  },
  {
    port,
    name: 'answers a hotel that it does not have with nothing',
    caughtBy: ['a hotel of another group: UNKNOWN_HOTEL'],
    how: () =>
      refusing('UNKNOWN_HOTEL', () => ({ status: 200, headers: json, body: { hotels: [] } })),
  },
  {
    port,
    name: 'holds a room as long as somebody looks',
    caughtBy: ['looking at a booking holds nothing longer'],
    how: () => {
      let looks = 0;
      return answering(one, (stay: Wire) => ({
        ...stay,
        heldUntil:
          stay.heldUntil &&
          new Date(Date.parse(stay.heldUntil) + (looks += 1) * 1000).toISOString(),
      }));
    },
  },
  {
    port,
    name: 'never ends a hold',
    caughtBy: ['a hold ends with its time'],
    how: () =>
      answering(one, (stay: Wire) =>
        stay.status === 'EXPIRED'
          ? { ...stay, status: 'ON_HOLD', heldUntil: '2026-11-20T08:00:00.000Z' }
          : stay,
      ),
  },
  {
    port,
    name: 'makes a hold shorter',
    caughtBy: ['a hold is made longer and never shorter'],
    how: () =>
      answering('POST /hotels/bookings/{id}/hold', (stay: Wire, { body }) => ({
        ...stay,
        heldUntil: body.until,
      })),
  },
  {
    port,
    name: 'finds nothing to cancel the second time',
    caughtBy: ['a booking is cancelled once, however often'],
    how: () => {
      const gone = new Set<string>();
      return {
        answer: (answer, asked) => {
          if (!isCall(asked, 'POST /hotels/bookings/{id}/cancel') || answer.status >= 300)
            return answer;
          if (gone.has(asked.path))
            return { status: 409, headers: json, body: { code: 'BOOKING_CANCELLED' } };
          gone.add(asked.path);
          return answer;
        },
      };
    },
  },
  {
    port,
    name: 'lets another order confirm',
    caughtBy: ['a booking is confirmed by one order'],
    how: () =>
      refusing('BOOKING_CONFIRMED', (answer) => ({
        ...answer,
        body: { ...answer.body, code: 'BOOKING_ENDED' },
      })),
  },
  {
    port,
    name: 'answers 200 with an error in it',
    caughtBy: ['a token of nobody is OFFER_UNKNOWN', 'every answer fits its contract'],
    how: () => refusing('OFFER_UNKNOWN', (answer) => ({ ...answer, status: 200 })),
  },
  {
    port,
    name: 'sells an offer to others',
    caughtBy: ['others than an offer was for are refused'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, book) && answer.body?.code === 'ROOM_PARTY'
          ? { ...answer, body: { ...answer.body, code: 'BAD_REQUEST' } }
          : answer,
    }),
  },
  {
    port,
    name: 'says full where a stay is too short',
    caughtBy: ['a stay that is too short says MIN_STAY'],
    how: () =>
      answering(search, (body) => ({
        ...body,
        hotels: body.hotels.map((hotel: Wire) => ({
          ...hotel,
          ...(hotel.none?.reason === 'MIN_STAY' && { none: { reason: 'SOLD_OUT' } }),
        })),
      })),
  },
  {
    port,
    name: 'forgets an offer instead of ending it',
    caughtBy: ['an offer that is over is OFFER_ENDED'],
    how: () =>
      refusing('OFFER_ENDED', (answer) => ({
        ...answer,
        status: 422,
        body: { ...answer.body, code: 'OFFER_UNKNOWN' },
      })),
  },
  {
    port,
    name: 'does not say that it is too late for other nights',
    caughtBy: ['what is not free to cancel is not changed: TOO_LATE'],
    how: () =>
      refusing('TOO_LATE', (answer) => ({
        ...answer,
        body: { ...answer.body, code: 'BOOKING_CONFIRMED' },
      })),
  },
  {
    port,
    name: 'changes what is not there without a word',
    caughtBy: ['changeStay: a booking that is not there is UNKNOWN_BOOKING'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, 'POST /hotels/bookings/{id}/change') && answer.status === 404
          ? { ...answer, body: { ...answer.body, code: 'BOOKING_ENDED' } }
          : answer,
    }),
  },
  {
    port,
    name: 'has a day twice',
    caughtBy: ['a month has its days once'],
    how: () =>
      answering('GET /hotels/calendar', ({ days }: Wire) => ({
        days: [...days.slice(0, 30), days[0]],
      })),
  },
  {
    port,
    name: 'has a room for less than its lowest night',
    caughtBy: ['no kind of room is below its hotel'],
    how: () =>
      answering('GET /hotels', ({ hotels }: Wire) => ({
        hotels: hotels.map((hotel: Wire) => ({
          ...hotel,
          rooms: hotel.rooms.map((one: Wire) => ({
            ...one,
            priceFrom: { ...one.priceFrom, amount: Math.ceil(one.priceFrom.amount / 2) },
          })),
        })),
      })),
  },
];

/** As it is in Cancún where the tests' clock stands. */
const today = '2026-11-20';

export const hotelFaults: readonly Fault[] = [
  ...atTheDoor(port, 'hotels', 'hotels', 'GET /hotels', search),
  ...withKeys(port, book),
  ...own,
];
