import type { Extra, PriceRule, SkipReason, UnitType } from '@shop/domain';
import type { OfferText, PriceText } from './texts.js';

/** A price rule with the figures that its texts are filled with. */
export interface RuleView {
  readonly rule: PriceRule;
  readonly percent: number;
  /** Days ahead, or parks in a package, from which a tier holds. */
  readonly from?: number;
}

/** One step of how a price came about. */
export interface StepView extends RuleView {
  readonly before: PriceText;
  readonly after: PriceText;
}

export interface UnitLineView {
  readonly unit: UnitType;
  readonly quantity: number;
  /** What one costs, with what it was before tier and coupon. */
  readonly unitPrice: OfferText;
  readonly amount: PriceText;
  /** Empty when our explanation does not add up to the backend's amount. */
  readonly steps: readonly StepView[];
  readonly skipped: readonly (RuleView & { readonly reason: SkipReason })[];
}

export interface ExtraLineView {
  readonly extra: Extra;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: PriceText;
  readonly amount: PriceText;
}

/** How the price of a line came about: units and extras add up to the total. */
export interface LineSummaryView {
  readonly units: readonly UnitLineView[];
  readonly extras: readonly ExtraLineView[];
  readonly tier: RuleView | undefined;
  readonly coupon?: RuleView | undefined;
  /** What tier and coupon took off the units; absent when nothing, or when we can't explain the amounts. */
  readonly saved: PriceText | undefined;
  readonly total: OfferText;
}
