import { defaultLanguage, type StayBooking } from '@shop/domain';
import type { StayAsked, StayBookings, StaySearch } from '@shop/ports/backends';
import { type HeldRooms, holderOfBooking, type RoomsLeft } from './held-rooms.js';

/** Limits bookings that are held again. For new rooms, callers check `HeldRooms` themselves. */
export class LimitedBookings implements StayBookings {
  constructor(
    private readonly bookings: StayBookings,
    private readonly held: HeldRooms,
    private readonly search: StaySearch,
  ) {}

  booking: StayBookings['booking'] = (...asked) => this.bookings.booking(...asked);

  book: StayBookings['book'] = (...asked) => this.noted(this.bookings.book(...asked));

  change: StayBookings['change'] = (...asked) => this.noted(this.bookings.change(...asked));

  confirm: StayBookings['confirm'] = (...asked) => this.noted(this.bookings.confirm(...asked));

  async hold(
    id: string,
    until: Date,
    key: string,
    shorter?: boolean,
  ): Promise<StayAsked<StayBooking>> {
    const taken = await this.held.takeAgain(id, until, () => this.leftOf(id));
    if (taken.kind === 'reached')
      return { kind: 'refused', refusal: 'roomsHeld', limit: taken.limit };
    const reply = await this.noted(this.bookings.hold(id, until, key, shorter));
    if (reply.kind === 'refused') await taken.undo();
    return reply;
  }

  async cancel(id: string, ...asked: [StayBooking['total'], string]) {
    const reply = await this.bookings.cancel(id, ...asked);
    if (reply.kind === 'ok') await this.held.release(holderOfBooking(id));
    return reply;
  }

  private async leftOf(id: string): Promise<RoomsLeft> {
    const found = await this.bookings.booking(id, defaultLanguage);
    if (found.kind !== 'ok') return new Map();
    const { hotel, checkIn, checkOut, rooms, total } = found.answer;
    const reply = await this.search.search({
      hotels: [hotel],
      checkIn,
      checkOut,
      rooms: rooms.map(({ party }) => party),
      promoCode: undefined,
      currency: total.currency,
      language: defaultLanguage,
    });
    const offers =
      reply.kind === 'ok' ? reply.answer.hotels.flatMap((one) => one.rooms.flat()) : [];
    return new Map(offers.map(({ room, left }) => [room, left]));
  }

  private async noted(asked: Promise<StayAsked<StayBooking>>): Promise<StayAsked<StayBooking>> {
    const reply = await asked;
    if (reply.kind === 'ok') await this.held.note(reply.answer);
    return reply;
  }
}
