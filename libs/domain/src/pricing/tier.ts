import type { Ratio } from '../money/money.js';

/** The rules that can make or move an amount, in the order in which they act. */
export const priceRules = [
  'list',
  'infantFree',
  'child',
  'advance10',
  'advance15',
  'combo20',
] as const;
export type PriceRule = (typeof priceRules)[number];

/** Why a rule left an amount alone. */
export type SkipReason =
  'flagship' | 'tooSoon' | 'openTicket' | 'fewParks' | 'betterTier' | 'notThisAge';

export interface SkippedRule {
  readonly rule: PriceRule;
  readonly reason: SkipReason;
}

export type TierRule = 'advance10' | 'advance15' | 'combo20';

/** What a tier depends on. `leadDays` is `undefined` for an open ticket. */
export interface TierQuestion {
  readonly leadDays: number | undefined;
  readonly parksInPackage: number;
  readonly notDiscount: boolean;
}

export interface Tier {
  readonly rule: TierRule | undefined;
  readonly skipped: readonly SkippedRule[];
}

export const ruleRatios: Readonly<Record<Exclude<PriceRule, 'list'>, Ratio>> = {
  infantFree: { numerator: 0, denominator: 1 },
  child: { numerator: 75, denominator: 100 },
  advance10: { numerator: 90, denominator: 100 },
  advance15: { numerator: 85, denominator: 100 },
  combo20: { numerator: 80, denominator: 100 },
};

const tierRules: readonly TierRule[] = ['combo20', 'advance15', 'advance10'];

/** Why a tier does not hold, or `undefined` when it does. */
function reasonAgainst(rule: TierRule, question: TierQuestion): SkipReason | undefined {
  const { leadDays, parksInPackage, notDiscount } = question;
  if (rule === 'combo20') return parksInPackage >= 3 ? undefined : 'fewParks';
  if (notDiscount) return 'flagship';
  if (leadDays === undefined) return 'openTicket';
  if (rule === 'advance15') return leadDays >= 21 ? undefined : 'tooSoon';
  return leadDays >= 7 ? undefined : 'tooSoon';
}

/** The best single tier that holds; tiers are never added up (docs/rules/prices.md#tiers). */
export function tierFor(question: TierQuestion): Tier {
  const rule = tierRules.find((candidate) => !reasonAgainst(candidate, question));
  const skipped = tierRules
    .filter((candidate) => candidate !== rule)
    .map((candidate): SkippedRule => ({
      rule: candidate,
      reason: reasonAgainst(candidate, question) ?? 'betterTier',
    }));
  return { rule, skipped };
}
