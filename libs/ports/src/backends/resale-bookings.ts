import { type ResaleBooking, resaleStatusAt } from '@shop/domain';
import type { Records } from './records.js';

/** Bookings of resellers, by `resaleId`. */
export type ResaleBookings = Records<ResaleBooking>;

export const ResaleBookings = Symbol('ResaleBookings');

/** Scoped to a reseller: two resellers may use the same UUID. */
export const resaleId = ({ reseller, uuid }: Pick<ResaleBooking, 'reseller' | 'uuid'>): string =>
  `${reseller}:${uuid.toLowerCase()}`;

/** What a reseller finds bookings by: its own reference, ours, and whether places are held. */
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

/** How many places the unconfirmed bookings hold. */
export const heldPlaces = (bookings: readonly ResaleBooking[], now: Date): number =>
  bookings
    .filter((booking) => resaleStatusAt(booking, now) === 'ON_HOLD')
    .reduce((count, { units }) => count + units.length, 0);
