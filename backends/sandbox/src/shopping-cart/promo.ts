import { isDeepStrictEqual } from 'node:util';
import {
  type CurrencyCode,
  parkDayAt,
  pricePromo,
  type Promo,
  type PromoQuestion,
  type Money,
} from '@shop/domain';
import type { KnownCoupon } from '../engine/coupons.js';
import type { Database, Tx } from '../engine/database.js';
import { lookUpCoupon } from '../engine/issued-coupons.js';
import { lineQuestion, quote, type Terms } from '../engine/quote.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import { isHeld, type Line, parksBeside } from './line.js';

/** The effect of a code on a cart in a currency. Only held lines count. */
export function promoIn(
  { content, clock }: Shop,
  { lines, promo }: Pick<Cart, 'lines' | 'promo'>,
  code: string,
  known: KnownCoupon | undefined,
  currency: CurrencyCode,
): { readonly promo: Promo; readonly total: Money } {
  const questions = lines.filter(isHeld).flatMap((line): PromoQuestion[] => {
    const product = findProduct(content, line.choice.slug);
    const { slug } = line.choice;
    const terms = { ...termsOf(line, lines, clock()), currency };
    if (!product) return [];
    const question = lineQuestion(content, product, line.choice, terms);
    return [{ ...question, id: line.id, slug, parent: product.variantOf }];
  });
  const when = { currency, today: parkDayAt(clock()), inCart: promo?.code };
  const { promo: settled, price } = pricePromo(code, known?.coupon, questions, when);
  return { promo: settled, total: price.total };
}

/** The terms of the line's quote, so that a coupon changes nothing else of its price. */
const termsOf = (line: Line, lines: readonly Line[], now: Date): Omit<Terms, 'currency'> => ({
  now: line.quote.at ? new Date(line.quote.at) : now,
  parks: parksBeside(line, lines),
});

/** The coupon of a code; it counts as used if another order has it. */
export async function knownFor(
  db: Database | Tx,
  { content, clock }: Shop,
  { sessionId }: Pick<Cart, 'sessionId'>,
  code: string,
): Promise<KnownCoupon | undefined> {
  const known = await lookUpCoupon(db, content, code, parkDayAt(clock()));
  if (!known?.isOnce) return known;
  const use = await db
    .selectFrom('promo_uses as use')
    .innerJoin('orders as order', 'order.id', 'use.order_id')
    .select('use.code')
    .where('use.code', '=', code)
    .where((of) =>
      of.or([of('order.session_id', '!=', sessionId), of('order.status', '!=', 'ON_HOLD')]),
    )
    .executeTakeFirst();
  return use ? { ...known, coupon: { ...known.coupon, status: 'USED' } } : known;
}

/** Checks the cart's code again and reprices each line. */
export async function settlePromo(tx: Tx, shop: Shop, cart: Cart): Promise<Cart> {
  const { promo: before, currency } = cart;
  const isTouched = cart.lines.some(({ quote: { couponPercent } }) => couponPercent);
  if (!before && !isTouched) return cart;
  const known = before && (await knownFor(tx, shop, cart, before.code));
  const promo = before && promoIn(shop, cart, before.code, known ?? undefined, currency).promo;
  const lines: Line[] = [];
  for (const line of cart.lines) lines.push(await settleLine(tx, shop, cart, line, promo));
  if (!isDeepStrictEqual(promo, before)) await keepPromo(tx, cart.sessionId, promo);
  return { ...cart, lines, promo };
}

async function settleLine(
  tx: Tx,
  { content, clock }: Shop,
  { currency, lines }: Cart,
  line: Line,
  promo: Promo | null,
): Promise<Line> {
  const couponPercent = promo?.lines.includes(line.id) ? promo.percent : undefined;
  const product = findProduct(content, line.choice.slug);
  if (!product || line.quote.couponPercent === couponPercent) return line;
  const terms = { ...termsOf(line, lines, clock()), currency, couponPercent };
  const fresh = quote(content, product, line.choice, terms);
  await tx
    .updateTable('cart_lines')
    .set({ quote: JSON.stringify(fresh) })
    .where('id', '=', line.id)
    .execute();
  return { ...line, quote: fresh };
}

export async function keepPromo(tx: Tx, sessionId: string, promo: Promo | null): Promise<void> {
  const values = { promo: promo && JSON.stringify(promo) };
  await tx.updateTable('carts').set(values).where('session_id', '=', sessionId).execute();
}
