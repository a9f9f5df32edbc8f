import {
  type Choice,
  type CurrencyCode,
  type Language,
  parkDayAt,
  refusalsIn,
  refuseChoice,
  ticketProblems,
} from '@shop/domain';
import type { BackendReply, Clock, KeptCart, Records, Written } from '@shop/ports/backends';
import { type Holding, type HoldRequest, type OctoBookings, uuidOf } from './octo-bookings.js';
import { emptyCart, keysOf, type No, refused } from './octo-cart-lines.js';
import { holdRequestOf, isHeldAt, keptOf } from './octo-lines.js';
import type { OctoProducts } from './octo-products.js';
import type { BookedCart, BookedLine } from './octo-records.js';

export interface OctoStore {
  readonly carts: Records<BookedCart>;
  readonly bookings: OctoBookings;
  readonly offers: OctoProducts;
  readonly clock: Clock;
}

/** The new cart, and the bookings to release. */
export type Changed =
  | No
  | { readonly kind: 'ok'; readonly cart: BookedCart; readonly gone?: readonly BookedLine[] };

/** Adds every new booking to `fresh`, so that a refusal can release them. */
export type Change = (cart: BookedCart, fresh: Set<string>) => Promise<Changed>;

const mostTries = 6;
const mostKeys = 30;

/** The shop's carts over bookings of an OCTO supplier, one booking per line. */
export class OctoCarts {
  constructor(protected readonly store: OctoStore) {}

  /** All or nothing: a refused change releases its new holds. */
  protected async write(
    session: string | undefined,
    key: string,
    change: Change,
    begin?: { readonly currency: CurrencyCode; readonly language: Language },
  ): Promise<Written<KeptCart>> {
    const { carts, bookings } = this.store;
    const fresh = new Set<string>();
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const known = session === undefined ? undefined : await carts.find(session);
      const own = known || !begin ? session : uuidOf(`cart:${key}`);
      const kept = known ?? (own === undefined ? undefined : await carts.find(own));
      if (!kept && (!begin || own === undefined))
        return { kind: 'refused', refusal: 'unknownLine' };
      const cart =
        kept?.value ?? emptyCart(own ?? key, begin ?? { currency: 'USD', language: 'en' });
      if (cart.done.includes(key)) return this.ok(cart);
      const changed = await change(cart, fresh);
      if (changed.kind !== 'ok') {
        await bookings.release([...fresh]);
        return changed;
      }
      const next = { ...changed.cart, done: [...cart.done, key].slice(-mostKeys) };
      const saved = kept
        ? await carts.change(cart.session, kept.version, next)
        : await carts.begin(cart.session, next);
      if (!saved) continue;
      await this.giveBack(changed.gone ?? [], next);
      return this.ok(saved.value);
    }
    return { kind: 'failed', reason: 'unavailable' };
  }

  /** Leaves bookings of orders to those orders. */
  protected async giveBack(gone: readonly BookedLine[], cart?: BookedCart): Promise<void> {
    const kept = cart?.lines.map(({ uuid }) => uuid) ?? [];
    const ours = gone.filter(({ uuid, order }) => order === null && !kept.includes(uuid));
    await this.store.bookings.release(ours.map(({ uuid }) => uuid));
  }

  protected async hold(
    request: HoldRequest,
    cart: Pick<BookedCart, 'currency'>,
    seed: string,
    fresh: Set<string>,
  ): Promise<No | { readonly kind: 'ok'; readonly state: Holding }> {
    const held = await this.store.bookings.hold(request, cart.currency, seed);
    if (held.kind === 'ok') fresh.add(held.state.uuid);
    return held;
  }

  protected async refuse(
    choice: Choice,
    lines: readonly BookedLine[],
    changing?: string,
  ): Promise<No | undefined> {
    const asked = await this.store.offers.all();
    if (asked.kind !== 'ok') return asked;
    const all = asked.state.map(({ product }) => product);
    const product = all.find(({ slug }) => slug === choice.slug);
    if (!product) return refused('unknownProduct');
    const day = choice.day && choice.day < this.today() ? ('pastDay' as const) : undefined;
    const found = { ...ticketProblems(choice, product), day };
    const [first] = refusalsIn(found);
    if (first) return refused(first.code);
    const wanted = { parent: product.variantOf, day: choice.day };
    const no = refuseChoice(wanted, keysOf(lines, all), changing);
    if (no?.kind === 'duplicate') return { ...refused('duplicate'), line: no.with.id };
    return no && refused(no.kind);
  }

  /** An expired cart re-takes what is still available; packages all or nothing. */
  protected async settled(session: string): Promise<BackendReply<BookedCart>> {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const kept = await this.store.carts.find(session);
      if (!kept) return { kind: 'unknown' };
      const lost = kept.value.lines.filter((line) => this.canComeBack(line));
      if (lost.length === 0) return { kind: 'ok', answer: kept.value };
      const lines = await this.#heldAgain(kept.value, lost);
      const saved = await this.store.carts.change(session, kept.version, { ...kept.value, lines });
      if (saved) return { kind: 'ok', answer: saved.value };
    }
    return { kind: 'failed', reason: 'unavailable' };
  }

  async #heldAgain(cart: BookedCart, lost: readonly BookedLine[]): Promise<BookedLine[]> {
    let lines = cart.lines;
    for (const group of new Set(lost.map(({ packageId, id }) => packageId ?? id))) {
      const own = lost.filter(({ packageId, id }) => (packageId ?? id) === group);
      const fresh = new Set<string>();
      const held: BookedLine[] = [];
      for (const line of own) {
        const again = await this.hold(holdRequestOf(line), cart, `${line.uuid}:again`, fresh);
        held.push(
          again.kind === 'ok' ? { ...line, ...again.state, order: null } : { ...line, until: null },
        );
      }
      const isWhole = held.every(({ until }) => until !== null);
      if (!isWhole) await this.store.bookings.release([...fresh]);
      const now = isWhole ? held : own.map((line) => ({ ...line, until: null }));
      lines = lines.map((line) => now.find(({ id }) => id === line.id) ?? line);
    }
    return lines;
  }

  private canComeBack(line: BookedLine): boolean {
    return !isHeldAt(line, this.store.clock.now()) && line.day >= this.today();
  }

  protected today(): string {
    return parkDayAt(this.store.clock.now());
  }

  protected ok(cart: BookedCart): { readonly kind: 'ok'; readonly state: KeptCart } {
    return { kind: 'ok', state: keptOf(cart, this.store.clock.now()) };
  }
}
