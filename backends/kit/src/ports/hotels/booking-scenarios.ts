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
    name: 'a booking costs what its offer said',
    shows: 'A booking has the total and the nights of its offer, as it is made and later.',
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
    name: 'a room is held for twenty minutes',
    shows: 'A new booking is ON_HOLD until twenty minutes from now, give or take one.',
    changes,
    run: async (kit) => {
      const { status, heldUntil } = await booked(kit);
      const now = kit.now().getTime();
      same('Its status', status, 'ON_HOLD');
      between('heldUntil', heldUntil, now + 19 * minute, now + 21 * minute);
    },
  },
  {
    name: 'looking at a booking holds nothing longer',
    shows: 'The end of a hold is the same however often the booking is looked at.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      await kit.wait(1100);
      same('heldUntil', (await bookingNow(kit, stay)).heldUntil, stay.heldUntil);
    },
  },
  {
    name: 'a hold is made longer and never shorter',
    shows:
      'A booking is held until a later moment when that is asked, and stays so when a sooner one is.',
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
    name: 'a hold ends with its time',
    shows: 'Twenty-one minutes later a booking that nobody paid is EXPIRED and holds nothing.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      await kit.wait(21 * minute);
      const { status, heldUntil } = await bookingNow(kit, stay);
      same('Status and end', [status, heldUntil], ['EXPIRED', null]);
    },
  },
  {
    name: 'a booking is cancelled once, however often',
    shows: 'A hold is given back for nothing, and cancelled again it is cancelled.',
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
    name: 'a booking is confirmed by one order',
    shows: 'Confirmed again by its order it is confirmed; by another one it is BOOKING_CONFIRMED.',
    changes: 'confirms a booking that can be cancelled free, and cancels it',
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
    name: 'a booking that is cancelled in time is given back whole',
    shows: 'Another amount than the rules give is AMOUNT_CHANGED; in time all of it is given back.',
    changes: 'confirms a booking that can be cancelled free, and cancels it',
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
    name: 'a booking is changed for what the new rooms cost',
    shows:
      'Another amount than that of the new rooms is AMOUNT_CHANGED, and the booking as it was.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      const all = await offers(kit, { instead: stay.id });
      const other = all.find(({ total }) => total.amount !== stay.total.amount);
      if (!other) return kit.leaveOut('all its offers cost the same');
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
    name: 'others than an offer was for are refused',
    shows: 'An offer for two adults is not booked for three: ROOM_PARTY.',
    run: async (kit) => {
      const { token } = await offer(kit);
      const body = { rooms: [{ token, adults: 3, childAges: [] }], language: 'es' };
      await kit.refused('bookStay', { body }, 'ROOM_PARTY');
    },
  },
  {
    name: 'a token of nobody is OFFER_UNKNOWN',
    shows: 'A booking by a token that was in no answer is refused.',
    run: async (kit) => {
      const { body } = await booking(kit);
      const rooms = [{ token: kit.unique(), ...couple }];
      await kit.refused('bookStay', { body: { ...Object(body), rooms } }, 'OFFER_UNKNOWN');
    },
  },
  {
    name: 'an offer that is over is OFFER_ENDED',
    shows: 'Once the time of its token is over an offer is not booked any more: 410 OFFER_ENDED.',
    run: async (kit) => {
      const one = await offer(kit);
      await kit.wait(Date.parse(one.tokenEnds) - kit.now().getTime() + 1000);
      await kit.refused('bookStay', await booking(kit, one), 'OFFER_ENDED', 410);
    },
  },
  {
    name: 'what is not free to cancel is not changed: TOO_LATE',
    shows: 'A confirmed booking of rooms that can’t be cancelled free takes no other nights.',
    changes: 'confirms a booking that is not free to cancel, and cancels it by its rule',
    run: async (kit) => {
      const isOver = ({ cancellation: { freeUntil } }: Offer) =>
        freeUntil === null || Date.parse(freeUntil) < kit.now().getTime();
      const one = (await offers(kit)).find(isOver);
      if (!one) return kit.leaveOut('all its offers can be cancelled free');
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
    name: 'changeStay: a booking that is not there is UNKNOWN_BOOKING',
    shows: 'Who wants other nights for a booking of nobody is answered 404.',
    run: async (kit) => {
      const rooms = [{ token: kit.unique(), ...couple }];
      const body = { rooms, amount: { amount: 100, currency } };
      const call = { path: { id: `none-${kit.unique()}` }, body };
      await kit.refused('changeStay', call, 'UNKNOWN_BOOKING', 404);
    },
  },
  {
    name: 'a booking that is not there is UNKNOWN_BOOKING',
    shows: 'A number that nobody has is answered 404, to who looks and to who cancels.',
    run: async (kit) => {
      const path = { id: `none-${kit.unique()}` };
      await kit.refused('booking', { path }, 'UNKNOWN_BOOKING', 404);
      const { status } = await cancel(kit, path);
      holds(status === 404, `To who cancels it is ${status}.`);
    },
  },
];

export const bookingScenarios: readonly Scenario[] = [...held, ...decided];
