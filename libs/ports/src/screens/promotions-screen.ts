import type { AdvanceRule } from '@shop/domain';
import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export const promotionKinds = ['early', 'package', 'children', 'payment', 'code'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Years of age, both included. */
export interface YearsView {
  readonly from: number;
  readonly to: number;
}

/** One coupon ticket: a standing rule of the house, or a code of the season with its dates. */
export type PromotionView =
  | {
      readonly rule: AdvanceRule;
      readonly percent: number;
      /** Days before the visit; without an end as long as tickets are on sale. */
      readonly days: { readonly from: number; readonly to: number | undefined };
    }
  | {
      readonly rule: 'combo';
      readonly percent: number;
      readonly parks: number;
      /** Where a package is put together. */
      readonly build: LinkView;
    }
  | {
      readonly rule: 'child';
      readonly percent: number;
      readonly ages: YearsView;
      /** Where children are only admitted later. */
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
      /** Set until its first day comes. */
      readonly isAhead: boolean;
      readonly conditions: readonly string[];
    };

export interface PromotionsView {
  readonly title: string;
  readonly lead: string;
  /** Kinds live in the address; each is a link that turns itself on or off. */
  readonly filters: readonly {
    readonly key: PromotionKind;
    readonly href: string;
    readonly isOn: boolean;
    readonly count: number;
  }[];
  readonly clear: string;
  readonly promotions: readonly PromotionView[];
  /** Where to go on: what can be bought, and the prices day by day. */
  readonly ways: readonly (LinkView & { readonly key: 'list' | 'packages' | 'priceGuide' })[];
}

export const promotionsScreen = screen<PromotionsView>('promotions');
