import type { CookieJar } from './cookie-jar.js';

/**
 * The handle of a visitor's cart at the backend: the one home of its two cookies. `parked` waits
 * for a cart that could not be had, so that a second of outage does not cost it.
 */
export class CartHandle {
  constructor(private readonly jar: CookieJar) {}

  /** The upstream session: the one in use, else the one that was parked. */
  get session(): string | undefined {
    return this.jar.readSealed('cart') ?? this.jar.readSealed('parked');
  }

  /** This is the cart, from now on. */
  use(session: string): void {
    if (this.jar.readSealed('cart') !== session) this.jar.setSealed('cart', session);
    if (this.jar.has('parked')) this.jar.remove('parked');
  }

  /** The cart can't be had for the moment. */
  park(session: string): void {
    this.jar.remove('cart');
    this.jar.setSealed('parked', session);
  }

  /** There is no such cart any more. */
  close(): void {
    this.jar.remove('cart');
    this.jar.remove('parked');
  }

  /** A handle that we can't read is none. */
  tidy(): void {
    if (this.jar.has('cart') && !this.jar.readSealed('cart')) this.jar.remove('cart');
  }
}
