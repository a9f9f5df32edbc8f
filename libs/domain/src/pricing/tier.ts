import type { NotDiscount } from '../catalogue/product.js';
import type { Ratio } from '../money/money.js';

/**
 * The tiers, the best first: how much each takes off, and from how many days ahead (`advance`) or
 * parks in a package (`combo`). Every name, text and badge of a tier takes its figures from here.
 */
export const tiers = {
  combo: { kind: 'combo', percent: 20, from: 3 },
  longAdvance: { kind: 'advance', percent: 15, from: 21 },
  advance: { kind: 'advance', percent: 10, from: 7 },
} as const;
export type TierRule = keyof typeof tiers;
export type AdvanceRule = Exclude<TierRule, 'combo'>;

const tierRules = Object.keys(tiers) as TierRule[]; // as: the keys of a literal, in its order

/** The tiers for buying ahead, the nearest first. */
export const advanceRules: readonly AdvanceRule[] = ['advance', 'longAdvance'];

/** The rules whose figures are the shop's own, in the order in which they act (docs/rules/prices.md#order). */
export type FixedRule = 'list' | 'infantFree' | 'child' | TierRule;

/** The rules that can make or move a unit's price; a coupon acts last, by a percent of its own. */
export type PriceRule = FixedRule | 'coupon';

/** A rule with all that it takes to act. `percent` is whole, 1 to 100. */
export type ActingRule =
  | { readonly rule: FixedRule }
  | { readonly rule: 'coupon'; readonly percent: number };

/** Why a rule left an amount alone. */
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

/**
 * Whether a tier can act on anything that a shop sells; of one whose catalogue is not known it is not
 * denied.
 */
export const hasTiers = (products: readonly { readonly notDiscount: NotDiscount }[]): boolean =>
  products.length === 0 || products.some(({ notDiscount }) => notDiscount !== 'ever');

/** What a tier depends on. `leadDays` is `undefined` for an open ticket. */
export interface TierQuestion {
  readonly leadDays: number | undefined;
  readonly parksInPackage: number;
  readonly notDiscount: NotDiscount;
}

export interface Tier {
  readonly rule: TierRule | undefined;
  readonly skipped: readonly SkippedRule<TierRule>[];
}

/** The percent that a rule takes off. */
export function percentOff(rule: FixedRule): number {
  if (isTier(rule)) return tiers[rule].percent;
  return { list: 0, infantFree: 100, child: 25 }[rule];
}

/** The same of a rule that acts, a coupon too. */
export const percentOf = (acting: ActingRule): number =>
  acting.rule === 'coupon' ? acting.percent : percentOff(acting.rule);

/** What is left of a price when a percentage is taken off. */
export const ratioLeft = (percent: number): Ratio => ({
  numerator: 100 - percent,
  denominator: 100,
});

export const isTier = (rule: PriceRule): rule is TierRule => rule in tiers;

/** The days before a visit in which an early tier is the best; `to` is open at the longest. */
export function leadReach(rule: AdvanceRule): {
  readonly from: number;
  readonly to: number | undefined;
} {
  const { from } = tiers[rule];
  const next = advanceRules.map((other) => tiers[other].from).find((start) => start > from);
  return { from, to: next === undefined ? undefined : next - 1 };
}

/** Why a tier does not hold, or `undefined` when it does. */
function reasonAgainst(rule: TierRule, question: TierQuestion): SkipReason | undefined {
  const { leadDays, parksInPackage, notDiscount } = question;
  const { kind, from } = tiers[rule];
  if (kind === 'combo') return parksInPackage >= from ? undefined : 'fewParks';
  if (notDiscount) return 'flagship';
  if (leadDays === undefined) return 'openTicket';
  return leadDays >= from ? undefined : 'tooSoon';
}

/** The best single tier that holds; tiers are never added up (docs/rules/prices.md#tiers). */
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
