import {
  answering,
  atTheDoor,
  creeping,
  exampleOf,
  type Fault,
  faultsOf,
  isCall,
  refusing,
  replying,
  type Wire,
  withKeys,
} from './fault.js';

const port = 'hotels';
const fault = faultsOf(port);
const search = 'POST /hotels/search';
const book = 'POST /hotels/bookings';
const one = 'GET /hotels/bookings/{id}';

/** The date in Cancún on the tests' clock. */
const today = '2026-11-20';

const found: readonly Fault[] = [
  fault(
    'leaves a tax out of its nights',
    'the nights of an offer add up to its total',
    answering(search, ({ hotels }) => {
      const offers = hotels.flatMap((hotel: Wire) => hotel.offers);
      for (const night of offers.flatMap(({ nights }: Wire) => nights)) night.amount -= 1900;
    }),
  ),
  fault('refuses a stay from today', 'a stay can begin today in Cancún', {
    instead: async (asked) =>
      isCall(asked, search) && Object(asked.body).checkIn === today
        ? replying(422, { code: 'DAY_PAST', field: 'checkIn' })
        : undefined,
  }),
  fault('accepts a child of 16', 'refuses a child of 16 with ROOM_PARTY', {
    ask: (asked) =>
      isCall(asked, search) && asked.body?.rooms?.[0]?.childAges?.[0] === 16
        ? { ...asked, body: { ...asked.body, rooms: [{ adults: 2, childAges: [15] }] } }
        : asked,
  }),
  fault(
    'answers an unknown hotel with an empty list',
    'refuses an unknown hotel with UNKNOWN_HOTEL',
    refusing('UNKNOWN_HOTEL', replying(200, { hotels: [] })),
  ),
  fault(
    'sends SOLD_OUT instead of MIN_STAY',
    'a stay that is too short gets MIN_STAY',
    answering(search, ({ hotels }) => {
      for (const { none } of hotels) if (none?.reason === 'MIN_STAY') none.reason = 'SOLD_OUT';
    }),
  ),
  fault(
    'lists a day twice',
    'the calendar lists each day of a month once',
    answering('GET /hotels/calendar', ({ days }) => ({ days: [...days.slice(0, 30), days[0]] })),
  ),
  fault(
    'sends a room price below the hotel’s lowest night',
    'no room type is cheaper than its hotel',
    answering('GET /hotels', ({ hotels }) => {
      for (const { priceFrom } of hotels.flatMap(({ rooms }: Wire) => rooms))
        priceFrom.amount = Math.ceil(priceFrom.amount / 2);
    }),
  ),
];

const booked: readonly Fault[] = [
  fault(
    'raises the price between offer and booking',
    ['a booking has the price of its offer', 'a changed booking costs what the new rooms cost'],
    answering(one, ({ status, total }) => {
      if (status === 'ON_HOLD') total.amount += 7;
    }),
  ),
  fault('extends a hold on each read', 'reading a booking does not extend its hold', () => {
    const later = creeping();
    return answering(one, (stay) => void (stay.heldUntil = later(stay.heldUntil)));
  }),
  fault(
    'never frees rooms',
    ['cancelling a hold frees its rooms', 'an expired hold frees its rooms'],
    () => {
      const least = new Map<string, number>();
      return answering(search, ({ hotels }, { body }) => {
        for (const { code, offers } of hotels)
          for (const offer of offers) {
            const key = `${code} ${offer.room} ${body.checkIn}`;
            offer.left = Math.min(offer.left, least.get(key) ?? Infinity);
            least.set(key, offer.left);
          }
      });
    },
  ),
  fault('sells the last room twice', 'the last room is sold once', {
    answer: (answer, asked) =>
      isCall(asked, book) && answer.body?.code === 'NO_AVAILABILITY'
        ? exampleOf('hotels', 'bookStay')
        : answer,
  }),
  fault(
    'keeps the old end of the hold after a change',
    'changing a booking on hold restarts its hold',
    () => {
      const held = new Map<string, string>();
      return {
        answer: (answer, asked) => {
          if (answer.status >= 300) return answer;
          if (isCall(asked, book)) held.set(answer.body.id, answer.body.heldUntil);
          const first = held.get(answer.body?.id);
          return first && isCall(asked, 'POST /hotels/bookings/{id}/change')
            ? { ...answer, body: { ...answer.body, heldUntil: first } }
            : answer;
        },
      };
    },
  ),
  fault(
    'never expires a hold',
    'an unpaid booking expires',
    answering(one, (stay) =>
      stay.status === 'EXPIRED'
        ? { ...stay, status: 'ON_HOLD', heldUntil: '2026-11-20T08:00:00.000Z' }
        : stay,
    ),
  ),
  fault(
    'shortens a hold on request',
    'a hold can be extended but not shortened',
    answering('POST /hotels/bookings/{id}/hold', (stay, { body }) => {
      stay.heldUntil = body.until;
    }),
  ),
  fault('refuses a repeated cancellation', 'cancelling a booking twice has one effect', () => {
    const gone = new Set<string>();
    return {
      answer: (answer, asked) => {
        if (!isCall(asked, 'POST /hotels/bookings/{id}/cancel') || answer.status >= 300)
          return answer;
        if (gone.has(asked.path)) return replying(409, { code: 'BOOKING_CANCELLED' });
        gone.add(asked.path);
        return answer;
      },
    };
  }),
  fault(
    'sends an error with status 200',
    ['refuses an unknown offer token with OFFER_UNKNOWN', 'every reply fits the contract'],
    refusing('OFFER_UNKNOWN', { status: 200 }),
  ),
  fault(
    'sends BOOKING_ENDED instead of UNKNOWN_BOOKING',
    'changeStay: refuses an unknown booking with UNKNOWN_BOOKING',
    refusing('UNKNOWN_BOOKING', 'BOOKING_ENDED', 'POST /hotels/bookings/{id}/change'),
  ),
];

export const hotelFaults: readonly Fault[] = [
  ...atTheDoor(port, 'hotels', 'hotels', 'GET /hotels', search),
  ...withKeys(port, book),
  ...found,
  ...booked,
];
