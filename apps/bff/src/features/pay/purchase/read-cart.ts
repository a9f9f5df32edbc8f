import {
  canBeOrderedUnpaid,
  countInCart,
  type DisplayCart,
  type ErrorCode,
  isZero,
  payNothing,
  staysOf,
} from '@shop/domain';
import type { CartGateway, LimitReached } from '@shop/ports/backends';
import type { PurchaseRequest } from './started-purchase.js';
import { cartDigest } from './cart-digest.js';

/** The cart that the visitor saw, or why it cannot be bought. */
export async function readCart(
  carts: CartGateway,
  request: PurchaseRequest,
): Promise<{ session: string; cart: DisplayCart } | { code: ErrorCode; limit?: LimitReached }> {
  if (!request.session) return { code: 'cartEmpty' };
  const reply = await carts.display(request.session, request);
  if (reply.kind === 'unknown') return { code: 'cartEmpty' };
  if (reply.kind === 'failed')
    return reply.limit ? { code: 'placesHeld', limit: reply.limit } : { code: 'cartUnavailable' };
  const { cart } = reply.answer;
  if (countInCart(cart) === 0) return { code: 'cartEmpty' };
  const isLost = ({ status }: { readonly status: string }) => status !== 'HELD';
  if (cart.lines.some(isLost)) return { code: 'lineUnavailable' };
  if (staysOf(cart).some(isLost)) return { code: 'stayLost' };
  if (isZero(cart.total) && !canBeOrderedUnpaid(cart)) return { code: 'nothingToPay' };
  if (cartDigest(cart) !== request.digest) return { code: 'cartChanged' };
  const isFree = request.paying.method === payNothing.method;
  return isFree && !isZero(cart.total) ? { code: 'methodMissing' } : reply.answer;
}
