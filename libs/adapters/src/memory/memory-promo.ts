import {
  type CurrencyCode,
  type DisplayCart,
  extrasWithin,
  parkDayAt,
  pricePromo,
  type Promo,
  type PromoQuestion,
} from '@shop/domain';
import type { PackageQuestion } from '@shop/ports/backends';
import { lineOf } from './line-of.js';
import type { MemoryShelf } from './memory-shelf.js';

/** What a code does to what a cart holds, by the rules of the domain. */
export function promoOn(
  shelf: MemoryShelf,
  { lines, currency, promo }: Pick<DisplayCart, 'lines' | 'currency' | 'promo'>,
  code: string,
): Promo {
  const held = lines.filter(({ status }) => status === 'HELD');
  const questions = held.flatMap((line): PromoQuestion[] => {
    const { id, slug, parksInPackage } = line;
    const question = shelf.question(line, currency, parksInPackage);
    const parent = shelf.product(slug)?.variantOf ?? slug;
    return question ? [{ ...question, id, slug, parent }] : [];
  });
  return promoFor(shelf, questions, code, { currency, inCart: promo?.code });
}

/** What a code does to these lines; `inCart` is the code that the cart has already. */
export function promoFor(
  { coupons, clock }: MemoryShelf,
  questions: readonly PromoQuestion[],
  code: string,
  terms: { readonly currency: CurrencyCode; readonly inCart: string | undefined },
): Promo {
  const coupon = coupons.find((one) => one.code === code);
  return pricePromo(code, coupon, questions, { ...terms, today: parkDayAt(clock.now()) }).promo;
}

/** The same of a package that is in no cart, whose parts are named by their places. */
export function promoOfParts(
  shelf: MemoryShelf,
  { parts, people, extras, currency, promo }: PackageQuestion,
): Promo | undefined {
  if (!promo) return undefined;
  const questions = parts.flatMap((part, at): PromoQuestion[] => {
    const product = shelf.product(part.slug);
    const its = product ? extrasWithin(extras, product) : [];
    const question = shelf.question({ ...part, people, extras: its }, currency, parts.length);
    const parent = product?.variantOf ?? part.slug;
    return question ? [{ ...question, id: String(at), slug: part.slug, parent }] : [];
  });
  return promoFor(shelf, questions, promo.code, { currency, inCart: undefined });
}

/** The cart with its code measured anew, and each line at the price that this makes. */
export function withPromo(shelf: MemoryShelf, cart: DisplayCart): DisplayCart {
  const promo = cart.promo && promoOn(shelf, cart, cart.promo.code);
  const lines = cart.lines.map((line) => {
    const couponPercent = promo?.lines.includes(line.id) ? promo.percent : undefined;
    if (line.couponPercent === couponPercent) return line;
    const { packageId, parksInPackage, status } = line;
    const its = { packageId, parksInPackage, couponPercent };
    return { ...(lineOf(shelf, line, line.id, cart.currency, its) ?? line), status };
  });
  return { ...cart, lines, promo };
}
