import type { NotDiscount } from '../catalogue/product.js';
import type { Ratio } from '../money/money.js';

/**
 * Best first. `from`: fewest days ahead (`advance`) or parks (`combo`). All texts read these
 * figures.
 */
export const tiers = {
  combo: { kind: 'combo', percent: 20, from: 3 },
  longAdvance: { kind: 'advance', percent: 15, from: 21 },
  advance: { kind: 'advance', percent: 10, from: 7 },
} as const;
export type TierRule = keyof typeof tiers;
export type AdvanceRule = Exclude<TierRule, 'combo'>;

const tierRules = Object.keys(tiers) as TierRule[]; // as: the keys of a literal, in its order

export const advanceRules: readonly AdvanceRule[] = ['advance', 'longAdvance'];

/** Rules with fixed figures, in the order in which they apply (docs/rules/prices.md#order). */
export type FixedRule = 'list' | 'infantFree' | 'child' | TierRule;

/** Every rule that sets or changes a unit price; the coupon applies last. */
export type PriceRule = FixedRule | 'coupon';

/** `percent` is whole, 1 to 100. */
export type ActingRule =
  | { readonly rule: FixedRule }
  | { readonly rule: 'coupon'; readonly percent: number };

export type SkipReason =
  | 'flagship'
  | 'tooSoon'
  | 'openTicket'
  | 'fewParks'
  | 'betterTier'
  | 'notThisAge';

export interface SkippedRule<Rule extends FixedRule = FixedRule> {
  readonly rule: Rule;
  readonly reason: SkipReason;
}

/** Whether a tier can apply to any product. True for an empty (unknown) catalogue. */
export const hasTiers = (products: readonly { readonly notDiscount: NotDiscount }[]): boolean =>
  products.length === 0 || products.some(({ notDiscount }) => notDiscount !== 'ever');

/** The inputs of a tier. `leadDays` is `undefined` for an open ticket. */
export interface TierQuestion {
  readonly leadDays: number | undefined;
  readonly parksInPackage: number;
  readonly notDiscount: NotDiscount;
}

export interface Tier {
  readonly rule: TierRule | undefined;
  readonly skipped: readonly SkippedRule<TierRule>[];
}

export function percentOff(rule: FixedRule): number {
  if (isTier(rule)) return tiers[rule].percent;
  return { list: 0, infantFree: 100, child: 25 }[rule];
}

/** Also accepts a coupon. */
export const percentOf = (acting: ActingRule): number =>
  acting.rule === 'coupon' ? acting.percent : percentOff(acting.rule);

export const ratioLeft = (percent: number): Ratio => ({
  numerator: 100 - percent,
  denominator: 100,
});

export const isTier = (rule: PriceRule): rule is TierRule => rule in tiers;

/** The days ahead for which an early tier is the best; the longest tier has no `to`. */
export function leadReach(rule: AdvanceRule): {
  readonly from: number;
  readonly to: number | undefined;
} {
  const { from } = tiers[rule];
  const next = advanceRules.map((other) => tiers[other].from).find((start) => start > from);
  return { from, to: next === undefined ? undefined : next - 1 };
}

/** `undefined` if the tier applies. */
function reasonAgainst(rule: TierRule, question: TierQuestion): SkipReason | undefined {
  const { leadDays, parksInPackage, notDiscount } = question;
  const { kind, from } = tiers[rule];
  if (kind === 'combo') return parksInPackage >= from ? undefined : 'fewParks';
  if (notDiscount) return 'flagship';
  if (leadDays === undefined) return 'openTicket';
  return leadDays >= from ? undefined : 'tooSoon';
}

/** The best tier that applies; tiers never add up (docs/rules/prices.md#tiers). */
export function tierFor(question: TierQuestion): Tier {
  if (question.notDiscount === 'ever') return { rule: undefined, skipped: [] };
  const rule = tierRules.find((candidate) => !reasonAgainst(candidate, question));
  const skipped = tierRules
    .filter((candidate) => candidate !== rule)
    .map((candidate): SkippedRule<TierRule> => ({
      rule: candidate,
      reason: reasonAgainst(candidate, question) ?? 'betterTier',
    }));
  return { rule, skipped };
}
