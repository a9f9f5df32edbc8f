import type { Extra, PriceRule, SkipReason, UnitType } from '@shop/domain';
import type { OfferText, PriceText } from './texts.js';

/** A price rule with the figures for its texts. */
export interface RuleView {
  readonly rule: PriceRule;
  readonly percent: number;
  /** Days ahead, or parks of the package, from which a tier applies. */
  readonly from?: number;
}

export interface StepView extends RuleView {
  readonly before: PriceText;
  readonly after: PriceText;
}

export interface UnitLineView {
  readonly unit: UnitType;
  readonly quantity: number;
  /** The price of one, with the price before tier and coupon. */
  readonly unitPrice: OfferText;
  readonly amount: PriceText;
  /** Empty if our explanation does not add up to the backend's amount. */
  readonly steps: readonly StepView[];
}

/** A rule that does not apply to the line, and the smallest change that makes it apply. */
export interface SkippedView extends RuleView {
  readonly reason: SkipReason;
  readonly way?: {
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

/** The price of a line: units and extras add up to the total. */
export interface LineSummaryView {
  readonly units: readonly UnitLineView[];
  readonly extras: readonly ExtraLineView[];
  readonly tier: RuleView | undefined;
  readonly coupon?: RuleView | undefined;
  /** Best rule first; empty if we cannot explain the amounts. */
  readonly skipped: readonly SkippedView[];
  /** Lowest adult price for the same visit in the last `days` days, if not above today's. */
  readonly lowest?: { readonly price: PriceText; readonly days: number } | undefined;
  /** What tier and coupon save on the units; absent if nothing or unexplained. */
  readonly saved: PriceText | undefined;
  readonly total: OfferText;
}
