import { type CurrencyCode, fromDecimal, hasRoomForStay } from '@shop/domain';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import { keptBooking } from '../engine/cart-stay-table.js';
import { randomId } from '../engine/codes.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import { shown } from './change-cart.js';
import { createCart, loadCart } from './keep-cart.js';

const told = {
  Booking: keptBooking,
  Amount: z.number().positive(),
  Original: z.number().positive(),
  HeldUntil: z.iso.datetime({ offset: true }).nullable(),
};
/** What the shop says of a stay; whether the hotels hold it is theirs to know. */
export const stayShape = z.object(told);
export type ToldStay = z.infer<typeof stayShape>;

/** `undefined` for amounts that the cart's currency does not have. */
function columnsOf({ Booking, Amount, Original, HeldUntil }: ToldStay, currency: CurrencyCode) {
  const amount = fromDecimal(Amount, currency);
  const original = fromDecimal(Original, currency);
  const isOne = Booking.rooms.every(({ total }) => total.currency === currency);
  if (!amount || !original || !isOne) return undefined;
  return {
    booking: JSON.stringify(Booking),
    amount: JSON.stringify(amount),
    original: JSON.stringify(original),
    held_until: HeldUntil === null ? null : new Date(HeldUntil),
  };
}

/** Without a known session a new cart begins, in the currency asked for. */
export async function addStay(
  tx: Tx,
  shop: Shop,
  sessionId: string | null,
  stay: ToldStay,
  currency: CurrencyCode,
): Promise<Answer | Refused> {
  const known = sessionId === null ? undefined : await loadCart(tx, shop, sessionId);
  const cart = known ?? (await createCart(tx, shop, currency));
  const columns = columnsOf(stay, cart.currency);
  if (!columns) return refuse('STAY_CURRENCY', 'Currency');
  if (cart.stays.some(({ booking }) => booking.id === stay.Booking.id))
    return refuse('DUPLICATE_PRODUCT', 'Booking');
  if (!hasRoomForStay({ lines: cart.lines, stays: cart.stays })) return refuse('CART_LIMIT');
  const row = { id: randomId(), session_id: cart.sessionId };
  await tx
    .insertInto('cart_stays')
    .values({ ...row, ...columns })
    .execute();
  return shown(tx, shop, cart.sessionId, 201);
}

export async function changeStay(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
  stay: ToldStay,
): Promise<Answer | Refused> {
  const cart = await stayIn(tx, shop, sessionId, id);
  if ('kind' in cart) return cart;
  const columns = columnsOf(stay, cart.currency);
  if (!columns) return refuse('STAY_CURRENCY', 'Currency');
  await tx.updateTable('cart_stays').set(columns).where('id', '=', id).execute();
  return shown(tx, shop, sessionId);
}

export async function removeStay(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
): Promise<Answer | Refused> {
  const cart = await stayIn(tx, shop, sessionId, id);
  if ('kind' in cart) return cart;
  await tx.deleteFrom('cart_stays').where('id', '=', id).execute();
  return shown(tx, shop, sessionId);
}

async function stayIn(tx: Tx, shop: Shop, sessionId: string, id: string): Promise<Cart | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  return cart.stays.some((one) => one.id === id) ? cart : refuse('UNKNOWN_LINE', 'Id');
}
