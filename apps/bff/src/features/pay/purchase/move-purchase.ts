import type { Payment, Purchase, PurchaseState } from '@shop/domain';
import type { PurchaseFacts, PurchaseLedger } from '@shop/ports/backends';

/** The moved purchase, or what another caller made of it meanwhile. */
export async function movePurchase(
  ledger: PurchaseLedger,
  seen: Purchase,
  to: PurchaseState,
  facts?: PurchaseFacts,
): Promise<Purchase> {
  const moved = await ledger.move(seen, to, facts);
  return moved ?? (await ledger.find(seen.id)) ?? seen;
}

/** Saves a captured payment before the order is confirmed or the money goes back. */
export const markPaid = (
  ledger: PurchaseLedger,
  purchase: Purchase,
  { id: paymentId }: Payment,
): Promise<Purchase> | Purchase =>
  purchase.state === 'PAID' || purchase.state === 'REFUND_DUE'
    ? purchase
    : movePurchase(ledger, purchase, 'PAID', { paymentId });
