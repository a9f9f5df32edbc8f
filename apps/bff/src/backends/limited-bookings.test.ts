import { jest } from '@jest/globals';
import { MemoryHoldings } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import type { StayBooking } from '@shop/domain';
import type { StayBookings, StaySearch } from '@shop/ports/backends';
import { aBooking } from '@shop/test/a-booking';
import { aRoomOffer } from '@shop/test/a-room-offer';
import { Config } from '../config/config.js';
import { inOwnScope, nameAsker } from '../observability/request-scope.js';
import { HeldRooms, holderOfBooking } from './held-rooms.js';
import { HeldLimits } from './limits/held-limits.js';
import { LimitedBookings } from './limited-bookings.js';

const minuteMs = 60_000;

/** Three rooms of a kind whose hold ended a minute ago; the hotels have `left` of that kind. */
async function aLapsedHold(left: number | undefined) {
  const clock = new FixedClock(new Date('2026-11-21T15:00:00Z'));
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * minuteMs);
  const config = Object.assign(new Config(), { ROOMS_PER_ADDRESS: 4, ROOMS_LEAST: 1 });
  const reporter = { report: () => undefined };
  const limits = new HeldLimits(new MemoryHoldings(), clock, reporter, config);
  const rooms = aBooking().rooms.flatMap((room) => [room, room, room]);
  const booking = aBooking({ rooms, status: 'EXPIRED', heldUntil: undefined });
  const heldOf = (heldUntil: Date): StayBooking => ({ ...booking, status: 'ON_HOLD', heldUntil });
  const held = new HeldRooms(limits, clock, config);
  const offer = aRoomOffer({ room: 'mangle', left });
  const search = jest.fn<StaySearch['search']>(async () => ({
    kind: 'ok',
    answer: { hotels: [{ code: 'hxm', rooms: [[offer]] }] },
  }));
  const hold = jest.fn<StayBookings['hold']>(async (_, until) => ({
    kind: 'ok',
    answer: heldOf(until),
  }));
  const bookings = new LimitedBookings(
    // as: all that a hold calls
    { booking: async () => ({ kind: 'ok', answer: booking }), hold } as unknown as StayBookings,
    held,
    { search },
  );
  const by = (address: string, until: Date) =>
    inOwnScope(async () => {
      nameAsker(address);
      return bookings.hold(booking.id, until, 'key');
    });
  await inOwnScope(async () => {
    nameAsker('somewhere');
    await held.note(heldOf(inMinutes(20)));
  });
  clock.advance(21 * minuteMs);
  return { again: async () => (await by('somewhere', inMinutes(20))).result, limits, hold, search };
}

it.each([
  // A fifth of fifteen.
  [15, 'ok'],
  [14, 'refused'],
  // Without `left` only the fixed number limits.
  [undefined, 'ok'],
])('holds three lapsed rooms again when %s are left: %s', async (left, kind) => {
  const { again, hold } = await aLapsedHold(left);
  expect(await again()).toMatchObject({
    kind,
    ...(kind === 'refused' && { refusal: 'roomsHeld', limit: { kind: 'most', most: 2 } }),
  });
  expect(hold).toHaveBeenCalledTimes(kind === 'ok' ? 1 : 0);
});

it('checks availability only for lapsed rooms, once for all of their nights', async () => {
  const { again, search, limits } = await aLapsedHold(15);
  await again();
  await again();
  expect(search).toHaveBeenCalledTimes(1);
  expect(await limits.of(holderOfBooking('b1'))).toHaveLength(2);
});
