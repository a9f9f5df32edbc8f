import { formatMoney, isSame, type Language, type Money, speakMoney } from '@shop/domain';
import type { OfferText, PriceText } from '@shop/ports/screens';

export const presentMoney = (value: Money, language: Language): PriceText => ({
  text: formatMoney(value),
  spoken: speakMoney(value, language),
});

/** The amount, with what it was before when a discount moved it. */
export function presentOffer(original: Money, now: Money, language: Language): OfferText {
  const price = presentMoney(now, language);
  return isSame(original, now)
    ? { now: price }
    : { now: price, before: presentMoney(original, language) };
}
