import { Inject, Injectable } from '@nestjs/common';
import {
  type CartStay,
  type ErrorCode,
  hasRoomForStay,
  staysOf,
  type StayWish,
} from '@shop/domain';
import { CartStays, type PackageWritten, PurchaseLedger } from '@shop/ports/backends';
import { HoldStay } from '../stay/hold-stay.js';
import { CartBefore } from './cart-before.js';
import {
  type CartChange,
  type CartChanged,
  type CartRefused,
  keyOf,
  notDone,
} from './change-cart.js';

const refused = (code: ErrorCode, isDecided = true): CartRefused => ({
  ...notDone,
  ...{ code, isDecided },
});

/** Puts stays into a cart and takes them out: the hotels hold the rooms, the cart keeps what they said. */
@Injectable()
export class ChangeStays {
  constructor(
    @Inject(CartStays) private readonly stays: CartStays,
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    private readonly before: CartBefore,
    private readonly hold: HoldStay,
  ) {}

  /** What the cart does not take is given back to the hotels. */
  async add(wish: StayWish, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    const cart = await this.before.of(change);
    if (cart && !hasRoomForStay(cart)) return refused('cartFull');
    const currency = cart?.currency ?? change.currency;
    // Sent twice, the second time with the cart that the first began: the rooms are held once.
    const key = keyOf(attempt, ['stay', wish]);
    const held = await this.hold.run(wish, { currency, language }, key);
    if (held.kind === 'refused') return refused(held.code, held.isDecided);
    const { booking } = held;
    const cartKey = keyOf(attempt, ['stay', session, booking.id]);
    const written = await this.stays.addStay(session, booking, currency, language, cartKey);
    const settled = settle(written);
    if (settled.kind === 'changed' || !settled.isDecided) return settled;
    const now = settled.code === 'duplicate' && session ? await this.before.of(change) : undefined;
    if (now && session) return { kind: 'changed', session, cart: now };
    await this.hold.release(booking, `${key}:back`);
    return settled;
  }

  /** Rooms that a purchase under way may be about to pay for are left to their own time. */
  async remove(change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, line, language, attempt } = change;
    if (!session || !line) return notDone;
    const stay = await this.find(line, change);
    const key = keyOf(attempt, ['stay out', line]);
    const settled = settle(await this.stays.removeStay(session, line, language, key));
    const isFree = settled.kind === 'changed' && !(await this.purchases.openOf(session));
    if (stay && isFree) await this.hold.release(stay.booking, `${key}:back`);
    return settled;
  }

  private async find(id: string, change: CartChange): Promise<CartStay | undefined> {
    const cart = await this.before.of(change);
    return cart && staysOf(cart).find((one) => one.id === id);
  }
}

function settle(written: PackageWritten): CartChanged | CartRefused {
  if (written.kind === 'ok') return { kind: 'changed', ...written.state };
  if (written.kind === 'failed') return notDone;
  return refused(written.kind === 'unsupported' ? 'stayNotOnline' : written.refusal);
}
