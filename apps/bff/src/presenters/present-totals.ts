import { type DisplayCart, type Language, type Money, subtract, zero } from '@shop/domain';
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
  const negative = (amount: Money) =>
    presentMoney(subtract(zero(amount.currency), amount), language);
  return {
    saved: rules.amount > 0 ? negative(rules) : undefined,
    promo: acting && { code: acting.code, saved: negative(acting.saved) },
  };
}
