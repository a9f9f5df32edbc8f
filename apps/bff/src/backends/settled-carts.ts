import {
  cartHoldMs,
  type CartStay,
  type Language,
  parkDayAt,
  staysOf,
  staysToHold,
} from '@shop/domain';
import type {
  BackendReply,
  CartGateway,
  CartReader,
  CartStays,
  Clock,
  KeptCart,
  PackageWritten,
  StayBookings,
} from '@shop/ports/backends';

export interface StayHolds {
  readonly bookings: StayBookings;
  readonly stays: CartStays;
  readonly clock: Clock;
}

/**
 * Keeps stays held like tickets: holds them again when a visitor opens a lapsed cart, and extends
 * them with it. The cart backend does so for tickets; this class asks the hotels. A stay that the
 * hotels no longer hold stays in the cart as lost.
 */
export class SettledCarts implements CartGateway {
  constructor(
    private readonly carts: CartGateway,
    private readonly holds: StayHolds,
  ) {}

  async display(session: string, reader: CartReader): Promise<BackendReply<KeptCart>> {
    const reply = await this.carts.display(session, reader);
    if (reply.kind !== 'ok') return reply;
    const lost = this.lostIn(reply.answer);
    const answer = await this.held(reply.answer, lost, reader.language);
    return answer === reply.answer ? reply : { kind: 'ok', answer };
  }

  async extendHold(session: string, language: Language, key: string): Promise<PackageWritten> {
    const written = await this.carts.extendHold(session, language, key);
    if (written.kind !== 'ok') return written;
    const held = staysOf(written.state.cart).filter(({ status }) => status === 'HELD');
    const all = [...held, ...this.lostIn(written.state)];
    const state = await this.held(written.state, all, language);
    return { kind: 'ok', state };
  }

  cartOf: CartGateway['cartOf'] = (...asked) => this.carts.cartOf(...asked);
  add: CartGateway['add'] = (...asked) => this.carts.add(...asked);
  change: CartGateway['change'] = (...asked) => this.carts.change(...asked);
  remove: CartGateway['remove'] = (...asked) => this.carts.remove(...asked);
  drop: CartGateway['drop'] = (...asked) => this.carts.drop(...asked);
  setCurrency: CartGateway['setCurrency'] = (...asked) => this.carts.setCurrency(...asked);
  addPromo: CartGateway['addPromo'] = (...asked) => this.carts.addPromo(...asked);
  removePromo: CartGateway['removePromo'] = (...asked) => this.carts.removePromo(...asked);
  addPackage: CartGateway['addPackage'] = (...asked) => this.carts.addPackage(...asked);
  changePackage: CartGateway['changePackage'] = (...asked) => this.carts.changePackage(...asked);
  removePackage: CartGateway['removePackage'] = (...asked) => this.carts.removePackage(...asked);
  splitPackage: CartGateway['splitPackage'] = (...asked) => this.carts.splitPackage(...asked);

  private lostIn({ cart }: KeptCart): readonly CartStay[] {
    return staysToHold(cart, parkDayAt(this.holds.clock.now()));
  }

  /** Asks the hotels to hold `stays`. A refused stay stays as it was. */
  private async held(
    cart: KeptCart,
    stays: readonly CartStay[],
    language: Language,
  ): Promise<KeptCart> {
    let now = cart;
    for (const { id, booking } of stays) {
      const until = new Date(this.holds.clock.now().getTime() + cartHoldMs);
      const key = `${booking.id}:hold:${until.toISOString()}`;
      const held = await this.holds.bookings.hold(booking.id, until, key);
      if (held.kind !== 'ok') continue;
      const { session } = now;
      const told = await this.holds.stays.changeStay(session, id, held.answer, language, key);
      if (told.kind === 'ok') now = told.state;
    }
    return now;
  }
}
