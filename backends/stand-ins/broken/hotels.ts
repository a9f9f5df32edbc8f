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
    'forgets a tax in its nights',
    'nights add up to their total',
    answering(search, ({ hotels }) => {
      const offers = hotels.flatMap((hotel: Wire) => hotel.offers);
      for (const night of offers.flatMap(({ nights }: Wire) => nights)) night.amount -= 1900;
    }),
  ),
  fault('is a day ahead', 'today can be arrived on', {
    instead: async (asked) =>
      isCall(asked, search) && Object(asked.body).checkIn === today
        ? replying(422, { code: 'DAY_PAST', field: 'checkIn' })
        : undefined,
  }),
  fault('takes a child of sixteen for a child', 'a child of sixteen: ROOM_PARTY', {
    ask: (asked) =>
      isCall(asked, search) && asked.body?.rooms?.[0]?.childAges?.[0] === 16
        ? { ...asked, body: { ...asked.body, rooms: [{ adults: 2, childAges: [15] }] } }
        : asked,
  }),
  fault(
    'answers a hotel that it does not have with nothing',
    'a hotel of another group: UNKNOWN_HOTEL',
    refusing('UNKNOWN_HOTEL', replying(200, { hotels: [] })),
  ),
  fault(
    'says full where a stay is too short',
    'a stay that is too short says MIN_STAY',
    answering(search, ({ hotels }) => {
      for (const { none } of hotels) if (none?.reason === 'MIN_STAY') none.reason = 'SOLD_OUT';
    }),
  ),
  fault(
    'has a day twice',
    'a month has its days once',
    answering('GET /hotels/calendar', ({ days }) => ({ days: [...days.slice(0, 30), days[0]] })),
  ),
  fault(
    'has a room for less than its lowest night',
    'no kind of room is below its hotel',
    answering('GET /hotels', ({ hotels }) => {
      for (const { priceFrom } of hotels.flatMap(({ rooms }: Wire) => rooms))
        priceFrom.amount = Math.ceil(priceFrom.amount / 2);
    }),
  ),
];

const booked: readonly Fault[] = [
  fault(
    'raises the price between offer and booking',
    ['a booking costs what its offer said', 'a booking is changed for what the new rooms cost'],
    answering(one, ({ status, total }) => {
      if (status === 'ON_HOLD') total.amount += 7;
    }),
  ),
  fault(
    'holds a room as long as somebody looks',
    'looking at a booking holds nothing longer',
    () => {
      const later = creeping();
      return answering(one, (stay) => void (stay.heldUntil = later(stay.heldUntil)));
    },
  ),
  fault(
    'keeps the rooms of holds that are over',
    ['rooms of a cancelled hold are free again', 'rooms of a forgotten hold are free again'],
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
  fault('holds a changed booking as long as before', 'a changed hold is held anew', () => {
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
  }),
  fault(
    'never ends a hold',
    'a hold ends with its time',
    answering(one, (stay) =>
      stay.status === 'EXPIRED'
        ? { ...stay, status: 'ON_HOLD', heldUntil: '2026-11-20T08:00:00.000Z' }
        : stay,
    ),
  ),
  fault(
    'makes a hold shorter',
    'a hold is made longer and never shorter',
    answering('POST /hotels/bookings/{id}/hold', (stay, { body }) => {
      stay.heldUntil = body.until;
    }),
  ),
  fault('finds nothing to cancel again', 'a booking is cancelled once, however often', () => {
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
    'answers 200 with an error in it',
    ['a token of nobody is OFFER_UNKNOWN', 'every answer fits its contract'],
    refusing('OFFER_UNKNOWN', { status: 200 }),
  ),
  fault(
    'changes what is not there without a word',
    'changeStay: a booking that is not there is UNKNOWN_BOOKING',
    refusing('UNKNOWN_BOOKING', 'BOOKING_ENDED', 'POST /hotels/bookings/{id}/change'),
  ),
];

export const hotelFaults: readonly Fault[] = [
  ...atTheDoor(port, 'hotels', 'hotels', 'GET /hotels', search),
  ...withKeys(port, book),
  ...found,
  ...booked,
];
