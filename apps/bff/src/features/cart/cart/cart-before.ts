import { Inject, Injectable } from '@nestjs/common';
import { type CartStay, type DisplayCart, staysOf, type UndoPlan, undoPlanOf } from '@shop/domain';
import { CartGateway } from '@shop/ports/backends';
import type { CartChange } from './change-cart.js';

/** Reads the visitor's cart before a change. An unavailable cart counts as empty. */
@Injectable()
export class CartBefore {
  private readonly known = new WeakMap<CartChange, Promise<DisplayCart | undefined>>();

  constructor(@Inject(CartGateway) private readonly carts: CartGateway) {}

  /** Those ids that are single tickets of this cart: the URL may come from another visitor's. */
  async singleTicketsOf(ids: readonly string[], change: CartChange): Promise<string[]> {
    if (ids.length === 0) return [];
    const lines = (await this.of(change))?.lines ?? [];
    return ids.filter((id) => lines.some((line) => line.id === id && !line.packageId));
  }

  async undoPlan(
    id: string | undefined,
    what: 'removed' | 'changed',
    change: CartChange,
  ): Promise<UndoPlan | undefined> {
    if (id === undefined) return undefined;
    const cart = await this.of(change);
    return cart && undoPlanOf(cart, id, what);
  }

  async stay(id: string, change: CartChange): Promise<CartStay | undefined> {
    const cart = await this.of(change);
    return cart && staysOf(cart).find((one) => one.id === id);
  }

  /** Moves the stay back to where it is now. */
  async planOfMove(id: string, change: CartChange): Promise<UndoPlan | undefined> {
    const stay = await this.stay(id, change);
    if (!stay) return undefined;
    const { packageId, booking } = stay;
    return { kind: 'moved', id, hotel: booking.hotel, package: packageId };
  }

  /** One read per change; pass a copy of `change` to read again after a write. */
  of(change: CartChange): Promise<DisplayCart | undefined> {
    const known = this.known.get(change);
    if (known) return known;
    const asked = this.ask(change);
    this.known.set(change, asked);
    return asked;
  }

  private async ask({ session, ...reader }: CartChange): Promise<DisplayCart | undefined> {
    const reply = session ? await this.carts.display(session, reader) : undefined;
    return reply?.kind === 'ok' ? reply.answer.cart : undefined;
  }
}
