import type { CookieJar } from './cookie-jar.js';

/** The cart's session, in two cookies: `parked` keeps it while the cart is unavailable. */
export class CartHandle {
  constructor(private readonly jar: CookieJar) {}

  /** The session in use, else the parked one. */
  get session(): string | undefined {
    return this.jar.readSealed('cart') ?? this.jar.readSealed('parked');
  }

  use(session: string): void {
    if (this.jar.readSealed('cart') !== session) this.jar.setSealed('cart', session);
    if (this.jar.has('parked')) this.jar.remove('parked');
  }

  /** The cart is temporarily unavailable. */
  park(session: string): void {
    this.jar.remove('cart');
    this.jar.setSealed('parked', session);
  }

  /** The cart no longer exists. */
  close(): void {
    this.jar.remove('cart');
    this.jar.remove('parked');
  }

  /** Removes a cookie that can't be opened. */
  tidy(): void {
    if (this.jar.has('cart') && !this.jar.readSealed('cart')) this.jar.remove('cart');
  }
}
