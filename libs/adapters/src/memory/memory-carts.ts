import { type CartLine, countInCart, type DisplayCart, earliestEnd } from '@shop/domain';
import type { KeptCart, Written } from '@shop/ports/backends';
import { hasErrors, type Held, withoutPlaces, withTotals } from './cart-sums.js';
import { FirstAnswers } from './first-answers.js';
import { MemoryCatalogueGateway } from './memory-catalogue-gateway.js';
import { Outage } from './outage.js';
import { withPromo } from './memory-promo.js';

const holdMs = 20 * 60 * 1000;

/** The carts of the memory gateway, and how they are written. */
export class MemoryCarts {
  readonly outage = new Outage();
  protected readonly held = new Map<string, Held>();
  readonly #answers = new FirstAnswers();
  #counter = 0;

  constructor(protected readonly catalogue = new MemoryCatalogueGateway()) {}

  /** Puts a cart there as it is; `withErrors` when a line of it is no longer held, unless given. */
  hold(session: string, cart: DisplayCart, withErrors = hasErrors(cart)): this {
    this.held.set(session, { cart, withErrors });
    return this;
  }

  /** Takes the places of a line away, as when a hold ran out on a full day. */
  lose(session: string, line: string): this {
    const cart = this.held.get(session)?.cart;
    return cart ? this.hold(session, withoutPlaces(cart, line)) : this;
  }

  protected write(key: string, asked: unknown, write: () => Written<KeptCart>): Written<KeptCart> {
    return this.outage.reply ?? this.#answers.once(key, asked, write);
  }

  /** An emptied cart begins anew: it holds nothing, and no longer hold is used up. */
  protected keep(session: string, changed: DisplayCart): Written<KeptCart> {
    const isEmpty = countInCart(changed) === 0;
    const until = new Date(this.catalogue.shelf.clock.now().getTime() + holdMs);
    const holds = isEmpty
      ? { expiresAt: undefined, holdExtensionsLeft: undefined }
      : { expiresAt: until };
    const parts = changed.lines.filter(({ packageId }) => packageId !== undefined);
    const loose = changed.lines.filter(({ packageId }) => packageId === undefined);
    const { shelf } = this.catalogue;
    const validUntil = earliestEnd(changed.lines.map((line) => this.#endOf(line)));
    const lines = [...loose, ...parts];
    const whole = { ...changed, ...holds, validUntil, lines };
    const cart = withTotals(isEmpty ? whole : withPromo(shelf, whole));
    this.hold(session, cart);
    return { kind: 'ok', state: { session, cart } };
  }

  #endOf({ slug, day, parksInPackage = 1 }: CartLine): Date | undefined {
    const { shelf } = this.catalogue;
    const product = shelf.product(slug);
    return product && shelf.priceEnd(product, day, parksInPackage);
  }

  protected next(kind: string): string {
    this.#counter += 1;
    return `${kind}-${this.#counter}`;
  }
}
