import { type CartLineKey, type CartRefusal, hasRoomForStay, refuseChoice } from '@shop/domain';
import type { Content, SoldProduct } from '../engine/content.js';
import type { Choice } from '../engine/quote.js';
import { refuse, type Refused } from '../engine/refusal.js';
import { findProduct, refuseFirst, saleProblems } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import type { Line } from './line.js';
import { pickupProblem } from './pickups.js';

/** The product of a choice, if it can be sold apart from free places. */
export function sellable(shop: Shop, choice: Choice): SoldProduct | Refused {
  const product = findProduct(shop.content, choice.slug);
  if (!product) return refuse('UNKNOWN_PRODUCT', 'Slug');
  return refuseLine(shop, product, choice) ?? product;
}

/** Why a choice can't become a line, apart from free places. */
export const refuseLine = (
  { content, clock }: Shop,
  product: SoldProduct,
  choice: Choice,
): Refused | undefined =>
  refuseFirst({
    ...saleProblems(content, product, choice, clock()),
    pickup: pickupProblem(content, product, choice),
  });

/** Why a choice conflicts with the other lines; a changed line does not conflict with itself. */
export function refuseBeside(
  { content }: Shop,
  cart: Cart,
  product: SoldProduct,
  choice: Choice,
  changing?: string,
): Refused | undefined {
  const wanted = { parent: product.variantOf, day: choice.day ?? undefined };
  const refused = refusedFor(refuseChoice(wanted, keysOf(content, cart.lines), changing));
  const isFull = changing === undefined && !hasRoomForStay(cart);
  return refused ?? (isFull ? refuse('CART_LIMIT') : undefined);
}

/** The lines in the shape of the domain's rules. */
export const keysOf = (content: Content, lines: readonly Line[]): readonly CartLineKey[] =>
  lines.map(({ id, choice: { slug, day } }) => ({
    id,
    parent: findProduct(content, slug)?.variantOf ?? slug,
    day: day ?? undefined,
  }));

/** A refusal of the domain as a code of backends/contracts/shopping-cart.yaml. */
export function refusedFor(refusal: CartRefusal | undefined): Refused | undefined {
  if (!refusal) return undefined;
  return refusal.kind === 'cartFull'
    ? refuse('CART_LIMIT')
    : refuse('DUPLICATE_PRODUCT', refusal.with.id);
}
