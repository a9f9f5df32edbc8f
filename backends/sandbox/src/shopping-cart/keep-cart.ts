import type { CurrencyCode } from '@shop/domain';
import { randomId } from '../engine/codes.js';
import type { Database, Tx } from '../engine/database.js';
import type { Shop } from '../engine/shop.js';
import { loadStays } from './cart-stays.js';
import type { Cart, Package } from './cart-wire.js';
import { holdLostAgain } from './hold-places.js';
import { isHeld, type Line } from './line.js';
import { settlePromo } from './promo.js';

export async function createCart(tx: Tx, { clock }: Shop, currency: CurrencyCode): Promise<Cart> {
  const ids = { sessionId: randomId(), cartId: randomId() };
  await tx
    .insertInto('carts')
    .values({ session_id: ids.sessionId, cart_id: ids.cartId, currency, touched_at: clock() })
    .execute();
  return { ...ids, currency, lines: [], packages: [], stays: [], holdExtensions: 0, promo: null };
}

/** The cart of a session, or `undefined`. Inside a transaction, locks the cart. */
export async function loadCart(
  db: Database | Tx,
  shop: Shop,
  sessionId: string,
): Promise<Cart | undefined> {
  const asked = db.selectFrom('carts').selectAll().where('session_id', '=', sessionId);
  const row = await (db.isTransaction ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) return undefined;
  const lines = await loadLines(db, shop, sessionId);
  const hasPackages = lines.some(({ packageId }) => packageId !== null);
  return {
    sessionId,
    cartId: row.cart_id,
    currency: row.currency,
    lines,
    packages: hasPackages ? await loadPackages(db, sessionId) : [],
    stays: await loadStays(db, shop, sessionId),
    holdExtensions: row.hold_extensions,
    promo: row.promo,
  };
}

async function loadLines(
  db: Database | Tx,
  { clock }: Shop,
  sessionId: string,
): Promise<readonly Line[]> {
  const rows = await db
    .selectFrom('cart_lines as line')
    .leftJoin('holds as hold', (join) =>
      join.onRef('hold.id', '=', 'line.hold_id').on('hold.expires_at', '>', clock()),
    )
    .select(['line.id', 'choice', 'quote', 'reason', 'package_id'])
    .select(['hold.id as holdId', 'expires_at', 'order_id'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, choice, quote, reason, package_id, holdId, expires_at, order_id }) => ({
    id,
    choice,
    quote,
    reason,
    packageId: package_id,
    hold: holdId && expires_at ? { id: holdId, until: expires_at, order: order_id } : null,
  }));
}

const loadPackages = (db: Database | Tx, sessionId: string): Promise<readonly Package[]> =>
  db
    .selectFrom('cart_packages')
    .select(['id', 'people', 'extras'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();

/** The cart after holding lost places again where possible, with its code checked. */
export async function settleCart(tx: Tx, shop: Shop, cart: Cart): Promise<Cart> {
  if (cart.lines.every(isHeld)) return settlePromo(tx, shop, cart);
  await holdLostAgain(tx, shop, cart);
  return settlePromo(tx, shop, (await loadCart(tx, shop, cart.sessionId)) ?? cart);
}
