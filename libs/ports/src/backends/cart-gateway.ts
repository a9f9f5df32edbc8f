import type { CartReply, Choice, CurrencyCode, Language, Visitor } from '@shop/domain';
import type { Asked, Written } from './asked.js';
import type { KeptCart } from './kept-cart.js';
import type { PackageCalls } from './package-calls.js';
import type { PromoCalls } from './promo-calls.js';

/** For whom a cart is shown. */
export type CartReader = Pick<Visitor, 'language' | 'layout'>;

/**
 * The upstream that keeps carts. It always replies: a failure is a reply, not a throw. Every write
 * takes an idempotency key; the same key again gets the first answer.
 */
export interface CartGateway extends PackageCalls, PromoCalls {
  /** `failed` for the reason `unknown` when the backend has no such cart: it is gone for good. */
  cartOf(session: string, reader: CartReader): Promise<CartReply>;
  display(session: string, reader: CartReader): Promise<Asked<KeptCart>>;
  /** Without a session a new cart is begun. Holds the places for 20 minutes. */
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
  /** Empties and forgets the cart. */
  drop(session: string, cart: string): Promise<Written<void>>;
}

export const CartGateway = Symbol('CartGateway');
