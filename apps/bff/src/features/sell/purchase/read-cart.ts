import { countInCart, type DisplayCart, type ErrorCode, isZero, staysOf } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';
import type { PurchaseRequest } from './begun.js';
import { cartDigest } from './cart-digest.js';

/** The cart as the visitor saw it, or why it can't be bought. */
export async function readCart(
  carts: CartGateway,
  request: PurchaseRequest,
): Promise<{ session: string; cart: DisplayCart } | { code: ErrorCode }> {
  if (!request.session) return { code: 'cartEmpty' };
  const reply = await carts.display(request.session, request);
  if (reply.kind === 'unknown') return { code: 'cartEmpty' };
  if (reply.kind === 'failed') return { code: 'cartUnavailable' };
  const { cart } = reply.answer;
  if (countInCart(cart) === 0) return { code: 'cartEmpty' };
  const isLost = [...cart.lines, ...staysOf(cart)].some(({ status }) => status !== 'HELD');
  if (isLost) return { code: 'lineUnavailable' };
  if (isZero(cart.total)) return { code: 'nothingToPay' };
  return cartDigest(cart) === request.digest ? reply.answer : { code: 'cartChanged' };
}
