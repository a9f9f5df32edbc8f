import { Inject, Injectable } from '@nestjs/common';
import { type Undoable, type WayBack, wayBackOf } from '@shop/domain';
import { CartGateway } from '@shop/ports/backends';
import type { CartChange } from './change-cart.js';

/** What stands in a visitor's own cart before it is changed; a cart that can't be had has nothing. */
@Injectable()
export class CartBefore {
  constructor(@Inject(CartGateway) private readonly carts: CartGateway) {}

  /** Those of the lines that are loose in this cart: an address may have come from somebody else's. */
  async looseOf(ids: readonly string[], change: CartChange): Promise<string[]> {
    if (ids.length === 0) return [];
    const lines = (await this.cartOf(change))?.lines ?? [];
    return ids.filter((id) => lines.some((line) => line.id === id && !line.packageId));
  }

  /** How a line or a package comes back as it is now. */
  async wayBack(id: string, what: Undoable, change: CartChange): Promise<WayBack | undefined> {
    const cart = await this.cartOf(change);
    return cart && wayBackOf(cart, id, what);
  }

  private async cartOf({ session, ...reader }: CartChange) {
    const reply = session ? await this.carts.display(session, reader) : undefined;
    return reply?.kind === 'ok' ? reply.answer.cart : undefined;
  }
}
