import type { CurrencyCode } from '@shop/domain';
import { sql } from 'kysely';
import type { Answer } from '../engine/answers.js';
import { randomId } from '../engine/codes.js';
import type { Tx } from '../engine/database.js';
import type { Choice } from '../engine/quote.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { type Cart, displayWire } from './cart-wire.js';
import { holdAll, lockFor, releaseLine } from './hold-places.js';
import { createCart, loadCart, settleCart } from './keep-cart.js';
import { type Line, parksBeside } from './line.js';
import { priceAnew, pricedColumns, totalIn } from './price-lines.js';
import { refuseBeside, sellable } from './refuse-line.js';

/** The whole cart, after a new attempt to hold its lost places. */
export async function display(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  withUsd: boolean,
): Promise<unknown | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const settled = await settleCart(tx, shop, cart);
  const inUsd = withUsd ? await totalIn(tx, shop, settled, 'USD') : undefined;
  return displayWire(shop.content, settled, inUsd);
}

/** Adds a line. Without a known session it creates a cart in the given currency. */
export async function addLine(
  tx: Tx,
  shop: Shop,
  sessionId: string | null,
  choice: Choice,
  currency: CurrencyCode,
): Promise<Answer | Refused> {
  const product = sellable(shop, choice);
  if (isRefused(product)) return product;
  const known = sessionId === null ? undefined : await loadCart(tx, shop, sessionId);
  const cart = known ?? (await createCart(tx, shop, currency));
  const clash = refuseBeside(shop, cart, product, choice);
  if (clash) return clash;
  await lockFor(tx, cart, [], [choice]);
  const held = await holdAll(tx, shop, [choice]);
  if (held.kind === 'short') return refuse('NO_AVAILABILITY', 'Date');
  const line = { id: randomId(), session_id: cart.sessionId, reason: null, package_id: null };
  const priced = pricedColumns(shop, product, choice, { currency: cart.currency });
  const values = { ...line, ...priced, hold_id: held.holds[0] ?? null };
  await tx.insertInto('cart_lines').values(values).execute();
  return shown(tx, shop, cart.sessionId, 201);
}

/** Changes a whole line or nothing: after a refusal, the old places stay held. */
export async function changeLine(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
  choice: Choice,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const line = singleTicketIn(cart, id);
  if (!line) return refuse('UNKNOWN_LINE', 'Id');
  const product = sellable(shop, choice);
  if (isRefused(product)) return product;
  const clash = refuseBeside(shop, cart, product, choice, id);
  if (clash) return clash;
  await lockFor(tx, cart, [line], [choice]);
  await releaseLine(tx, line);
  const held = await holdAll(tx, shop, [choice]);
  if (held.kind === 'short') return refuse('NO_AVAILABILITY', 'Date');
  const priced = pricedColumns(shop, product, choice, { currency: cart.currency });
  const values = { ...priced, hold_id: held.holds[0] ?? null, reason: null };
  await tx.updateTable('cart_lines').set(values).where('id', '=', id).execute();
  return shown(tx, shop, sessionId);
}

export async function removeLine(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const line = singleTicketIn(cart, id);
  if (!line) return refuse('UNKNOWN_LINE', 'Id');
  await lockFor(tx, cart, [line]);
  await dropLine(tx, line);
  return shown(tx, shop, sessionId);
}

/** Prices every line from the other currency's own list; nothing is converted. */
export async function setCurrency(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  currency: CurrencyCode,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  // The hotels sold the stays in this currency; another needs a new search.
  if (cart.stays.length > 0 && currency !== cart.currency)
    return refuse('STAY_CURRENCY', 'Currency');
  await priceAnew(tx, shop, cart.lines, (line) => ({
    currency,
    parks: parksBeside(line, cart.lines),
  }));
  await tx.updateTable('carts').set({ currency }).where('session_id', '=', sessionId).execute();
  return shown(tx, shop, sessionId);
}

/** A part of a package changes only with its package. */
const singleTicketIn = ({ lines }: Cart, id: string): Line | undefined =>
  lines.find((line) => line.id === id && line.packageId === null);

/** Removes a line and releases its places, unless an order holds them. */
export async function dropLine(tx: Tx, line: Line): Promise<void> {
  await releaseLine(tx, line);
  await tx.deleteFrom('cart_lines').where('id', '=', line.id).execute();
}

export async function dropCart(tx: Tx, cart: Cart): Promise<void> {
  await lockFor(tx, cart, cart.lines);
  for (const line of cart.lines) await releaseLine(tx, line);
  await tx.deleteFrom('carts').where('session_id', '=', cart.sessionId).execute();
}

/** The reply to a write: the current cart. Emptying a cart resets its hold extensions. */
export async function shown(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  status = 200,
): Promise<Answer | Refused> {
  await sql`
    update carts set touched_at = ${shop.clock()}, hold_extensions = case
      when exists (select from cart_lines where session_id = ${sessionId})
        or exists (select from cart_stays where session_id = ${sessionId}) then hold_extensions
      else 0 end
    where session_id = ${sessionId}`.execute(tx);
  const body = await display(tx, shop, sessionId, false);
  return isRefused(body) ? body : { status, body };
}
