import type { AdvanceRule } from '@shop/domain';
import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export const promotionKinds = ['early', 'package', 'children', 'payment', 'code'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Ages in years, both included. */
export interface YearsView {
  readonly from: number;
  readonly to: number;
}

/** A permanent price rule, or a seasonal code with its dates. */
export type PromotionView =
  | {
      readonly rule: AdvanceRule;
      readonly percent: number;
      /** Days before the visit. Without `to` there is no upper limit. */
      readonly days: { readonly from: number; readonly to: number | undefined };
    }
  | {
      readonly rule: 'combo';
      readonly percent: number;
      readonly parks: number;
      readonly build: LinkView;
    }
  | {
      readonly rule: 'child';
      readonly percent: number;
      readonly ages: YearsView;
      /** For places that admit children only from a higher age. */
      readonly natureAges: YearsView;
    }
  | { readonly rule: 'infant'; readonly ages: YearsView; readonly natureFrom: number }
  | { readonly rule: 'months'; readonly shortest: number; readonly longest: number }
  | {
      readonly rule: 'code';
      readonly code: string;
      readonly percent: number;
      readonly name: string;
      readonly line: string;
      readonly from: string;
      readonly until: string;
      readonly isAhead: boolean;
      readonly conditions: readonly string[];
    };

export interface PromotionsView {
  readonly title: string;
  readonly lead: string;
  /** The URL holds the filters; each link toggles one. */
  readonly filters: readonly {
    readonly key: PromotionKind;
    readonly href: string;
    readonly isOn: boolean;
    readonly count: number;
  }[];
  readonly clear: string;
  readonly promotions: readonly PromotionView[];
  readonly ways: readonly (LinkView & { readonly key: 'list' | 'packages' | 'priceGuide' })[];
}

export const promotionsScreen = screen<PromotionsView>('promotions');
