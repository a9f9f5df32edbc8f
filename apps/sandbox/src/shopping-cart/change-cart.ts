import { type CurrencyCode, type Money, sum } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import { randomId } from '../engine/codes.js';
import type { SoldProduct } from '../engine/content.js';
import type { Tx } from '../engine/database.js';
import { type Choice, quote } from '../engine/quote.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { type Cart, displayWire } from './cart-wire.js';
import { createCart, holdPlaces, loadCart, releaseLine, settleLines } from './keep-cart.js';
import { isHeld, type Line } from './line.js';
import { refuseBeside, sellable } from './refuse-line.js';

/** The whole cart after its lost places were tried for again. */
export async function display(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  withUsd: boolean,
): Promise<unknown | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const settled = await settleLines(tx, shop, cart);
  return displayWire(shop.content, settled, withUsd ? totalIn(shop, settled, 'USD') : undefined);
}

/** Adds a line; without a known session a new cart begins, in the currency asked for. */
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
  const held = await holdPlaces(tx, shop, choice);
  if (!held) return refuse('NO_AVAILABILITY', 'Date');
  const line = { id: randomId(), session_id: cart.sessionId, hold_id: held.hold, reason: null };
  const values = { ...line, ...pricedColumns(shop, product, choice, cart.currency) };
  await tx.insertInto('cart_lines').values(values).execute();
  return shown(tx, shop, cart.sessionId, 201);
}

/** Changes a line whole or not at all: when refused, the old places stay held. */
export async function changeLine(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
  choice: Choice,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  const line = cart.lines.find((one) => one.id === id);
  if (!line) return refuse('UNKNOWN_LINE', 'Id');
  const product = sellable(shop, choice);
  if (isRefused(product)) return product;
  const clash = refuseBeside(shop, cart, product, choice, id);
  if (clash) return clash;
  await releaseLine(tx, line);
  const held = await holdPlaces(tx, shop, choice);
  if (!held) return refuse('NO_AVAILABILITY', 'Date');
  const priced = pricedColumns(shop, product, choice, cart.currency);
  const values = { ...priced, hold_id: held.hold, reason: null };
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
  const line = cart.lines.find((one) => one.id === id);
  if (!line) return refuse('UNKNOWN_LINE', 'Id');
  await dropLine(tx, line);
  return shown(tx, shop, sessionId);
}

/** Prices every line again from the other currency's own list; nothing is converted. */
export async function setCurrency(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  currency: CurrencyCode,
): Promise<Answer | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  for (const { id, choice } of cart.lines) {
    const product = findProduct(shop.content, choice.slug);
    if (!product) continue;
    const fresh = pricedColumns(shop, product, choice, currency);
    await tx.updateTable('cart_lines').set(fresh).where('id', '=', id).execute();
  }
  await tx.updateTable('carts').set({ currency }).where('session_id', '=', sessionId).execute();
  return shown(tx, shop, sessionId);
}

/** Gives a line's places back, unless an order has them, and takes it out. */
export async function dropLine(tx: Tx, line: Line): Promise<void> {
  await releaseLine(tx, line);
  await tx.deleteFrom('cart_lines').where('id', '=', line.id).execute();
}

/** Gives the places back and forgets the cart. */
export async function dropCart(tx: Tx, { lines, sessionId }: Cart): Promise<void> {
  for (const line of lines) await releaseLine(tx, line);
  await tx.deleteFrom('carts').where('session_id', '=', sessionId).execute();
}

async function shown(tx: Tx, shop: Shop, sessionId: string, status = 200) {
  const touched = { touched_at: shop.clock() };
  await tx.updateTable('carts').set(touched).where('session_id', '=', sessionId).execute();
  const body = await display(tx, shop, sessionId, false);
  return isRefused(body) ? body : { status, body };
}

const pricedColumns = (
  { content, clock }: Shop,
  product: SoldProduct,
  choice: Choice,
  currency: CurrencyCode,
) => ({
  choice: JSON.stringify(choice),
  quote: JSON.stringify(quote(content, product, choice, currency, clock())),
});

/** What the held lines would cost in another currency's list. */
function totalIn({ content, clock }: Shop, { lines }: Cart, currency: CurrencyCode): Money {
  const totals = lines.filter(isHeld).flatMap(({ choice }) => {
    const product = findProduct(content, choice.slug);
    return product ? [quote(content, product, choice, currency, clock()).line.total] : [];
  });
  return sum(totals, currency);
}
