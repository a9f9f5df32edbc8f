import type { CartReply, Choice, CurrencyCode, Language, Visitor } from '@shop/domain';
import type { BackendReply, Written } from './backend-reply.js';
import type { KeptCart } from './kept-cart.js';
import type { PackageCalls } from './package-calls.js';
import type { PromoCalls } from './promo-calls.js';

export type CartReader = Pick<Visitor, 'language' | 'layout'>;

/**
 * The backend that keeps carts. A failure is a reply, never an exception. Every write takes an
 * idempotency key; the same key again gets the first reply.
 */
export interface CartGateway extends PackageCalls, PromoCalls {
  /** `failed` with the reason `unknown`: the backend has lost the cart for good. */
  cartOf(session: string, reader: CartReader): Promise<CartReply>;
  display(session: string, reader: CartReader): Promise<BackendReply<KeptCart>>;
  /** Without a session, starts a new cart. Holds the places for 20 minutes. */
  add(
    session: string | undefined,
    choice: Choice,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>>;
  change(
    session: string,
    line: string,
    choice: Choice,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>>;
  remove(
    session: string,
    line: string,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>>;
  setCurrency(
    session: string,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>>;
  drop(session: string, cart: string): Promise<Written<void>>;
}

export const CartGateway = Symbol('CartGateway');
