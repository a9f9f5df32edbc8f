import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CartReply,
  type CurrencyCode,
  type Language,
  languageOf,
  settleCart,
} from '@shop/domain';
import { CartGateway } from '@shop/ports/backends';
import { withTimeout } from '../observability/request-scope.js';
import type { CartSeen } from './cart-handle.js';
import { SeenCarts } from './seen-carts.js';
import { responseOf, type Visit } from './visit.js';
import { isMobile } from './visitor-hints.js';

/** What a page shows of the cart; `undefined` while that is unknown. */
export interface CartState {
  readonly count: number | undefined;
  readonly currency: CurrencyCode | undefined;
}

type Asker = Pick<Visit, 'cart' | 'jar' | 'request' | 'visitor'>;

const noCart: CartState = { count: 0, currency: undefined };

/**
 * Loads the cart on page load (docs/rules/cart.md#on-load). An unavailable cart is shown as none,
 * and its session parked, so that a short outage does not lose it.
 */
@Injectable()
export class LoadCart {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    private readonly seen: SeenCarts,
  ) {}

  /** What the cookie says, without a backend call. */
  fromCookie({ cart: { session }, request }: Asker): CartState {
    if (session === undefined) return noCart;
    return this.seen.of(request) ?? { count: undefined, currency: undefined };
  }

  async run(
    asker: Asker,
    language: Language | undefined,
    /** Timeout in ms, after which the cookie counts; without it, a late cart is none. */
    waitMs?: number,
  ): Promise<CartState> {
    const { cart, visitor } = asker;
    const { session } = cart;
    if (!session || !language) {
      cart.tidy();
      return this.fromCookie(asker);
    }
    const asked = this.carts
      .cartOf(session, { language, layout: visitor.layout })
      .then((reply) =>
        waitMs !== undefined && isLate(reply) ? undefined : this.settle(session, reply, asker),
      );
    return (await withTimeout(asked, waitMs)) ?? this.fromCookie(asker);
  }

  /** For a page answered from its cookie. What has changed is for the next page to show. */
  async beside(request: IncomingMessage): Promise<void> {
    const cart = this.seen.of(request);
    const language = languageOf(request.url ?? '');
    if (!cart || !language) return;
    const reader = { language, layout: isMobile(request) ? 'mobile' : 'desktop' } as const;
    const reply = await this.carts.cartOf(cart.session, reader);
    this.seen.compare(request, cartIn(cart.session, reply));
  }

  private settle(session: string, reply: CartReply, { cart, jar, request }: Asker): CartState {
    const now = cartIn(session, reply);
    this.seen.compare(request, now);
    if (responseOf(request).headersSent) return now ?? noCart;
    if (now) {
      cart.use(now);
      jar.set('currency', now.currency);
    } else if (reply.kind === 'found' || reply.reason === 'unknown') cart.close();
    else cart.park(session);
    return now ?? noCart;
  }
}

const isLate = (reply: CartReply) => reply.kind === 'failed' && reply.reason === 'timeout';

function cartIn(session: string, reply: CartReply): CartSeen | undefined {
  const found = settleCart(reply);
  if (found.kind !== 'stored') return undefined;
  return { session, count: found.cart.productCount, currency: found.currency };
}
