import { type CouponReason, readPromoCode } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { refuse, type RefusalCode, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { shown } from './change-cart.js';
import { promoReasons } from './discounts-wire.js';
import { loadCart } from './keep-cart.js';
import { keepPromo, knownFor, promoIn } from './promo.js';

const codeOf = (reason: CouponReason): RefusalCode => `PROMO_${promoReasons[reason]}`;

/** Adds a code to a cart; refuses a code without effect. */
export async function addPromo(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  typed: string,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const code = readPromoCode(typed);
  if (!code) return refuse('PROMO_UNKNOWN', 'Code');
  const known = await knownFor(tx, shop, cart, code);
  const { promo } = promoIn(shop, cart, code, known, cart.currency);
  const { reason, missing } = promo.refusal ?? {};
  if (reason) return { ...refuse(codeOf(reason), 'Code'), missing };
  await keepPromo(tx, sessionId, promo);
  return shown(tx, shop, sessionId);
}

/** Removes a code; no effect if it is not there. */
export async function removePromo(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  code: string,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  if (cart.promo?.code === code) await keepPromo(tx, sessionId, null);
  return shown(tx, shop, sessionId);
}
