import { Inject, Injectable } from '@nestjs/common';
import { type CartOnLoad, type Language, settleCart } from '@shop/domain';
import { CartGateway } from '@shop/ports/backends';
import { withTimeout } from '../observability/request-scope.js';
import type { Visit } from './visit.js';

export interface LoadedCart {
  readonly cart: CartOnLoad;
  readonly session: string | undefined;
  /** The backend did not reply in time, so the contents are unknown. */
  readonly isLate?: boolean;
}

/**
 * Loads the cart on page load (docs/rules/cart.md#on-load). An unavailable cart is shown as none,
 * and its session parked, so that a short outage does not lose it.
 */
@Injectable()
export class LoadCart {
  constructor(@Inject(CartGateway) private readonly carts: CartGateway) {}

  async run(
    { cart: handle, jar, visitor }: Pick<Visit, 'cart' | 'jar' | 'visitor'>,
    language: Language | undefined,
    /** Timeout in ms; without it, none. */
    waitMs?: number,
  ): Promise<LoadedCart> {
    const { session } = handle;
    if (!session || !language) {
      handle.tidy();
      return { cart: { kind: 'untouched' }, session: undefined };
    }
    const asked = this.carts.cartOf(session, { language, layout: visitor.layout });
    const reply = await withTimeout(asked, waitMs);
    if (!reply) return { cart: { kind: 'untouched' }, session, isLate: true };
    const cart = settleCart(reply);
    if (cart.kind === 'stored') {
      handle.use(session);
      jar.set('currency', cart.currency);
    } else if (reply.kind === 'found' || reply.reason === 'unknown') handle.close();
    else handle.park(session);
    return { cart, session };
  }
}
