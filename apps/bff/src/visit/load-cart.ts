import { type CartOnLoad, type Language, settleCart } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';

/** What became of the two handles that a browser may bring. */
export interface LoadedCart {
  readonly cart: CartOnLoad;
  readonly session: string | undefined;
  /** What the browser shall keep: the session in use, one parked for later, or neither. */
  readonly keep: 'session' | 'parked' | 'nothing' | 'asItIs';
}

/**
 * The cart on page load (product.md 4), with one reading of ours: a cart that could not be had is
 * cleared as specified, and its handle parked, so that a second of outage does not cost the cart.
 */
export class LoadCart {
  constructor(private readonly carts: CartGateway) {}

  async run(
    session: string | undefined,
    parked: string | undefined,
    language: Language | undefined,
  ): Promise<LoadedCart> {
    const known = session ?? parked;
    if (!known || !language)
      return { cart: { kind: 'untouched' }, session: undefined, keep: 'asItIs' };
    const reply = await this.carts.cartOf(known, language);
    const cart = settleCart(reply);
    if (cart.kind === 'stored')
      return { cart, session: known, keep: session ? 'asItIs' : 'session' };
    const isGone = reply.kind === 'found' || reply.reason === 'unknown';
    return { cart, session: known, keep: isGone ? 'nothing' : 'parked' };
  }
}
