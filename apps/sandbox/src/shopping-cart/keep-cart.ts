import type { CurrencyCode } from '@shop/domain';
import { randomId } from '../engine/codes.js';
import { later, minutes } from '../engine/clock.js';
import type { Database, LineReason, Tx } from '../engine/database.js';
import { type Choice, quote } from '../engine/quote.js';
import { findProduct, placeOf, refuseSale } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { capacityOn, release, sweepPlace, take } from '../engine/stock.js';
import type { Cart } from './cart-wire.js';
import type { Line } from './line.js';

/** How long a cart keeps its places (docs/rules/cart.md#holds). */
export const cartHoldMs = minutes(20);

export async function createCart(tx: Tx, { clock }: Shop, currency: CurrencyCode): Promise<Cart> {
  const cart = { sessionId: randomId(), cartId: randomId(), currency, lines: [] };
  await tx
    .insertInto('carts')
    .values({ session_id: cart.sessionId, cart_id: cart.cartId, currency, touched_at: clock() })
    .execute();
  return cart;
}

/** The cart of a session, or `undefined`. A transaction that asks has the cart to itself. */
export async function loadCart(
  db: Database | Tx,
  { clock }: Shop,
  sessionId: string,
): Promise<Cart | undefined> {
  const asked = db.selectFrom('carts').selectAll().where('session_id', '=', sessionId);
  const row = await (db.isTransaction ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom('cart_lines as line')
    .leftJoin('holds as hold', (join) =>
      join.onRef('hold.id', '=', 'line.hold_id').on('hold.expires_at', '>', clock()),
    )
    .select(['line.id', 'choice', 'quote', 'reason', 'hold.id as holdId', 'expires_at', 'order_id'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  return {
    sessionId,
    cartId: row.cart_id,
    currency: row.currency,
    lines: lines.map(({ id, choice, quote: kept, reason, holdId, expires_at, order_id }) => ({
      id,
      choice,
      quote: kept,
      reason,
      hold: holdId && expires_at ? { id: holdId, until: expires_at, order: order_id } : null,
    })),
  };
}

/** Holds the places of a choice for a cart's time; `undefined` when too few are left. */
export async function holdPlaces(
  tx: Tx,
  { clock, content }: Shop,
  choice: Choice,
): Promise<{ readonly hold: string | null } | undefined> {
  const place = placeOf(choice);
  const product = findProduct(content, choice.slug);
  if (!place) return { hold: null };
  if (!product) return undefined;
  const { ADULT, CHILD, INFANT } = choice.people;
  await sweepPlace(tx, place, clock());
  const until = later(clock(), cartHoldMs);
  const capacity = capacityOn(content, product, place.day);
  const hold = await take(tx, place, capacity, ADULT + CHILD + INFANT, until);
  return hold === undefined ? undefined : { hold };
}

/** Places that an order took over are the order's to give back. */
export async function releaseLine(tx: Tx, { hold }: Line): Promise<void> {
  if (hold && hold.order === null) await release(tx, hold.id);
}

/** Tries again, silently, to hold what a cart lost with time; says of each line why it could not. */
export async function settleLines(tx: Tx, shop: Shop, cart: Cart): Promise<Cart> {
  const lost = cart.lines.filter(({ choice, hold }) => choice.day !== null && hold === null);
  if (lost.length === 0) return cart;
  for (const line of lost) await holdAgain(tx, shop, cart.currency, line);
  return (await loadCart(tx, shop, cart.sessionId)) ?? cart;
}

async function holdAgain(tx: Tx, shop: Shop, currency: CurrencyCode, { id, choice }: Line) {
  const { clock, content } = shop;
  const product = findProduct(content, choice.slug);
  const refused = product ? refuseSale(content, product, choice, clock()) : undefined;
  if (!product || refused)
    return keepReason(tx, id, refused?.code === 'DAY_PAST' ? 'EXPIRED' : 'CLOSED');
  const held = await holdPlaces(tx, shop, choice);
  if (!held) return keepReason(tx, id, 'SOLD_OUT');
  const fresh = JSON.stringify(quote(content, product, choice, currency, clock()));
  const values = { hold_id: held.hold, reason: null, quote: fresh };
  return tx.updateTable('cart_lines').set(values).where('id', '=', id).execute();
}

const keepReason = (tx: Tx, id: string, reason: LineReason) =>
  tx.updateTable('cart_lines').set({ reason, hold_id: null }).where('id', '=', id).execute();
