import {
  type Coupon,
  type DisplayCart,
  parkDayAt,
  pricePromo,
  type Promo,
  type PromoQuestion,
} from '@shop/domain';
import { lineOf } from './line-of.js';
import type { MemoryShelf } from './memory-shelf.js';

/** What a code does to what a cart holds, by the rules of the domain. */
export function promoOn(
  shelf: MemoryShelf,
  coupons: readonly Coupon[],
  { lines, currency, promo }: DisplayCart,
  code: string,
): Promo {
  const held = lines.filter(({ status }) => status === 'HELD');
  const questions = held.flatMap((line): PromoQuestion[] => {
    const { id, slug, parksInPackage } = line;
    const question = shelf.question(line, currency, parksInPackage);
    const parent = shelf.product(slug)?.variantOf ?? slug;
    return question ? [{ ...question, id, slug, parent }] : [];
  });
  const coupon = coupons.find((one) => one.code === code);
  const today = parkDayAt(shelf.clock.now());
  return pricePromo(code, coupon, questions, { currency, today, inCart: promo?.code }).promo;
}

/** The cart with its code measured anew, and each line at the price that this makes. */
export function withPromo(
  shelf: MemoryShelf,
  coupons: readonly Coupon[],
  cart: DisplayCart,
): DisplayCart {
  const promo = cart.promo && promoOn(shelf, coupons, cart, cart.promo.code);
  const lines = cart.lines.map((line) => {
    const couponPercent = promo?.lines.includes(line.id) ? promo.percent : undefined;
    if (line.couponPercent === couponPercent) return line;
    const { packageId, parksInPackage, status } = line;
    const its = { packageId, parksInPackage, couponPercent };
    return { ...(lineOf(shelf, line, line.id, cart.currency, its) ?? line), status };
  });
  return { ...cart, lines, promo };
}
