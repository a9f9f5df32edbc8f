import { Inject, Injectable } from '@nestjs/common';
import { cartHoldMs, type CartStay, type Order, type Purchase, staysOf } from '@shop/domain';
import { CartGateway, CartStays, Clock, PurchaseLedger, StayBookings } from '@shop/ports/backends';

/**
 * The rooms of an order that nobody paid, as its places: those that its cart still has are held for
 * a cart's time from now, and the cart says so; the others are free to whoever wants them
 * (docs/rules/stays.md#unpaid). None is cancelled: money that comes late can still have them.
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

  /** Where somebody does not answer they end by their own clock. */
  async run({ stays = [] }: Pick<Order, 'stays'>, purchase: Purchase): Promise<void> {
    const { cartSession, language, id } = purchase;
    if (stays.length === 0) return;
    // Another form of the same cart is being paid, and holds them for itself.
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
