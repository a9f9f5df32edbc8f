import { parkDayAt, type Promo, pricePromo, readPromoCode } from '@shop/domain';
import { lineQuestion, type Terms } from '../engine/quote.js';
import type { Shop } from '../engine/shop.js';
import { loadCart } from './keep-cart.js';
import { knownFor } from './promo.js';
import type { Part } from './refuse-package.js';

/** A code to try with a package; the cart may already have one. */
export interface PromoAsked {
  readonly Code?: string | undefined;
  readonly SessionId?: string | null | undefined;
}

/** The effect of a code on a package's parts, by position; stores nothing. */
export async function promoOfParts(
  shop: Shop,
  parts: readonly Part[],
  terms: Terms,
  { Code: typed, SessionId: sessionId = null }: PromoAsked,
): Promise<Promo | undefined> {
  if (typed === undefined) return undefined;
  const { currency, now } = terms;
  const code = readPromoCode(typed) ?? typed;
  const [known, cart] = await Promise.all([
    knownFor(shop.db, shop, { sessionId: sessionId ?? '' }, code),
    sessionId === null ? undefined : loadCart(shop.db, shop, sessionId),
  ]);
  const questions = parts.map(({ product, choice }, at) => ({
    ...lineQuestion(shop.content, product, choice, terms),
    id: String(at),
    slug: choice.slug,
    parent: product.variantOf,
  }));
  const inCart = cart?.promo?.code;
  return pricePromo(code, known?.coupon, questions, { currency, today: parkDayAt(now), inCart })
    .promo;
}
