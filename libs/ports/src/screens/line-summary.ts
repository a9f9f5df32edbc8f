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
}

/** A rule that did not act on a line, why, and the smallest change that would make it act. */
export interface SkippedView extends RuleView {
  readonly reason: SkipReason;
  /** A link that does it; none where no change in sight does. */
  readonly way?: {
    /** Another day, parks more in one package, a first child. */
    readonly kind: 'day' | 'parks' | 'child';
    readonly href: string;
    /** The day, or the parks with their days. */
    readonly text: string;
  };
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
  /** The best first; none where we can't explain the amounts. */
  readonly skipped: readonly SkippedView[];
  /** An adult's lowest price of the same visit day in the days before today, where it was as low. */
  readonly lowest?: { readonly price: PriceText; readonly days: number } | undefined;
  /** What tier and coupon took off the units; absent when nothing, or when we can't explain the amounts. */
  readonly saved: PriceText | undefined;
  readonly total: OfferText;
}
