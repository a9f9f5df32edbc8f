import type { Guarantee, UnitType } from '@shop/domain';
import type { RemoveItemForm } from '../forms/cart-item.js';
import type { CartEditView, UndoView } from './cart-edit.js';
import type { HoldView } from './cart-hold.js';
import type { LinePickupView } from './extra-view.js';
import type { LineSummaryView, RuleView } from './line-summary.js';
import type { CartOfferView } from './cart-package.js';
import type { PromoView } from './cart-promo.js';
import type { PosterView } from './home-screen.js';
import { action, type Problem, screen } from './screen.js';
import type { CartStayView } from './stay-view.js';
import type { OfferText, PriceText, SceneView } from './texts.js';

export interface CartLineView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `undefined` is an open ticket. */
  readonly date: string | undefined;
  readonly hours: string;
  readonly people: readonly { readonly unit: UnitType; readonly quantity: number }[];
  readonly extras: readonly string[];
  /** Of a line with transport, where the backend asks for it. */
  readonly pickup?: LinePickupView | undefined;
  readonly component: string | undefined;
  readonly summary: LineSummaryView;
  /** The cart with this line open, or its package; empty for what is sold no more. */
  readonly edit: string;
  /** Of the loose line that is open. */
  readonly editor?: CartEditView | undefined;
  readonly problem: Problem | undefined;
}

/** Parks that are one package: changed and taken out together. */
export interface CartPackageView {
  readonly id: string;
  readonly lines: readonly CartLineView[];
  /** Its nights in a hotel, which are in its total. */
  readonly stay?: CartStayView | undefined;
  /** Where some are looked for; none where it has them or takes no more. */
  readonly nights?: string | undefined;
  readonly total: OfferText;
  /** The cart with this package open. */
  readonly edit: string;
  readonly editor?: CartEditView | undefined;
}

/** How much lower than regular prices the lines of a total are, and why. */
export interface SavingsView {
  /** The sum of `saved` and the code's; absent where there is only one of them. */
  readonly inAll?: PriceText | undefined;
  /** Saved by rules other than a code; `rule` is set where it is the same one for all lines. */
  readonly saved: PriceText | undefined;
  readonly rule?: RuleView | undefined;
  /** A code and what it saves. With `off`, the negative amount, it is not in the lines but below them. */
  readonly promo?:
    | { readonly code: string; readonly saved: PriceText; readonly off?: PriceText | undefined }
    | undefined;
}

export interface TotalsView extends SavingsView {
  readonly total: OfferText;
  /** "about $120.00 USD", where the operator shows it and it is another currency. */
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
      /** Those that are in no package. */
      readonly lines: readonly CartLineView[];
      readonly packages: readonly CartPackageView[];
      /** Those that are in no package; absent in a cart without one. */
      readonly stays?: readonly CartStayView[] | undefined;
      readonly totals: TotalsView;
      /** What is promised beside the button; nothing of nights, which have their own rule. */
      readonly guarantees: readonly Guarantee[];
      readonly promo: PromoView;
      readonly offer: CartOfferView | undefined;
      /** The total in minor units, for a widget that splits it elsewhere; in English alone. */
      readonly amount: number | undefined;
      /** Over how many months a bank splits this total at most, and what each costs; in pesos alone. */
      readonly months: { readonly count: number; readonly each: string } | undefined;
      /** Absent where nothing is held: open tickets, or lines that all lost their places. */
      readonly hold: HoldView | undefined;
      /** Where its prices of now are looked at again; none where they have ended. */
      readonly keep: string | undefined;
      readonly checkout: string;
      /** Whether it can be paid now. */
      readonly showPaymentButton: boolean;
      readonly list: string;
      /** Why it can't. */
      readonly blocked: string | undefined;
      /** What was just done, as long as it is offered to take it back. */
      readonly undo?: UndoView | undefined;
      readonly attempt: string;
      readonly problems: readonly Problem[];
    };

export const cartScreen = screen<CartView>('cart', 'work');

export const removeFromCart = action<
  RemoveItemForm,
  { readonly cart: CartView; readonly count: number }
>('/cart/items/remove');
