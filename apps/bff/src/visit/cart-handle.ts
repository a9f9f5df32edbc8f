import { countInCart, type CurrencyCode, currencyCodes } from '@shop/domain';
import type { KeptCart } from '@shop/ports/backends';
import type { CookieJar } from './cookie-jar.js';

/** A cart as the shop last saw it; the session never reaches a browser. */
export interface CartSeen {
  readonly session: string;
  readonly count: number;
  readonly currency: CurrencyCode;
}

export const seenIn = ({ session, cart }: KeptCart): CartSeen => ({
  session,
  count: countInCart(cart),
  currency: cart.currency,
});

const written = /^(\d+) ([A-Z]{3}) (.+)$/s;

const writeCart = ({ session, count, currency }: CartSeen): string =>
  `${count} ${currency} ${session}`;

/** A parked cart, and a cookie of an earlier release, have the session alone. */
export function readCart(text: string | undefined): {
  readonly session: string | undefined;
  readonly seen: CartSeen | undefined;
} {
  const [, count, code, session] = written.exec(text ?? '') ?? [];
  const currency = currencyCodes.find((one) => one === code);
  if (session === undefined || !currency) return { session: text, seen: undefined };
  return { session, seen: { session, count: Number(count), currency } };
}

/** The cart's session, in two cookies: `parked` keeps it while the cart is unavailable. */
export class CartHandle {
  private used: string | undefined;

  constructor(private readonly jar: CookieJar) {}

  /** The session in use, else the parked one. */
  get session(): string | undefined {
    return readCart(this.jar.readSealed('cart') ?? this.jar.readSealed('parked')).session;
  }

  use(cart: CartSeen): void {
    const text = writeCart(cart);
    if ((this.used ?? this.jar.readSealed('cart')) !== text) this.jar.setSealed('cart', text);
    this.used = text;
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
