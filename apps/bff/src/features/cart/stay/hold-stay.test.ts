import { MemoryHoldings } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { money, type StayBooking, type StayRequest, stayRequestOf } from '@shop/domain';
import type { StayBookings, StaySearch } from '@shop/ports/backends';
import { aBooking } from '@shop/test/a-booking';
import { aRoomOffer } from '@shop/test/a-room-offer';
import { HeldRooms } from '../../../backends/held-rooms.js';
import { HeldLimits } from '../../../backends/limits/held-limits.js';
import { Config } from '../../../config/config.js';
import { HoldStay } from './hold-stay.js';

const was = aBooking();
const [room] = was.rooms;
const asker = { currency: 'MXN', language: 'es' } as const;
/** Other nights in the same room at the same price. */
const request: StayRequest = {
  ...stayRequestOf(was),
  checkIn: '2026-12-15',
  checkOut: '2026-12-17',
};

/** Hotels with one held booking; `more` raises the price of nights that start on a day. */
function someHotels(more: Readonly<Record<string, number>>) {
  const prices = new Map([was.checkIn, request.checkIn].map((day) => [day, was.total.amount]));
  let now: StayBooking = was;
  const search: StaySearch['search'] = async ({ checkIn, instead }) => {
    const total = money(prices.get(checkIn) ?? 0, 'MXN');
    const offer = aRoomOffer({ ...room, total, token: checkIn, left: undefined });
    const rooms = instead === was.id && prices.has(checkIn) ? [[offer]] : [[]];
    return { kind: 'ok', answer: { hotels: [{ code: 'hxm', rooms }] } };
  };
  const bookings = {
    booking: async () => ({ kind: 'ok', answer: now }),
    async change(_, [{ token: checkIn = '' } = { token: '' }], amount) {
      const total = money(amount.amount + (more[checkIn] ?? 0), 'MXN');
      now = { ...was, ...(checkIn === was.checkIn ? {} : request), rooms: was.rooms, total };
      return { kind: 'ok', answer: now };
    },
  } satisfies Partial<StayBookings>;
  const clock = new FixedClock(new Date('2026-11-21T15:00:00Z'));
  const config = new Config();
  const limits = new HeldLimits(new MemoryHoldings(), clock, { report: () => undefined }, config);
  const held = new HeldRooms(limits, clock, config);
  // as: all that replacing a stay calls
  const hold = new HoldStay({ search }, bookings as unknown as StayBookings, held);
  return {
    instead: (wanted: StayRequest) => hold.instead(was, wanted, asker, 'key'),
    prices,
    now: () => now,
  };
}

const dearer = money(was.total.amount + 100, 'MXN');
const refused = { kind: 'refused', code: 'stayDearer', asked: dearer };

it('restores the previous rooms when the hotels charge more than their offer for the new ones', async () => {
  const { instead, now } = someHotels({ [request.checkIn]: 100 });
  expect(await instead(request)).toMatchObject(refused);
  expect(now()).toEqual(was);
});

it('holds the new rooms after consent to their price', async () => {
  const { instead, now } = someHotels({ [request.checkIn]: 100 });
  expect(await instead({ ...request, seen: dearer })).toMatchObject({ kind: 'held' });
  expect(now()).toMatchObject({ checkIn: request.checkIn, total: dearer });
});

it('lets the cart report the holds when the previous rooms cost more by now', async () => {
  const { instead, prices, now } = someHotels({ [request.checkIn]: 100 });
  prices.set(was.checkIn, was.total.amount + 1);
  expect(await instead(request)).toMatchObject(refused);
  expect(now()).toMatchObject({ checkIn: request.checkIn, total: dearer });
});

it('reports current room prices above those shown, and changes nothing', async () => {
  const { instead, prices, now } = someHotels({});
  prices.set(request.checkIn, dearer.amount);
  expect(await instead({ ...request, seen: was.total })).toMatchObject(refused);
  expect(now()).toEqual(was);
});
