import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type CartSeen, readCart } from './cart-handle.js';
import { nameOf } from './cookie-table.js';
import { Seal } from './seal.js';

const mostKnown = 5_000;
/** Longer than the cookie of any cart; longer values are never kept. */
const longest = 500;

const cartCookie = new RegExp(`(?:^|;) ?${nameOf('cart')}=([\\w-]{1,${longest}})(?:;|$)`);

/** What the cart cookies of requests say, unless the backend has said otherwise since. */
@Injectable()
export class SeenCarts {
  readonly #known = new LRUCache<string, { readonly cart: CartSeen | undefined }>({
    max: mostKnown,
  });

  constructor(@Inject(Seal) private readonly seal: Seal) {}

  /** `undefined` without a cart, and for one whose cookie is out of date. */
  of({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>): CartSeen | undefined {
    const [, sealed] = cartCookie.exec(cookie) ?? [];
    if (sealed === undefined) return undefined;
    const known = this.#known.get(sealed);
    return known ? known.cart : this.note(sealed, this.opened(sealed));
  }

  /** Compares the cookie with the cart as it is now; `undefined` for one that did not load. */
  compare(
    { headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>,
    now: CartSeen | undefined,
  ): void {
    const [, sealed] = cartCookie.exec(cookie) ?? [];
    if (sealed === undefined) return;
    const said = this.opened(sealed);
    const isSo = said?.count === now?.count && said?.currency === now?.currency;
    this.note(sealed, isSo ? said : undefined);
  }

  private opened(sealed: string): CartSeen | undefined {
    return readCart(this.seal.open(sealed, 'cart')).seen;
  }

  private note(sealed: string, cart: CartSeen | undefined): CartSeen | undefined {
    this.#known.set(sealed, { cart });
    return cart;
  }
}
