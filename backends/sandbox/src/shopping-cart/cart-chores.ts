import { transact } from '../engine/answers.js';
import type { Chore } from '../engine/chores.js';
import { later, minutes, seconds } from '../engine/clock.js';
import type { Shop } from '../engine/shop.js';
import { sweepHolds } from '../engine/stock.js';
import { expireOrders } from './keep-order.js';

/** The lifetime of the cart cookie; an untouched cart is deleted after it. */
const cartAgeMs = minutes(60 * 24 * 7);

/** Callers never resend an older key. */
const answerAgeMs = minutes(60 * 48);

/** Ends expired holds, unpaid orders, old carts and old replies. */
export const cartChores = (shop: Shop): readonly Chore[] => [
  { everyMs: seconds(5), run: () => transact(shop.db, (tx) => sweepHolds(tx, shop.clock())) },
  { everyMs: seconds(5), run: () => expireOrders(shop) },
  { everyMs: minutes(10), run: () => forgetOld(shop) },
];

async function forgetOld({ db, clock }: Shop): Promise<void> {
  const carts = later(clock(), -cartAgeMs);
  await db.deleteFrom('carts').where('touched_at', '<', carts).execute();
  const answers = later(clock(), -answerAgeMs);
  await db.deleteFrom('answers').where('created_at', '<', answers).execute();
}
