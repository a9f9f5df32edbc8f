import { randomUUID } from 'node:crypto';
import type { Cart } from './cart.js';
import { type Asked, Refusal } from './serve-by-contract.js';
import { minorOf } from './stock.js';

export interface CartStay {
  readonly id: string;
  booking: Readonly<Record<string, unknown>>;
  minor: number;
  until: number;
  packageId?: string | undefined;
}

const mostThings = 10;

/** The sent stay; throws if the cart can't take it. */
function nightsOf(cart: Cart, { Booking, Amount, HeldUntil }: Asked['body']) {
  const rooms: readonly { total: { currency: string } }[] = Booking.rooms;
  if (rooms.some(({ total }) => total.currency !== cart.currency))
    throw new Refusal('STAY_CURRENCY', 'Currency');
  return {
    booking: Booking,
    minor: minorOf(Number(Amount)),
    until: HeldUntil ? Date.parse(HeldUntil) : Number.POSITIVE_INFINITY,
  };
}

function into(cart: Cart, packageId: string | null | undefined, own?: string): string | undefined {
  if (!packageId) return undefined;
  if (!cart.packages.has(packageId)) throw new Refusal('UNKNOWN_PACKAGE', 'PackageId');
  if (cart.stays.some((one) => one.packageId === packageId && one.id !== own))
    throw new Refusal('PACKAGE_STAY', 'PackageId');
  return packageId;
}

export function addStay(cart: Cart, body: Asked['body']): void {
  const nights = nightsOf(cart, body);
  if (cart.stays.some(({ booking }) => booking.id === nights.booking.id))
    throw new Refusal('DUPLICATE_PRODUCT', 'Booking');
  const packageId = into(cart, body.PackageId);
  if (cart.lines.length + cart.stays.length >= mostThings) throw new Refusal('CART_LIMIT');
  cart.stays.push({ id: randomUUID(), ...nights, packageId });
}

export function stayIn(cart: Cart, id: string | undefined): CartStay {
  const found = cart.stays.find((one) => one.id === id);
  if (!found) throw new Refusal('UNKNOWN_LINE', 'Id');
  return found;
}

/** Without a package in the request, the stay keeps its own. */
export function changeStay(cart: Cart, id: string | undefined, body: Asked['body']): void {
  const stay = stayIn(cart, id);
  const nights = nightsOf(cart, body);
  const isSaid = body.PackageId !== undefined;
  const packageId = isSaid ? into(cart, body.PackageId, stay.id) : stay.packageId;
  Object.assign(stay, { ...nights, packageId });
}
