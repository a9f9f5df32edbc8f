import { between, holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import {
  booked,
  type Booking,
  booking,
  bookingNow,
  cancel,
  changes,
  confirming,
  couple,
  currency,
  hold,
  nothing,
  type Offer,
  offer,
  offers,
} from './asks.js';

const minute = 60_000;

const held: readonly Scenario[] = [
  {
    name: 'a booking has the price of its offer',
    shows: 'A booking has the total and first night of its offer, both when it is made and later.',
    changes,
    run: async (kit) => {
      const one = await offer(kit);
      const stay = await booked(kit, one);
      for (const { total, checkIn } of [stay, await bookingNow(kit, stay)])
        same(
          'Total and first night',
          [total.amount, checkIn],
          [one.total.amount, one.nights[0]?.date],
        );
    },
  },
  {
    name: 'a room is held for 20 minutes',
    shows: 'A new booking is ON_HOLD for 20 minutes, give or take one.',
    changes,
    run: async (kit) => {
      const { status, heldUntil } = await booked(kit);
      const now = kit.now().getTime();
      same('Its status', status, 'ON_HOLD');
      between('heldUntil', heldUntil, now + 19 * minute, now + 21 * minute);
    },
  },
  {
    name: 'reading a booking does not extend its hold',
    shows: 'The hold ends at the same time, however often the booking is read.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      await kit.wait(1100);
      same('heldUntil', (await bookingNow(kit, stay)).heldUntil, stay.heldUntil);
    },
  },
  {
    name: 'a hold can be extended but not shortened',
    shows:
      'A request for a later end extends a hold. A request for an earlier end does not shorten it.',
    changes,
    run: async (kit) => {
      const { id } = await booked(kit);
      const until = kit.now().getTime() + 45 * minute;
      for (const moment of [until, until - 10 * minute]) {
        const { heldUntil } = await kit.need<Booking>('holdStay', hold(id, moment));
        between('heldUntil', heldUntil, until - 1000, until + 1000);
      }
    },
  },
  {
    name: 'an unpaid booking expires',
    shows: 'After 21 minutes an unpaid booking is EXPIRED and holds no room.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      await kit.wait(21 * minute);
      const { status, heldUntil } = await bookingNow(kit, stay);
      same('Status and heldUntil', [status, heldUntil], ['EXPIRED', null]);
    },
  },
  {
    name: 'cancelling a booking twice has one effect',
    shows:
      'A booking on hold is cancelled without a refund, and stays CANCELLED when it is cancelled again.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      for (const time of ['first', 'second']) {
        const { status, body } = await cancel(kit, stay);
        same(`The ${time} time`, [status, body.status], [200, 'CANCELLED']);
      }
      const late = hold(stay.id, kit.now().getTime() + 30 * minute);
      await kit.refused('holdStay', late, 'BOOKING_CANCELLED', 409);
      await kit.refused('confirmStay', confirming(stay.id, kit.unique()), 'BOOKING_CANCELLED');
    },
  },
];

