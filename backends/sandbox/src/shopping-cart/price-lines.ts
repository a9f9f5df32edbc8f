import { type CurrencyCode, type Money, parkDayAt } from '@shop/domain';
import type { SoldProduct } from '../engine/content.js';
import type { Tx } from '../engine/database.js';
import { lookUpCoupon } from '../engine/issued-coupons.js';
import { type Choice, quote, type Terms } from '../engine/quote.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import type { Line } from './line.js';
import { promoIn } from './promo.js';

/** A choice and its price now, as the cart keeps them. */
export const pricedColumns = (
  { content, clock }: Shop,
  product: SoldProduct,
  choice: Choice,
  terms: Omit<Terms, 'now'>,
) => ({
  choice: JSON.stringify(choice),
  quote: JSON.stringify(quote(content, product, choice, { ...terms, now: clock() })),
});

/** Prices lines again. A line of a product that is no longer sold keeps its price. */
export async function priceAnew(
  tx: Tx,
  shop: Shop,
  lines: readonly Line[],
  termsOf: (line: Line) => Omit<Terms, 'now'>,
): Promise<void> {
  for (const line of lines) {
    const product = findProduct(shop.content, line.choice.slug);
    if (!product) continue;
    const fresh = pricedColumns(shop, product, line.choice, termsOf(line));
    await tx.updateTable('cart_lines').set(fresh).where('id', '=', line.id).execute();
  }
}

/**
 * The price of the held lines in another currency's list. `undefined` if the cart has a stay, since
 * only a new search prices its nights in that currency, or if its code has a discount and does not
 * work in that currency.
 */
export async function totalIn(
  tx: Tx,
  shop: Shop,
  cart: Cart,
  currency: CurrencyCode,
): Promise<Money | undefined> {
  if (cart.stays.length > 0) return undefined;
  const code = cart.promo?.refusal ? undefined : cart.promo?.code;
  const known = code
    ? await lookUpCoupon(tx, shop.content, code, parkDayAt(shop.clock()))
    : undefined;
  const { promo, total } = promoIn(shop, cart, code ?? '', known, currency);
  return code && promo.refusal ? undefined : total;
}
