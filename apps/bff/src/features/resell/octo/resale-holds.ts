import { Inject, Injectable } from '@nestjs/common';
import {
  cartHoldMs,
  type DisplayCart,
  type ResaleBooking,
  type ResaleHold,
  resaleOriginal,
  type ResaleUnit,
} from '@shop/domain';
import {
  CartGateway,
  Clock,
  type Kept,
  type KeptCart,
  type PackageWritten,
  ResaleBookings,
  resaleId,
} from '@shop/ports/backends';
import { invalid, noAnswer, unprocessable } from './octo-error.js';
import { availabilityIdOf } from './octo-times.js';
import { choiceOf, spotOf } from './read-booking.js';

export type KeptBooking = Kept<ResaleBooking>;

/** Holds places for resellers: one cart of the backend per booking. */
@Injectable()
export class ResaleHolds {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(ResaleBookings) private readonly bookings: ResaleBookings,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Holds the places of a saved booking; a refusal deletes the booking. */
  async hold(kept: KeptBooking): Promise<KeptBooking> {
    const { value } = kept;
    const { id, currency, language } = value;
    const key = `resale:${id}:hold`;
    const written = await this.carts.add(undefined, choiceOf(value), currency, language, key);
    if (written.kind === 'refused') await this.bookings.end(resaleId(value), kept.version);
    const hold = this.holdOf(written, value);
    return this.move(kept, { state: 'ON_HOLD', hold });
  }

  /** Exchanges the places in the same cart: all of them, or none. */
  async change(kept: KeptBooking, wanted: ResaleBooking): Promise<ResaleHold> {
    const { id, hold, language } = kept.value;
    if (!hold) throw unprocessable('It holds nothing.');
    const key = `resale:${id}:change:${kept.version}`;
    const { session, line } = hold;
    const written = await this.carts.change(session, line, choiceOf(wanted), language, key);
    return this.holdOf(written, wanted);
  }

  /** Restarts the hold; its length is up to the cart backend. */
  async extend(kept: KeptBooking): Promise<ResaleHold> {
    const { id, hold, language } = kept.value;
    if (!hold) throw unprocessable('It holds nothing.');
    const key = `resale:${id}:extend:${kept.version}`;
    return this.holdOf(await this.carts.extendHold(hold.session, language, key), kept.value);
  }

  async drop({ value: { hold } }: KeptBooking): Promise<void> {
    if (!hold) return;
    const dropped = await this.carts.drop(hold.session, hold.cart);
    if (dropped.kind === 'failed') throw noAnswer();
  }

  /** Writes one step. Throws if another call was faster. */
  async move(kept: KeptBooking, facts: Partial<ResaleBooking>): Promise<KeptBooking> {
    const updatedAt = this.clock.now().toISOString();
    const value = { ...kept.value, ...facts, updatedAt };
    const moved = await this.bookings.change(resaleId(value), kept.version, value);
    if (moved) return moved;
    // Another call that took the same step counts as success.
    const now = await this.bookings.find(resaleId(value));
    if (now && facts.state && now.value.state === facts.state) return now;
    throw unprocessable('Another call has changed this booking meanwhile.');
  }

  private holdOf(written: PackageWritten, booking: ResaleBooking): ResaleHold {
    switch (written.kind) {
      case 'ok':
        return this.heldBy(written.state);
      case 'unsupported':
        throw unprocessable('This can’t be done here.');
      case 'failed':
        throw noAnswer();
      case 'refused': {
        const isNoPlace = ['closedDay', 'pastDay', 'farDay', 'noSchedule'].includes(
          written.refusal,
        );
        if (isNoPlace) throw invalid('availabilityId', availabilityIdOf(spotOf(booking)));
        throw unprocessable(`It can’t be held: ${written.refusal}.`);
      }
    }
  }

  private heldBy({ session, cart }: KeptCart): ResaleHold {
    const [line] = cart.lines;
    if (line?.status !== 'HELD') throw unprocessable('Its places are not held any more.');
    const until = cart.expiresAt ?? new Date(this.clock.now().getTime() + cartHoldMs);
    return {
      session,
      cart: cart.id,
      line: line.id,
      until: until.toISOString(),
      whole: { original: line.original.amount, retail: line.amount.amount },
      each: eachOf(line),
    };
  }
}

function eachOf({ units }: DisplayCart['lines'][number]): ResaleHold['each'] {
  const each: Partial<Record<ResaleUnit['unit'], ResaleHold['whole']>> = {};
  for (const { unit, listPrice, unitPrice } of units)
    each[unit] = {
      original: resaleOriginal(unit, listPrice).amount,
      retail: unitPrice.amount,
    };
  return each;
}
