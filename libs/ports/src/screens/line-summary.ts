import type { Extra, PriceRule, SkipReason, UnitType } from '@shop/domain';
import type { OfferText, PriceText } from './texts.js';

/** A price rule with the figures for its texts. */
export interface RuleView {
  readonly rule: PriceRule;
  readonly percent: number;
  /** Days ahead, or parks of the package, from which a tier applies. */
  readonly from?: number;
}

/** One step of a price calculation. */
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

/** A rule that does not apply to the line, why, and the smallest change that makes it apply. */
export interface SkippedView extends RuleView {
  readonly reason: SkipReason;
  /** A link that makes the change; absent if none is possible. */
  readonly way?: {
    /** Another day, more parks in the package, or a first child. */
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
  /**
   * The lowest adult price that was offered for the same visit day in the last `days` days. Set if
   * today's price is no lower.
   */
  readonly lowest?: { readonly price: PriceText; readonly days: number } | undefined;
  /**
   * What tier and coupon save on the units; absent if nothing, or if we cannot explain the amounts.
   */
  readonly saved: PriceText | undefined;
  readonly total: OfferText;
}