const decided: readonly Scenario[] = [
  {
    name: 'a booking belongs to one order',
    shows: 'Its own order can confirm a booking again. Another order gets BOOKING_CONFIRMED.',
    changes: 'confirms a booking with free cancellation and cancels it',
    run: async (kit) => {
      const stay = await booked(kit, await offer(kit, true));
      const reference = kit.unique();
      kit.afterwards(`booking ${stay.id}, confirmed`, () => cancel(kit, stay, stay.total));
      for (const time of ['first', 'second']) {
        const done = await kit.need<Booking>('confirmStay', confirming(stay.id, reference));
        same(`The ${time} time`, done.status, 'CONFIRMED');
      }
      const other = confirming(stay.id, kit.unique());
      await kit.refused('confirmStay', other, 'BOOKING_CONFIRMED', 409);
    },
  },
  {
    name: 'a booking cancelled in time is refunded in full',
    shows:
      'An amount that differs from the rule’s gets AMOUNT_CHANGED. In time the refund is the full price.',
    changes: 'confirms a booking with free cancellation and cancels it',
    run: async (kit) => {
      const stay = await booked(kit, await offer(kit, true));
      await kit.need<Booking>('confirmStay', confirming(stay.id, kit.unique()));
      kit.afterwards(`booking ${stay.id}, confirmed`, () => cancel(kit, stay, stay.total));
      const less = { path: { id: stay.id }, body: nothing };
      await kit.refused('cancelStay', less, 'AMOUNT_CHANGED');
      const { status, body } = await cancel(kit, stay, stay.total);
      same('Its status', [status, body.status], [200, 'CANCELLED']);
      same('What is given back', body.refund?.amount ?? stay.total.amount, stay.total.amount);
    },
  },
  {
    name: 'a changed booking costs what the new rooms cost',
    shows:
      'An amount that differs from the price of the new rooms gets AMOUNT_CHANGED and leaves the booking unchanged.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      const all = await offers(kit, { instead: stay.id });
      const other = all.find(({ total }) => total.amount !== stay.total.amount);
      if (!other) return kit.leaveOut('all offers cost the same');
      const rooms = [{ token: other.token, ...couple }];
      const { id } = stay;
      const wrong = { path: { id }, body: { rooms, amount: stay.total } };
      await kit.refused('changeStay', wrong, 'AMOUNT_CHANGED');
      same('Its total after', (await bookingNow(kit, stay)).total.amount, stay.total.amount);
      const right = { path: { id }, body: { rooms, amount: other.total } };
      const changed = await kit.need<Booking>('changeStay', right);
      same('Its new total', changed.total.amount, other.total.amount);
    },
  },
  {
    name: 'refuses a party other than the offer’s with ROOM_PARTY',
    shows: 'Booking an offer for two adults with three gets ROOM_PARTY.',
    run: async (kit) => {
      const { token } = await offer(kit);
      const body = { rooms: [{ token, adults: 3, childAges: [] }], language: 'es' };
      await kit.refused('bookStay', { body }, 'ROOM_PARTY');
    },
  },
  {
    name: 'refuses an unknown offer token with OFFER_UNKNOWN',
    shows: 'The server refuses a token that was in none of its offers.',
    run: async (kit) => {
      const { body } = await booking(kit);
      const rooms = [{ token: kit.unique(), ...couple }];
      await kit.refused('bookStay', { body: { ...Object(body), rooms } }, 'OFFER_UNKNOWN');
    },
  },
  {
    name: 'refuses an expired offer with OFFER_ENDED',
    shows: 'Booking an offer after its token has expired gets 410 OFFER_ENDED.',
    run: async (kit) => {
      const one = await offer(kit);
      await kit.wait(Date.parse(one.tokenEnds) - kit.now().getTime() + 1000);
      await kit.refused('bookStay', await booking(kit, one), 'OFFER_ENDED', 410);
    },
  },
  {
    name: 'refuses to change a booking without free cancellation with TOO_LATE',
    shows: 'The server refuses other nights for a confirmed booking without free cancellation.',
    changes: 'confirms a booking without free cancellation and cancels it by its rule',
    run: async (kit) => {
      const isOver = ({ cancellation: { freeUntil } }: Offer) =>
        freeUntil === null || Date.parse(freeUntil) < kit.now().getTime();
      const one = (await offers(kit)).find(isOver);
      if (!one) return kit.leaveOut('all offers have free cancellation');
      const stay = await booked(kit, one);
      await kit.need<Booking>('confirmStay', confirming(stay.id, kit.unique()));
      const amount = Math.round((stay.total.amount * one.cancellation.laterPercent) / 100);
      const back = { ...stay.total, amount };
      kit.afterwards(`booking ${stay.id}, confirmed`, () => cancel(kit, stay, back));
      const [other = one] = await offers(kit, { instead: stay.id });
      const rooms = [{ token: other.token, ...couple }];
      const call = { path: { id: stay.id }, body: { rooms, amount: other.total } };
      await kit.refused('changeStay', call, 'TOO_LATE');
    },
  },
  {
    name: 'changeStay: refuses an unknown booking with UNKNOWN_BOOKING',
    shows: 'Other nights for an unknown booking get 404.',
    run: async (kit) => {
      const rooms = [{ token: kit.unique(), ...couple }];
      const body = { rooms, amount: { amount: 100, currency } };
      const call = { path: { id: `none-${kit.unique()}` }, body };
      await kit.refused('changeStay', call, 'UNKNOWN_BOOKING', 404);
    },
  },
  {
    name: 'refuses an unknown booking with UNKNOWN_BOOKING',
    shows: 'Reading and cancelling an unknown booking both get 404.',
    run: async (kit) => {
      const path = { id: `none-${kit.unique()}` };
      await kit.refused('booking', { path }, 'UNKNOWN_BOOKING', 404);
      const { status } = await cancel(kit, path);
      holds(status === 404, `Cancelling it gets ${status}.`);
    },
  },
];

export const bookingScenarios: readonly Scenario[] = [...held, ...decided];
