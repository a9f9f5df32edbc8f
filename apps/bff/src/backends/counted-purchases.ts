import type { Purchase, PurchaseState } from '@shop/domain';
import type { PurchaseFacts, PurchaseLedger } from '@shop/ports/backends';

/** Counts each purchase that reaches a state. */
export class CountedPurchases implements PurchaseLedger {
  constructor(
    private readonly ledger: PurchaseLedger,
    private readonly onMove: (to: PurchaseState) => void,
  ) {}

  async open(purchase: Purchase): Promise<Purchase> {
    const opened = await this.ledger.open(purchase);
    if (opened.id === purchase.id) this.onMove(opened.state);
    return opened;
  }

  find(id: string): Promise<Purchase | undefined> {
    return this.ledger.find(id);
  }

  findByAttempt(attempt: string): Promise<Purchase | undefined> {
    return this.ledger.findByAttempt(attempt);
  }

  findByOrder(orderId: string): Promise<Purchase | undefined> {
    return this.ledger.findByOrder(orderId);
  }

  ofCart(cartSession: string, limit: number): Promise<readonly Purchase[]> {
    return this.ledger.ofCart(cartSession, limit);
  }

  openOf(cartSession: string): Promise<Purchase | undefined> {
    return this.ledger.openOf(cartSession);
  }

  async move(
    seen: Purchase,
    to: PurchaseState,
    facts?: PurchaseFacts,
  ): Promise<Purchase | undefined> {
    const moved = await this.ledger.move(seen, to, facts);
    if (moved && to !== seen.state) this.onMove(to);
    return moved;
  }

  takeDue(limit: number): Promise<readonly Purchase[]> {
    return this.ledger.takeDue(limit);
  }

  nextDueMs(): Promise<number | undefined> {
    return this.ledger.nextDueMs();
  }
}
