import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { answerOf, notDone, refusedAs, twice } from './saying.mjs';

const party = { adults: 2, childAges: [4] };
const hotels = ['hxm', 'hxa', 'lcdlp'];
const dayMs = 86_400_000;
const dayAfter = (day, count) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

const questionOf = ({ currency }, checkIn) => ({
  hotels,
  checkIn,
  checkOut: dayAfter(checkIn, 3),
  rooms: [party],
  promoCode: undefined,
  currency,
  language: 'es',
});

/** The cheapest room for three nights in the month, with free cancellation where offered. */
async function anOffer(search, asking) {
  for (const day of ['08', '11', '14', '17', '20']) {
    const asked = await search.search(questionOf(asking, `${asking.month}-${day}`));
    const rooms = answerOf(asked, 'search').hotels.flatMap(({ rooms: [first = []] }) => first);
    const offer = rooms.find(({ rule }) => rule.freeUntil) ?? rooms[0];
    if (offer) return offer;
  }
  return assert.fail(`no hotel has three nights in ${asking.month} for ${asking.currency}`);
}

const sumOf = (nights) => nights.reduce((sum, { amount }) => sum + amount.amount, 0);

/** Promises of every room search. Holds nothing. */
export function staySearchPromises(search, asking) {
  const question = questionOf(asking, `${asking.month}-08`);
  const found = async (ask = question) => answerOf(await search.search(ask), 'search').hotels;
  return [
    {
      name: 'each requested hotel is listed once, with rooms or the reason for none',
      async keeps() {
        const all = await found();
        assert.deepEqual(all.map(({ code }) => code).toSorted(), hotels.toSorted());
        for (const { code, rooms, none } of all)
          assert.ok(
            rooms.every(({ length }) => length > 0) || none,
            `${code} has neither rooms nor a reason`,
          );
      },
    },
    {
      name: 'a room costs the sum of its nights, in the requested currency',
      async keeps() {
        const { total, nights } = await anOffer(search, asking);
        assert.deepEqual([total.currency, nights.length], [asking.currency, 3]);
        assert.equal(sumOf(nights), total.amount);
      },
    },
    {
      name: 'a repeated search has the same price',
      async keeps() {
        const [one, other] = [await anOffer(search, asking), await anOffer(search, asking)];
        assert.deepEqual({ ...one.total }, { ...other.total });
      },
    },
    {
      name: 'past days are refused as pastDay, six rooms as tooManyRooms',
      async keeps() {
        refusedAs(await search.search(questionOf(asking, '2020-02-10')), 'pastDay', 'the past');
        const rooms = Array.from({ length: 6 }, () => party);
        refusedAs(await search.search({ ...question, rooms }), 'tooManyRooms', 'six rooms');
      },
    },
  ];
}

/** Holds rooms and releases them in any case. */
export const held = (bookings, search, asking, look) => async () => {
  const offer = await anOffer(search, asking);
  const key = randomUUID();
  const book = () => bookings.book([{ token: offer.token, party }], 'es', key);
  const booking = answerOf(await book(), 'book');
  const none = { amount: 0, currency: asking.currency };
  const cancel = () => bookings.cancel(booking.id, none, randomUUID());
  try {
    await look({ offer, booking, book, cancel });
  } finally {
    await cancel();
  }
};

const contact = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'promises@mail.example',
  country: 'MX',
  phone: '+529985550134',
};

/** Promises of every room booking. Holds and releases rooms. */
export function stayBookingPromises(bookings, asking, { StaySearch: search } = {}) {
  const promise = (name, look) => ({
    name,
    needs: ['StaySearch'],
    keeps: held(bookings, search, asking, look),
  });
  const read = async ({ id }) => answerOf(await bookings.booking(id, 'es'), 'booking');
  return [
    promise('holding rooms twice with one key holds them once', async ({ booking, book }) => {
      const again = answerOf(await book(), 'the same key again');
      assert.deepEqual([again.id, again.status], [booking.id, 'ON_HOLD']);
    }),
    promise('a booking costs what was offered', async ({ offer, booking }) => {
      const { total, rooms } = await read(booking);
      assert.deepEqual({ ...total }, { ...offer.total });
      assert.deepEqual(
        rooms.map((room) => room.party),
        [party],
      );
    }),
    promise('a hold can be extended', async ({ booking }) => {
      const until = new Date(booking.heldUntil.getTime() + 60_000);
      const longer = answerOf(await bookings.hold(booking.id, until, randomUUID()), 'hold');
      assert.ok(longer.heldUntil >= until, `it ends at ${longer.heldUntil}`);
    }),
    promise('a cancelled booking stays cancelled and can’t be confirmed', async (one) => {
      await twice(async () =>
        assert.equal(answerOf(await one.cancel(), 'cancel').status, 'CANCELLED'),
      );
      const order = { reference: randomUUID().replaceAll('-', ''), contact };
      const refused = await bookings.confirm(one.booking.id, order, randomUUID());
      refusedAs(refused, 'bookingCancelled', 'confirm');
      assert.equal((await read(one.booking)).status, 'CANCELLED');
    }),
    {
      name: 'an unknown booking is refused as bookingUnknown',
      async keeps() {
        const none = { amount: 0, currency: asking.currency };
        const id = randomUUID();
        refusedAs(await bookings.booking(id, 'es'), 'bookingUnknown', 'booking');
        refusedAs(await bookings.cancel(id, none, randomUUID()), 'bookingUnknown', 'cancel');
      },
    },
    {
      name: 'an unknown offer token is refused',
      async keeps() {
        notDone(await bookings.book([{ token: 'unknown-token', party }], 'es', randomUUID()), 'it');
      },
    },
  ];
}
