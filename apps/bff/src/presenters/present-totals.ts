import {
  type DisplayCart,
  type Language,
  type Money,
  type Promo,
  subtract,
  zero,
} from '@shop/domain';
import type { TotalsView } from '@shop/ports/screens';
import { presentMoney, presentOffer } from './present-money.js';

const aboutTexts = { es: 'unos', en: 'about', pt: 'cerca de' } as const;

export const presentTotals = (
  cart: Pick<DisplayCart, 'original' | 'saved' | 'total' | 'totalUSD' | 'promo'>,
  language: Language,
): TotalsView => ({
  ...presentSaved(cart, language),
  total: presentOffer(cart.original, cart.total, language),
  inUSD:
    cart.totalUSD && cart.total.currency !== 'USD'
      ? `${aboutTexts[language]} ${presentMoney(cart.totalUSD, language).text}`
      : undefined,
});

/** What a code took off stands apart from what the rules did. */
function presentSaved(
  { saved, promo }: Pick<DisplayCart, 'saved' | 'promo'>,
  language: Language,
): Pick<TotalsView, 'saved' | 'promo'> {
  const acting = promo?.refusal ? undefined : promo;
  const rules = acting ? subtract(saved, acting.saved) : saved;
  return {
    saved: rules.amount > 0 ? negative(rules, language) : undefined,
    promo: presentPromoSaved(promo, language),
  };
}

/** What a code takes off all of it; nothing while it does nothing. */
export const presentPromoSaved = (
  promo: Promo | undefined,
  language: Language,
): TotalsView['promo'] =>
  promo && !promo.refusal
    ? { code: promo.code, saved: negative(promo.saved, language) }
    : undefined;

const negative = (amount: Money, language: Language) =>
  presentMoney(subtract(zero(amount.currency), amount), language);
