import {
  askAgain,
  askAgainMs,
  canMove,
  cartHoldingStates,
  confirmedMailId,
  openStates,
  type Purchase,
  type PurchaseState,
  transferMailId,
} from '@shop/domain';
import type { Clock, MailQueue, PurchaseFacts, PurchaseLedger } from '@shop/ports/backends';

interface Entry {
  readonly purchase: Purchase;
  /** Whether another attempt on the same cart returns this purchase; never regained once lost. */
  readonly holdsCart: boolean;
  readonly dueAt: number;
}

/** For trials: lost when the process ends. */
export class MemoryPurchaseLedger implements PurchaseLedger {
  readonly #entries = new Map<string, Entry>();

  constructor(
    private readonly clock: Clock = { now: () => new Date() },
    private readonly mails?: Pick<MailQueue, 'put'>,
  ) {}

  async open(purchase: Purchase): Promise<Purchase> {
    const same =
      this.#newest((kept) => kept.purchase.attempt === purchase.attempt) ??
      this.#newest(
        (kept) =>
          kept.holdsCart &&
          kept.purchase.cartSession === purchase.cartSession &&
          kept.purchase.cartDigest === purchase.cartDigest,
      );
    if (same) return same.purchase;
    this.#keep(purchase, cartHoldingStates.includes(purchase.state));
    return purchase;
  }

  async find(id: string): Promise<Purchase | undefined> {
    return this.#entries.get(id)?.purchase;
  }

  async findByAttempt(attempt: string): Promise<Purchase | undefined> {
    return this.#newest(({ purchase }) => purchase.attempt === attempt)?.purchase;
  }

  async findByOrder(orderId: string): Promise<Purchase | undefined> {
    return this.#newest(({ purchase }) => purchase.orderId === orderId)?.purchase;
  }

  async ofCart(cartSession: string, limit: number): Promise<readonly Purchase[]> {
    const all = [...this.#entries.values()].map(({ purchase }) => purchase).toReversed();
    return all.filter((one) => one.cartSession === cartSession).slice(0, limit);
  }

  async openOf(cartSession: string): Promise<Purchase | undefined> {
    const isOpen = ({ purchase }: Entry) =>
      purchase.cartSession === cartSession && openStates.includes(purchase.state);
    return this.#newest(isOpen)?.purchase;
  }

  async move(
    seen: Purchase,
    to: PurchaseState,
    facts: PurchaseFacts = {},
  ): Promise<Purchase | undefined> {
    if (to !== seen.state && !canMove(seen.state, to)) {
      throw new RangeError(`a purchase can't go from ${seen.state} to ${to}`);
    }
    const entry = this.#entries.get(seen.id);
    if (entry?.purchase.version !== seen.version || entry.purchase.state !== seen.state) {
      return undefined;
    }
    const { purchase, holdsCart } = entry;
    const moved: Purchase = {
      ...purchase,
      state: to,
      version: seen.version + 1,
      orderId: facts.orderId ?? purchase.orderId,
      paymentId: facts.paymentId ?? purchase.paymentId,
      payAt: facts.payAt ?? purchase.payAt,
    };
    this.#keep(moved, holdsCart && cartHoldingStates.includes(to));
    await this.#queueMailOf(moved);
    return moved;
  }

  async takeDue(limit: number): Promise<readonly Purchase[]> {
    const now = this.#now();
    const due = [...this.#entries.values()]
      .filter(({ purchase, dueAt }) => openStates.includes(purchase.state) && dueAt <= now)
      .toSorted((one, other) => one.dueAt - other.dueAt)
      .slice(0, limit);
    for (const entry of due) {
      const { id, createdAt } = entry.purchase;
      const dueAt = now + askAgainMs(now - createdAt.getTime());
      this.#entries.set(id, { ...entry, dueAt });
    }
    return due.map(({ purchase }) => purchase);
  }

  async nextDueMs(): Promise<number | undefined> {
    const due = [...this.#entries.values()].flatMap(({ purchase, dueAt }) =>
      openStates.includes(purchase.state) ? [dueAt] : [],
    );
    return due.length > 0 ? Math.max(0, Math.min(...due) - this.#now()) : undefined;
  }

  async #queueMailOf({ id, state, method, orderId, language }: Purchase): Promise<void> {
    if (orderId === undefined) return;
    if (state === 'ORDERED')
      await this.mails?.put({ id: confirmedMailId(id), kind: 'confirmed', orderId, language });
    if (state === 'PAYING' && method === 'TR')
      await this.mails?.put({ id: transferMailId(id), kind: 'transfer', orderId, language });
  }

  #newest(matches: (entry: Entry) => boolean): Entry | undefined {
    return [...this.#entries.values()].findLast(matches);
  }

  #keep(purchase: Purchase, holdsCart: boolean): void {
    const dueAt = this.#now() + askAgain.leastMs;
    this.#entries.set(purchase.id, { purchase, holdsCart, dueAt });
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
