import { saleHorizonDays } from '../calendar/lead-time.js';
import { maxProducts } from '../cart/cart.js';
import { ruleRatios, type PriceRule, tierFor } from './tier.js';

/** The percent that a rule takes off an adult's price: 10 for a ratio of 90/100. */
export function percentOff(rule: Exclude<PriceRule, 'list'>): number {
  const { numerator, denominator } = ruleRatios[rule];
  return Math.round(100 - (100 * numerator) / denominator);
}

/** The days before a visit in which an early tier holds for one park; `to` is open at the longest. */
export function leadReach(rule: 'advance10' | 'advance15'): {
  readonly from: number;
  readonly to: number | undefined;
} {
  const holds = (leadDays: number) =>
    tierFor({ leadDays, parksInPackage: 1, notDiscount: false }).rule === rule;
  const days = Array.from({ length: saleHorizonDays + 1 }, (_, ahead) => ahead).filter(holds);
  const last = days.at(-1);
  return { from: days[0] ?? 0, to: last === saleHorizonDays ? undefined : last };
}

/** How many parks a package needs for the combo tier. */
export function parksForCombo(): number {
  const counts = Array.from({ length: maxProducts }, (_, index) => index + 1);
  const holds = (parksInPackage: number) =>
    tierFor({ leadDays: undefined, parksInPackage, notDiscount: true }).rule === 'combo20';
  return counts.find(holds) ?? maxProducts;
}
