import { type ResaleBooking, resaleStatusAt } from '@shop/domain';
import type { Records } from './records.js';

/** What resellers have booked, by `resaleId`. */
export type ResaleBookings = Records<ResaleBooking>;

export const ResaleBookings = Symbol('ResaleBookings');

/** A booking is its reseller's: the same UUID of another is another booking. */
export const resaleId = ({ reseller, uuid }: Pick<ResaleBooking, 'reseller' | 'uuid'>): string =>
  `${reseller}:${uuid.toLowerCase()}`;

/** By what a reseller finds bookings: their own reference, ours, and those that hold places. */
export const resaleMarks = {
  theirs: (reseller: string, reference: string) => `${reseller}:their:${reference}`,
  ours: (reseller: string, reference: string) => `${reseller}:our:${reference}`,
  holding: (reseller: string) => `${reseller}:holding`,
  of(booking: ResaleBooking): readonly string[] {
    const { reseller, resellerReference, order, state } = booking;
    return [
      resaleMarks.ours(reseller, booking.id),
      ...(resellerReference === null ? [] : [resaleMarks.theirs(reseller, resellerReference)]),
      ...(order === null ? [] : [resaleMarks.ours(reseller, order)]),
      ...(state === 'ASKED' || state === 'ON_HOLD' ? [resaleMarks.holding(reseller)] : []),
    ];
  },
} as const;

/** Places that are held for somebody who has not confirmed. */
export const heldPlaces = (bookings: readonly ResaleBooking[], now: Date): number =>
  bookings
    .filter((booking) => resaleStatusAt(booking, now) === 'ON_HOLD')
    .reduce((count, { units }) => count + units.length, 0);
