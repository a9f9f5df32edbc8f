import { Injectable } from '@nestjs/common';
import { type StayRequest, staysOf, type UndoPlan } from '@shop/domain';
import type { NewPackage } from '@shop/ports/backends';
import { keyOf } from '../../../backends/idempotency-key.js';
import { HoldStay } from '../stay/hold-stay.js';
import { RoomsBack } from '../stay/rooms-back.js';
import { CartBefore } from './cart-before.js';
import { type CartChange, type CartChanged, type CartRefused, ChangeCart } from './change-cart.js';
import { refusedStay } from './settle-stay.js';

type Changed = Promise<CartChanged | CartRefused>;
type PackageChange = CartChange & { readonly package: string | undefined };

@Injectable()
export class ChangePackages {
  constructor(
    private readonly cart: ChangeCart,
    private readonly before: CartBefore,
    private readonly hold: HoldStay,
    private readonly rooms: RoomsBack,
  ) {}

  /** `stay`: a stay of the cart that becomes the package's nights. */
  async put(wanted: NewPackage, stay: string | undefined, change: PackageChange): Changed {
    if (stay === undefined) return this.cart.putPackage(wanted, change);
    const found = await this.before.stay(stay, change);
    if (!found) return refusedStay('unknownLine');
    return this.cart.putPackage({ ...wanted, stay: found.booking }, change);
  }

  /** Restores a package. Holds released rooms again first; if that fails, changes nothing. */
  async putBack(
    { was, id, from = [], nights }: Extract<UndoPlan, { kind: 'package' }>,
    change: CartChange,
  ): Changed {
    const wanted = { ...was, from };
    const asked = { ...change, package: id };
    if (!nights) return this.cart.putPackage(wanted, asked);
    return 'id' in nights
      ? this.put(wanted, nights.id, asked)
      : this.withRooms(wanted, nights, asked);
  }

  async remove(id: string, change: CartChange): Changed {
    const { session, attempt } = change;
    const before = await this.before.of(change);
    const nights = before && staysOf(before).find(({ packageId }) => packageId === id);
    const outcome = await this.cart.removePackage(id, change);
    if (nights && session && outcome.kind === 'changed')
      await this.rooms.give(nights.booking, session, keyOf(attempt, ['nights back', id]));
    return outcome;
  }

  private async withRooms(
    wanted: NewPackage,
    request: StayRequest,
    change: PackageChange,
  ): Changed {
    const { language, attempt } = change;
    const cart = await this.before.of(change);
    const key = keyOf(attempt, ['nights', request]);
    const asker = { currency: cart?.currency ?? change.currency, language };
    const held = await this.hold.run(request, asker, key);
    if (held.kind === 'refused') return refusedStay(held.code, held.isDecided, held);
    const outcome = await this.cart.putPackage({ ...wanted, stay: held.booking }, change);
    if (outcome.kind === 'refused' && outcome.isDecided)
      await this.hold.release(held.booking, `${key}:back`);
    return outcome;
  }
}
