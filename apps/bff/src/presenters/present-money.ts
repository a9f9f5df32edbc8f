import { formatMoney, isSame, type Language, type Money, speakMoney } from '@shop/domain';
import type { OfferText, PriceText } from '@shop/ports/screens';

export const presentMoney = (value: Money, language: Language): PriceText => ({
  text: formatMoney(value),
  spoken: speakMoney(value, language),
});

/** The price, with the previous one if it was discounted. */
export function presentOffer(original: Money, now: Money, language: Language): OfferText {
  const price = presentMoney(now, language);
  return isSame(original, now)
    ? { now: price }
    : { now: price, before: presentMoney(original, language) };
}
