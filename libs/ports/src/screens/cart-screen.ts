import type { Guarantee, UnitType } from '@shop/domain';
import type { RemoveItemForm } from '../forms/cart-item.js';
import type { CartEditView, UndoView } from './cart-edit.js';
import type { HoldView } from './cart-hold.js';
import type { LineExtrasView } from './extra-view.js';
import type { LineSummaryView, RuleView } from './line-summary.js';
import type { CartOfferView } from './cart-package.js';
import type { PromoView } from './cart-promo.js';
import type { PosterView } from './home-screen.js';
import { action, type Problem, screen } from './screen.js';
import type { CartStayView } from './stay-view.js';
import type { OfferText, PriceText, SceneView } from './texts.js';

export interface CartLineView extends LineExtrasView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `undefined` for an open ticket. */
  readonly date: string | undefined;
  readonly hours: string;
  readonly people: readonly { readonly unit: UnitType; readonly quantity: number }[];
  readonly component: string | undefined;
  readonly summary: LineSummaryView;
  /** The cart with this line or its package open; empty if the product is no longer sold. */
  readonly edit: string;
  readonly editor?: CartEditView | undefined;
  readonly problem: Problem | undefined;
}

/** Tickets of one package. They are changed and removed together. */
export interface CartPackageView {
  readonly id: string;
  readonly lines: readonly CartLineView[];
  /** The package's hotel nights; the total includes them. */
  readonly stay?: CartStayView | undefined;
  /** Where to search for nights; absent if the package has some or cannot take any. */
  readonly nights?: string | undefined;
  readonly total: OfferText;
  readonly edit: string;
  readonly editor?: CartEditView | undefined;
}

/** What the visitor saves against regular prices, and why. */
export interface SavingsView {
  /** The sum of `saved` and the code's saving; absent if there is only one of them. */
  readonly inAll?: PriceText | undefined;
  /** Saved by rules other than a code. `rule` is set if one rule applies to all lines. */
  readonly saved: PriceText | undefined;
  readonly rule?: RuleView | undefined;
  /** A code and its saving. `off` (negative) is set if it reduces the total, not the lines. */
  readonly promo?:
    | { readonly code: string; readonly saved: PriceText; readonly off?: PriceText | undefined }
    | undefined;
}

export interface TotalsView extends SavingsView {
  readonly total: OfferText;
  /** "about $120.00 USD", if the operator shows it and the currency is another. */
  readonly inUSD: string | undefined;
}

export type CartView =
  | {
      readonly kind: 'empty';
      readonly suggestions: readonly PosterView[];
      readonly undo?: UndoView | undefined;
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'filled';
      readonly count: number;
      readonly lines: readonly CartLineView[];
      readonly packages: readonly CartPackageView[];
      /** Stays outside packages; absent in a cart without one. */
      readonly stays?: readonly CartStayView[] | undefined;
      readonly totals: TotalsView;
      /** Guarantees beside the button. They do not cover nights. */
      readonly guarantees: readonly Guarantee[];
      readonly promo: PromoView;
      readonly offer: CartOfferView | undefined;
      /** The total in minor units for the instalments widget; English only. */
      readonly amount: number | undefined;
      /** The longest instalment plan of a bank and its monthly amount; pesos only. */
      readonly months: { readonly count: number; readonly each: string } | undefined;
      /** Absent if nothing is held: open tickets, or lines that all lost their places. */
      readonly hold: HoldView | undefined;
      /** The page of the shared quote of this cart; `undefined` if its prices have ended. */
      readonly keep: string | undefined;
      readonly checkout: string;
      readonly showPaymentButton: boolean;
      readonly list: string;
      readonly blocked: string | undefined;
      readonly undo?: UndoView | undefined;
      readonly attempt: string;
      readonly problems: readonly Problem[];
    };

export const cartScreen = screen<CartView>('cart', 'work');

export const removeFromCart = action<
  RemoveItemForm,
  { readonly cart: CartView; readonly count: number }
>('/cart/items/remove');
