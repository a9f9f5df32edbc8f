import type { Answer } from '../engine/answers.js';
import { later } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { mostHoldExtensions } from './cart-wire.js';
import { shown } from './change-cart.js';
import { cartHoldMs } from './hold-places.js';
import { loadCart } from './keep-cart.js';

/** Renews the hold of what the cart still holds (docs/rules/cart.md#longer). */
export async function extendHold(tx: Tx, shop: Shop, sessionId: string): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const own = cart.lines.flatMap(({ hold }) => (hold && hold.order === null ? [hold.id] : []));
  if (own.length === 0 && cart.stays.length === 0) return shown(tx, shop, sessionId);
  if (cart.holdExtensions >= mostHoldExtensions) return refuse('HOLD_LIMIT');
  const now = shop.clock();
  if (own.length > 0)
    await tx
      .updateTable('holds')
      .set({ expires_at: later(now, cartHoldMs) })
      .where('id', 'in', own)
      .where('expires_at', '>', now)
      .execute();
  const values = { hold_extensions: cart.holdExtensions + 1 };
  await tx.updateTable('carts').set(values).where('session_id', '=', sessionId).execute();
  return shown(tx, shop, sessionId);
}
