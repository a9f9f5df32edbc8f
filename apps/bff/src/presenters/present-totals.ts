import {
  deductionOf,
  type DisplayCart,
  type Language,
  type Money,
  type Promo,
  subtract,
  zero,
} from '@shop/domain';
import type { LineSummaryView, RuleView, SavingsView, TotalsView } from '@shop/ports/screens';
import { presentMoney, presentOffer } from './present-money.js';

const aboutTexts = { es: 'unos', en: 'about', pt: 'cerca de' } as const;

export const presentTotals = (
  cart: Pick<DisplayCart, 'original' | 'saved' | 'total' | 'totalUSD' | 'promo'>,
  lines: readonly { readonly summary: LineSummaryView }[],
  language: Language,
): TotalsView => ({
  ...presentSavings(cart, oneRuleOf(lines), language),
  total: presentOffer(cart.original, cart.total, language),
  inUSD:
    cart.totalUSD && cart.total.currency !== 'USD'
      ? `${aboutTexts[language]} ${presentMoney(cart.totalUSD, language).text}`
      : undefined,
});

function oneRuleOf(lines: readonly { readonly summary: LineSummaryView }[]): RuleView | undefined {
  const tiers = lines.flatMap(({ summary }) => (summary.saved ? [summary.tier] : []));
  const [first] = tiers;
  return tiers.every((tier) => tier?.rule === first?.rule) ? first : undefined;
}

/** A percentage is already in the line prices; a fixed amount is deducted once, below them. */
export function presentSavings(
  { saved, promo }: { readonly saved: Money; readonly promo?: Promo | undefined },
  rule: RuleView | undefined,
  language: Language,
): SavingsView {
  const acting = promo?.refusal ? undefined : promo;
  const none = zero(saved.currency);
  const rules = acting ? subtract(saved, acting.saved) : saved;
  const off = deductionOf(acting);
  const isBoth = rules.amount > 0 && acting !== undefined && !off;
  return {
    inAll: isBoth ? presentMoney(saved, language) : undefined,
    saved: rules.amount > 0 ? presentMoney(rules, language) : undefined,
    rule,
    promo: acting && {
      code: acting.code,
      saved: presentMoney(acting.saved, language),
      off: off && presentMoney(subtract(none, off), language),
    },
  };
}
