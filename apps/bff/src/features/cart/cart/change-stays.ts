import { Inject, Injectable } from '@nestjs/common';
import { hasRoomForStay, type StayRequest, staysOf } from '@shop/domain';
import { CartStays } from '@shop/ports/backends';
import { keyOf } from '../../../backends/idempotency-key.js';
import { HoldStay } from '../stay/hold-stay.js';
import { RoomsBack } from '../stay/rooms-back.js';
import { CartBefore } from './cart-before.js';
import { type CartChange, type CartChanged, type CartRefused, notDone } from './change-cart.js';
import { refusedStay, settleStay } from './settle-stay.js';

/** Adds and removes stays: the hotels hold the rooms, the cart stores the booking. */
@Injectable()
export class ChangeStays {
  constructor(
    @Inject(CartStays) private readonly stays: CartStays,
    private readonly before: CartBefore,
    private readonly hold: HoldStay,
    private readonly rooms: RoomsBack,
  ) {}

  /** Exchanges the stay `change.line`, or adds one. `into`: a package for a new one. */
  put(request: StayRequest, change: CartChange, into?: string): Promise<CartChanged | CartRefused> {
    return change.line === undefined
      ? this.add(request, change, into)
      : this.replace(request, change);
  }

  /** If the cart refuses the stay, its rooms are released. */
  private async add(
    request: StayRequest,
    change: CartChange,
    into?: string,
  ): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    const cart = await this.before.of(change);
    if (cart && !hasRoomForStay(cart)) return refusedStay('cartFull');
    const currency = cart?.currency ?? change.currency;
    // Without the session: a retry that already has the new cart's must not hold twice.
    const key = keyOf(attempt, ['stay', request]);
    const held = await this.hold.run(request, { currency, language }, key);
    if (held.kind === 'refused') return refusedStay(held.code, held.isDecided, held);
    const { booking } = held;
    const cartKey = keyOf(attempt, ['stay', session, booking.id]);
    const settled = settleStay(
      await this.stays.addStay(session, booking, currency, language, cartKey, into),
    );
    if (settled.kind === 'changed' || !settled.isDecided) return settled;
    const now =
      settled.code === 'duplicate' && session ? await this.before.of({ ...change }) : undefined;
    if (now && session) return { kind: 'changed', session, cart: now };
    await this.hold.release(booking, `${key}:back`);
    return settled;
  }

  /**
   * Exchanges a stay's nights, people or rooms: all of them, or none. If a payment for the old
   * rooms may be under way, they stay held and the new ones are held as well.
   */
  private async replace(
    request: StayRequest,
    change: CartChange,
  ): Promise<CartChanged | CartRefused> {
    const { session, language, attempt, line: id = '' } = change;
    const cart = await this.before.of(change);
    const stay = cart && staysOf(cart).find((one) => one.id === id);
    if (!session || !cart) return notDone;
    if (!stay) return refusedStay('unknownLine');
    const asker = { currency: cart.currency, language };
    const key = keyOf(attempt, ['stay instead', id, request]);
    const held = (await this.rooms.arePaidFor(session))
      ? await this.hold.run(request, asker, `${key}:beside`)
      : await this.hold.instead(stay.booking, request, asker, key);
    if (held.kind === 'refused') return refusedStay(held.code, held.isDecided, held);
    const { booking } = held;
    const written = await this.stays.changeStay(session, id, booking, language, `${key}:cart`);
    const settled = settleStay(written);
    if (settled.kind === 'changed' && booking.id !== stay.booking.id)
      await this.rooms.give(stay.booking, session, `${key}:old`);
    // The stay left the cart meanwhile: release the new rooms.
    if (settled.kind === 'refused' && settled.isDecided)
      await this.hold.release(booking, `${key}:back`);
    return settled;
  }

  /** Moves a stay into a package or out of its package; its rooms stay held. */
  async move(
    id: string,
    into: string | undefined,
    change: CartChange,
  ): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    const stay = await this.before.stay(id, change);
    if (!session) return notDone;
    if (!stay) return refusedStay('unknownLine');
    const key = keyOf(attempt, ['stay to', id, into]);
    const { booking } = stay;
    return settleStay(
      await this.stays.changeStay(session, id, booking, language, key, into ?? null),
    );
  }

  async remove(change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, line, language, attempt } = change;
    if (!session || !line) return notDone;
    const stay = await this.before.stay(line, change);
    const key = keyOf(attempt, ['stay out', line]);
    const settled = settleStay(await this.stays.removeStay(session, line, language, key));
    if (stay && settled.kind === 'changed')
      await this.rooms.give(stay.booking, session, `${key}:back`);
    return settled;
  }
}
