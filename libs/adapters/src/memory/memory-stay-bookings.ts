import { type Contact, type StayBooking, zero } from '@shop/domain';
import type { StayAsked, StayBookings, StayRefusal } from '@shop/ports/backends';
import { Outage } from './outage.js';

const refused = (refusal: StayRefusal) => ({ kind: 'refused', refusal }) as const;

/** Bookings in memory, as they were told of; nothing is looked for, priced or swept. */
export class MemoryStayBookings implements StayBookings {
  readonly outage = new Outage();
  readonly #bookings = new Map<string, StayBooking & { readonly reference?: string }>();

  keep(booking: StayBooking): this {
    this.#bookings.set(booking.id, booking);
    return this;
  }

  /** As the hotels have it. */
  at(id: string): StayBooking | undefined {
    return this.#bookings.get(id);
  }

  async book(): Promise<StayAsked<StayBooking>> {
    return this.outage.reply ?? refused('offerUnknown');
  }

  async booking(id: string): Promise<StayAsked<StayBooking>> {
    return this.#with(id, (booking) => booking);
  }

  async hold(
    id: string,
    until: Date,
    _key?: string,
    shorter = false,
  ): Promise<StayAsked<StayBooking>> {
    return this.#with(id, (booking) => {
      if (booking.status === 'CONFIRMED') return 'bookingConfirmed';
      if (booking.status === 'CANCELLED') return 'bookingCancelled';
      const { heldUntil = until } = booking;
      if (shorter && heldUntil <= until) return booking;
      return { ...booking, status: 'ON_HOLD', heldUntil: until };
    });
  }

  async confirm(
    id: string,
    { reference }: { readonly reference: string; readonly contact: Contact },
  ): Promise<StayAsked<StayBooking>> {
    return this.#with(id, (booking) => {
      if (booking.status === 'CANCELLED') return 'bookingCancelled';
      if (booking.status === 'EXPIRED') return 'bookingEnded';
      const isOthers = booking.status === 'CONFIRMED' && booking.reference !== reference;
      return isOthers
        ? 'bookingConfirmed'
        : { ...booking, status: 'CONFIRMED', heldUntil: undefined, reference };
    });
  }

  async change(): Promise<StayAsked<StayBooking>> {
    return this.outage.reply ?? refused('offerUnknown');
  }

  async cancel(id: string): Promise<StayAsked<StayBooking>> {
    return this.#with(id, (booking) => ({
      ...booking,
      status: 'CANCELLED',
      heldUntil: undefined,
      refund: zero(booking.total.currency),
    }));
  }

  #with(
    id: string,
    change: (
      booking: StayBooking & { readonly reference?: string },
    ) => (StayBooking & { readonly reference?: string }) | StayRefusal,
  ): StayAsked<StayBooking> {
    if (this.outage.reply) return this.outage.reply;
    const booking = this.#bookings.get(id);
    if (!booking) return refused('bookingUnknown');
    const next = change(booking);
    if (typeof next === 'string') return refused(next);
    this.#bookings.set(id, next);
    return { kind: 'ok', answer: next };
  }
}
