import { Inject, Injectable } from '@nestjs/common';
import { cartHoldMs, type CartStay, type Order, type Purchase, staysOf } from '@shop/domain';
import { CartGateway, CartStays, Clock, PurchaseLedger, StayBookings } from '@shop/ports/backends';

/**
 * Handles the rooms of an unpaid order (docs/rules/stays.md#unpaid). Rooms still in the cart are
 * held again for the cart's time, and the cart is updated; other holds end now. No booking is
 * cancelled, so that a late payment can still have it.
 */
@Injectable()
export class EndedStays {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(CartStays) private readonly stays: CartStays,
    @Inject(StayBookings) private readonly bookings: StayBookings,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** If a backend fails, the holds expire at their own time. */
  async run({ stays = [] }: Pick<Order, 'stays'>, purchase: Purchase): Promise<void> {
    const { cartSession, language, id } = purchase;
    if (stays.length === 0) return;
    // Another form of the same cart is being paid, and needs the holds.
    const open = await this.ledger.openOf(cartSession);
    if (open && open.id !== id) return;
    const asked = await this.carts.display(cartSession, { language, layout: 'desktop' });
    if (asked.kind === 'failed') return;
    const kept = asked.kind === 'ok' ? staysOf(asked.answer.cart) : [];
    for (const { booking } of stays)
      await this.end(
        booking.id,
        kept.find((one) => one.booking.id === booking.id),
        purchase,
      );
  }

  private async end(
    booking: string,
    kept: CartStay | undefined,
    { id, cartSession, language }: Purchase,
  ): Promise<void> {
    const until = new Date(this.clock.now().getTime() + (kept ? cartHoldMs : 0));
    const key = `${id}:end:${booking}:${until.toISOString()}`;
    const held = await this.bookings.hold(booking, until, key, true);
    if (kept && held.kind === 'ok')
      await this.stays.changeStay(cartSession, kept.id, held.answer, language, key);
  }
}
