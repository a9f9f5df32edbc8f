import { isSame, isZero, type Order, sum } from '@shop/domain';
import type { BackendReply, OrderRequest, OrdersGateway, Written } from '@shop/ports/backends';
import {
  earliestOf,
  heldForPayment,
  type OctoOrderStore,
  orderedLines,
  orderIdOf,
} from './octo-placing.js';
import { cartLineOf, isHeldAt } from './octo-lines.js';
import { octoContact, orderOf, ticketsOf } from './octo-orders.js';
import type { BookedLine, BookedOrder } from './octo-records.js';

const gone = { kind: 'refused', refusal: 'lineUnavailable' } as const;
const lost = { kind: 'failed', reason: 'unavailable' } as const;

/** Orders stored by the shop; bookings are confirmed all or nothing (backends/docs/octo.md). */
export class OctoOrdersGateway implements OrdersGateway {
  constructor(private readonly store: OctoOrderStore) {}

  async place(request: OrderRequest, key: string): Promise<Written<Order>> {
    const { carts, orders } = this.store;
    const id = orderIdOf(key);
    const known = await orders.find(id);
    if (known) return this.#ok(known.value);
    const cart = await carts.find(request.session);
    if (!cart || cart.value.lines.length === 0) return { kind: 'refused', refusal: 'cartEmpty' };
    const { currency, lines } = cart.value;
    if (!lines.every((line) => isHeldAt(line, this.#now()))) return gone;
    const shown = lines.map((line) => cartLineOf(line, currency, this.#now()));
    const total = sum(
      shown.map(({ amount }) => amount),
      currency,
    );
    if (!isSame(total, request.total)) return { kind: 'refused', refusal: 'amountChanged' };
    const held = await heldForPayment(this.store, lines);
    if (!held) return gone;
    await this.#cancelEarlier(lines);
    const marked = cart.value.lines.map((line) => ({ ...line, order: id }));
    const ours = await carts.change(request.session, cart.version, {
      ...cart.value,
      lines: marked,
    });
    if (!ours) return lost;
    const begun = await orders.begin(id, {
      id,
      session: request.session,
      reference: request.reference,
      status: 'ON_HOLD',
      createdAt: this.#now().toISOString(),
      currency,
      contact: request.contact,
      payment: null,
      until: earliestOf(held),
      lines: await orderedLines(this.store, held),
    });
    const order = begun ?? (await orders.find(id));
    return order ? this.#ok(order.value) : lost;
  }

  async order(id: string): Promise<BackendReply<Order>> {
    const kept = await this.store.orders.find(id);
    if (!kept) return { kind: 'unknown' };
    this.store.codes.note(kept.value);
    return { kind: 'ok', answer: orderOf(kept.value, this.#now()) };
  }

  /** If one booking is refused, cancels all, including confirmed ones. */
  async confirm(id: string, by: string | undefined, key: string): Promise<Written<Order>> {
    const kept = await this.store.orders.find(id);
    if (!kept) return { kind: 'failed', reason: 'rejected' };
    const payment = by ?? null;
    const { status, payment: paid } = kept.value;
    const isFree = isZero(orderOf(kept.value, this.#now()).total);
    if (payment === null && !isFree) return { kind: 'failed', reason: 'rejected' };
    if (status === 'CONFIRMED' && paid === payment) return this.#ok(kept.value);
    const isOpen = status === 'ON_HOLD' || (status === 'CONFIRMING' && paid === payment);
    if (!isOpen) return { kind: 'failed', reason: 'rejected' };
    const begun =
      status === 'ON_HOLD'
        ? await this.#move(kept, { ...kept.value, status: 'CONFIRMING', payment })
        : kept;
    if (!begun) return lost;
    const { contact, reference } = begun.value;
    const body = { contact: octoContact(contact, 'en'), resellerReference: reference };
    const lines: BookedOrder['lines'] = [];
    for (const line of begun.value.lines) {
      const done = await this.store.bookings.confirm(line, body);
      if (done.kind === 'failed' && done.reason !== 'rejected') return done;
      if (done.kind !== 'ok' || done.state.status !== 'CONFIRMED') return this.#undo(begun, key);
      lines.push({ ...line, ...ticketsOf(line, done.state) });
    }
    const sold = await this.#move(begun, { ...begun.value, status: 'CONFIRMED', lines });
    await this.#clearCart(begun.value);
    return sold ? this.#ok(sold.value) : this.confirm(id, by, key);
  }

  async cancel(id: string): Promise<Written<Order>> {
    const kept = await this.store.orders.find(id);
    if (!kept) return { kind: 'failed', reason: 'rejected' };
    if (kept.value.status === 'CANCELLED') return this.#ok(kept.value);
    if (kept.value.status !== 'ON_HOLD') return { kind: 'failed', reason: 'rejected' };
    const ended = await this.#move(kept, { ...kept.value, status: 'CANCELLED' });
    if (!ended) return lost;
    await this.#giveBack(ended.value);
    return this.#ok(ended.value);
  }

  async #undo(
    kept: { readonly version: number; readonly value: BookedOrder },
    _key: string,
  ): Promise<Written<Order>> {
    await this.store.bookings.release(kept.value.lines.map(({ uuid }) => uuid));
    const ended = await this.#move(kept, { ...kept.value, status: 'EXPIRED' });
    return ended ? gone : lost;
  }

  /** An earlier order on hold of the same cart passes its bookings on to the new one. */
  async #cancelEarlier(lines: readonly BookedLine[]): Promise<void> {
    for (const id of new Set(lines.flatMap(({ order }) => order ?? []))) {
      const kept = await this.store.orders.find(id);
      if (kept?.value.status !== 'ON_HOLD') continue;
      const ended = await this.#move(kept, { ...kept.value, status: 'CANCELLED' });
      if (ended) await this.#giveBack(ended.value);
    }
  }

  /** Leaves bookings that the cart still contains. */
  async #giveBack({ id, session, lines }: BookedOrder): Promise<void> {
    const cart = await this.store.carts.find(session);
    const wanted = cart?.value.lines.map(({ uuid }) => uuid) ?? [];
    const uuids = lines.map(({ uuid }) => uuid).filter((uuid) => !wanted.includes(uuid));
    await this.store.bookings.release(uuids);
    if (!cart) return;
    const freed = cart.value.lines.map((line) =>
      line.order === id ? { ...line, order: null } : line,
    );
    await this.store.carts.change(session, cart.version, { ...cart.value, lines: freed });
  }

  /** Removes the ordered lines; lines added since stay. */
  async #clearCart({ session, lines }: BookedOrder): Promise<void> {
    const sold = lines.map(({ uuid }) => uuid);
    for (;;) {
      const cart = await this.store.carts.find(session);
      if (!cart) return;
      const left = cart.value.lines.filter(({ uuid }) => !sold.includes(uuid));
      if (left.length === cart.value.lines.length) return;
      const next = { ...cart.value, lines: left, extensions: 0 };
      const done =
        left.length === 0
          ? await this.store.carts.end(session, cart.version)
          : await this.store.carts.change(session, cart.version, next);
      if (done) return;
    }
  }

  #move(kept: { readonly version: number; readonly value: BookedOrder }, value: BookedOrder) {
    return this.store.orders.change(value.id, kept.version, value);
  }

  #ok(order: BookedOrder): Written<Order> {
    this.store.codes.note(order);
    return { kind: 'ok', state: orderOf(order, this.#now()) };
  }

  #now(): Date {
    return this.store.clock.now();
  }
}
