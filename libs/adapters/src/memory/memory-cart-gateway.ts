import { isDeepStrictEqual } from 'node:util';
import {
  type CartLine,
  type CartReply,
  type Choice,
  type CurrencyCode,
  type DisplayCart,
  type Language,
} from '@shop/domain';
import type { Asked, CartGateway, KeptCart, Written } from '@shop/ports/backends';
import { emptyCart } from './cart-sums.js';
import { lineOf, refuseLine, repriced } from './line-of.js';
import { MemoryPromoCalls } from './memory-promo-calls.js';

/** Carts held in memory, priced by the domain's rules over the products of a memory catalogue. */
export class MemoryCartGateway extends MemoryPromoCalls implements CartGateway {
  async cartOf(session: string): Promise<CartReply> {
    const held = this.held.get(session);
    if (this.outage.reply) return this.outage.reply;
    if (!held) return { kind: 'failed', reason: 'unknown' };
    const { cart, withErrors } = held;
    const { currency, lines } = cart;
    return { kind: 'found', cart: { productCount: lines.length, withErrors, currency } };
  }

  async display(session: string): Promise<Asked<KeptCart>> {
    const held = this.held.get(session);
    if (this.outage.reply) return this.outage.reply;
    return held ? { kind: 'ok', answer: { session, cart: held.cart } } : { kind: 'unknown' };
  }

  async add(
    session: string | undefined,
    choice: Choice,
    currency: CurrencyCode,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(key, ['add', session, choice, currency], () => {
      const kept = session === undefined ? undefined : this.held.get(session)?.cart;
      const cart = kept ?? emptyCart(this.next('cart'), currency);
      return this.#put(kept && session ? session : this.next('session'), cart, choice);
    });
  }

  async change(
    session: string,
    line: string,
    choice: Choice,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(key, ['change', session, line, choice], () => {
      const cart = this.#cartWith(session, line);
      return cart ? this.#put(session, cart, choice, line) : unknownLine;
    });
  }

  async remove(
    session: string,
    line: string,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(key, ['remove', session, line], () => {
      const cart = this.#cartWith(session, line);
      if (!cart) return unknownLine;
      return this.keep(session, { ...cart, lines: cart.lines.filter(({ id }) => id !== line) });
    });
  }

  async setCurrency(
    session: string,
    currency: CurrencyCode,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(key, ['currency', session, currency], () => {
      const cart = this.held.get(session)?.cart;
      if (!cart) return { kind: 'refused', refusal: 'cartEmpty' };
      const changed = repriced(this.catalogue.shelf, cart, currency);
      return changed ? this.keep(session, changed) : unknownProduct;
    });
  }

  async drop(session: string): Promise<Written<void>> {
    if (this.outage.reply) return this.outage.reply;
    this.held.delete(session);
    return { kind: 'ok', state: undefined };
  }

  /** What was ordered leaves the cart; what was added or changed since stays there. */
  clear(session: string, ordered: readonly CartLine[]): void {
    const cart = this.held.get(session)?.cart;
    const isOrdered = (line: CartLine) => ordered.some((one) => isDeepStrictEqual(one, line));
    const lines = cart?.lines.filter((line) => !isOrdered(line)) ?? [];
    const isThere = (id: string) => lines.some(({ packageId }) => packageId === id);
    const packages = cart?.packages.filter(({ id }) => isThere(id)) ?? [];
    const fresh = { lines, packages, holdExtensionsLeft: undefined, promo: undefined };
    if (cart && lines.length > 0) this.keep(session, { ...cart, ...fresh });
    else this.held.delete(session);
  }

  /** Adds a line, or puts another in the place of one: all or nothing. */
  #put(session: string, cart: DisplayCart, choice: Choice, changing?: string): Written<KeptCart> {
    const { shelf } = this.catalogue;
    const no = refuseLine(shelf, cart, choice, changing);
    if (no) return no;
    const line = lineOf(shelf, choice, changing ?? this.next('line'), cart.currency);
    if (!line) return unknownProduct;
    const lines = changing
      ? cart.lines.map((kept) => (kept.id === changing ? line : kept))
      : [...cart.lines, line];
    return this.keep(session, { ...cart, lines });
  }

  #cartWith(session: string, line: string): DisplayCart | undefined {
    const cart = this.held.get(session)?.cart;
    const isLoose = cart?.lines.some(({ id, packageId }) => id === line && !packageId);
    return isLoose ? cart : undefined;
  }
}

const unknownProduct = { kind: 'refused', refusal: 'unknownProduct' } as const;
const unknownLine = { kind: 'refused', refusal: 'unknownLine' } as const;
