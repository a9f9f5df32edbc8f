import { type CurrencyCode, fromDecimal, hasRoomForStay } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import { randomId } from '../engine/codes.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import { shown } from './change-cart.js';
import { createCart, loadCart } from './keep-cart.js';
import { refuseNights } from './refuse-package.js';
import type { PlacedStay, ToldStay } from './stay-shape.js';

/** `undefined` for amounts that the cart's currency can't express. */
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

/** Without a known session it creates a cart in the given currency. */
export async function addStay(
  tx: Tx,
  shop: Shop,
  sessionId: string | null,
  stay: PlacedStay,
  currency: CurrencyCode,
): Promise<Answer | Refused> {
  const known = sessionId === null ? undefined : await loadCart(tx, shop, sessionId);
  const cart = known ?? (await createCart(tx, shop, currency));
  const refused = await insertStay(tx, cart, stay);
  return refused ?? shown(tx, shop, cart.sessionId, 201);
}

async function insertStay(tx: Tx, cart: Cart, stay: PlacedStay): Promise<Refused | undefined> {
  const columns = columnsOf(stay, cart.currency);
  if (!columns) return refuse('STAY_CURRENCY', 'Currency');
  if (cart.stays.some(({ booking }) => booking.id === stay.Booking.id))
    return refuse('DUPLICATE_PRODUCT', 'Booking');
  if (!hasRoomForStay({ lines: cart.lines, stays: cart.stays })) return refuse('CART_LIMIT');
  const clash = stay.PackageId ? refuseNights(cart, stay.PackageId) : undefined;
  if (clash) return clash;
  const row = { id: randomId(), session_id: cart.sessionId, package_id: stay.PackageId };
  await tx
    .insertInto('cart_stays')
    .values({ ...row, ...columns })
    .execute();
  return undefined;
}

/** The nights of a new package; stays already in the cart join it. */
export async function putNights(
  tx: Tx,
  cart: Cart,
  packageId: string,
  told: ToldStay,
): Promise<Refused | undefined> {
  const singleStay = cart.stays.find(
    ({ booking, packageId: its }) => its === null && booking.id === told.Booking.id,
  );
  const stay = { ...told, PackageId: packageId };
  return singleStay ? writeStay(tx, cart, singleStay.id, stay) : insertStay(tx, cart, stay);
}

export async function changeStay(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
  stay: PlacedStay,
): Promise<Answer | Refused> {
  const cart = await stayIn(tx, shop, sessionId, id);
  if ('kind' in cart) return cart;
  const refused = await writeStay(tx, cart, id, stay);
  return refused ?? shown(tx, shop, sessionId);
}

/** Without a package in the request, the stay keeps its own. */
async function writeStay(
  tx: Tx,
  cart: Cart,
  id: string,
  stay: PlacedStay,
): Promise<Refused | undefined> {
  const columns = columnsOf(stay, cart.currency);
  if (!columns) return refuse('STAY_CURRENCY', 'Currency');
  const { PackageId: package_id } = stay;
  const clash = package_id ? refuseNights(cart, package_id, id) : undefined;
  if (clash) return clash;
  const values = { ...columns, ...(package_id !== undefined && { package_id }) };
  await tx.updateTable('cart_stays').set(values).where('id', '=', id).execute();
  return undefined;
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
