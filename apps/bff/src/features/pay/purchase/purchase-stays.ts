import { Inject, Injectable } from '@nestjs/common';
import {
  type CartStay,
  isSameStay,
  type Language,
  type Order,
  type OrderStay,
  type Purchase,
  stayBack,
  stayBegins,
  type StayBooking,
  zero,
} from '@shop/domain';
import { CartStays, Clock, HotelsContent, Reporter, StayBookings } from '@shop/ports/backends';
import type { PurchaseRefused } from './started-purchase.js';

/** Outlasts an unpaid order's hold and an open payment (docs/rules/purchase.md). */
const payMs = 70 * 60_000;

export type StaysRefused = Pick<PurchaseRefused, 'code' | 'limit'>;

/**
 * Stays of a purchase at the hotels: held during payment, booked before the order is confirmed,
 * released if it fails. Every call has a key derived from the purchase, so any step can be retried
 * (docs/rules/stays.md#paid).
 */
@Injectable()
export class PurchaseStays {
  constructor(
    @Inject(StayBookings) private readonly bookings: StayBookings,
    @Inject(CartStays) private readonly stays: CartStays,
    @Inject(HotelsContent) private readonly content: HotelsContent,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Holds the stays for the payment (`until` for a transfer). Returns why not, if it fails. */
  async hold(
    stays: readonly Pick<CartStay, 'id' | 'booking'>[],
    purchase: Purchase,
    until = new Date(this.clock.now().getTime() + payMs),
  ): Promise<StaysRefused | undefined> {
    for (const { id, booking } of stays) {
      const key = `${purchase.id}:hold:${booking.id}:${until.toISOString()}`;
      const held = await this.bookings.hold(booking.id, until, key);
      if (held.kind === 'refused') {
        await this.tell(purchase, id, { ...booking, heldUntil: undefined });
        const { refusal, limit } = held;
        return refusal === 'roomsHeld' ? { code: refusal, limit } : { code: 'stayLost' };
      }
      if (held.kind !== 'ok') return { code: 'purchase' };
      await this.tell(purchase, id, held.answer);
      // The hotels changed the stay: the visitor must see that before paying.
      if (!isSameStay(held.answer, booking)) return { code: 'cartChanged' };
    }
    return undefined;
  }

  /** Updates the cart with the hotels' reply, so that the page shows it. */
  private async tell(
    { id: purchase, cartSession, language }: Purchase,
    id: string,
    booking: StayBooking,
  ): Promise<void> {
    const key = `${purchase}:told:${booking.id}:${booking.heldUntil?.toISOString() ?? 'lost'}`;
    await this.stays.changeStay(cartSession, id, booking, language, key);
  }

  /** `refused`: a stay is gone, so the money goes back. `unknown`: try again later. */
  async confirm(
    { stays = [], id: reference, contact }: Order,
    { id }: Purchase,
  ): Promise<'ok' | 'refused' | 'unknown'> {
    for (const { booking } of stays) {
      const key = `${id}:confirm:${booking.id}`;
      const reply = await this.bookings.confirm(booking.id, { reference, contact }, key);
      if (reply.kind === 'failed') return 'unknown';
      if (reply.kind !== 'ok') return 'refused';
      // The visitor paid for these nights only: if they differ, the money goes back.
      if (!isSameStay(reply.answer, booking)) return 'refused';
    }
    return 'ok';
  }

  /** Releases held or booked rooms of a failed order; false while the result is unknown. */
  async release({ stays = [] }: Pick<Order, 'stays'>, purchase: Purchase): Promise<boolean> {
    const done = await Promise.all(stays.map((stay) => this.releaseOne(stay, purchase)));
    return done.every(Boolean);
  }

  private async releaseOne({ booking }: OrderStay, { id, language }: Purchase): Promise<boolean> {
    const found = await this.bookings.booking(booking.id, language);
    if (found.kind === 'failed') return false;
    if (found.kind !== 'ok') return true;
    const { status } = found.answer;
    if (status === 'CANCELLED' || status === 'EXPIRED') return true;
    const amount =
      status === 'CONFIRMED' ? this.backNow(found.answer, language) : zero(booking.total.currency);
    const key = `${id}:back:${booking.id}:${amount.amount}`;
    const gone = await this.bookings.cancel(booking.id, amount, key);
    // The room seller must learn of a room that no guest will use.
    if (gone.kind === 'refused')
      this.reporter.report({ event: 'stay_release_refused', purchase: id, why: gone.refusal });
    return gone.kind === 'ok' || (gone.kind === 'refused' && gone.refusal !== 'amountChanged');
  }

  private backNow({ rooms, total, ...stay }: StayBooking, language: Language) {
    const { checkIn } = this.content.hotel(stay.hotel, language);
    return stayBack(rooms, total.currency, stayBegins(stay, checkIn), this.clock.now());
  }
}
