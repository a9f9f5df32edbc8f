import type { HoldView } from './cart-hold.js';
import type { LinePickupView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import { action, type Problem, screen } from './screen.js';
import type { TotalsView } from './cart-screen.js';

export interface CheckoutLineView {
  readonly id: string;
  readonly name: string;
  readonly wall: string;
  readonly date: string | undefined;
  readonly peopleCount: number;
  readonly pickup?: LinePickupView | undefined;
  readonly summary: LineSummaryView;
}

/** What was typed comes back as it was, whatever happened. */
export interface ContactView {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
}

export type CheckoutView =
  | { readonly kind: 'empty'; readonly list: string }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'open';
      readonly contact: ContactView;
      readonly countries: readonly {
        readonly code: string;
        readonly name: string;
        readonly dialCode: string;
      }[];
      readonly methods: readonly {
        readonly code: string;
        readonly name: string;
        readonly isChosen: boolean;
      }[];
      /** Names of the methods that this currency lacks, said before any choice. */
      readonly missingMethods: readonly string[];
      /** No method for this currency at all: only the way out is offered. */
      readonly hasNoMethod: boolean;
      readonly methodsProblem: string | undefined;
      readonly lines: readonly CheckoutLineView[];
      readonly totals: TotalsView;
      readonly cart: string;
      readonly attempt: string;
      /** What the visitor saw: compared with the cart when paying. */
      readonly digest: string;
      readonly hold: HoldView | undefined;
      readonly problems: readonly Problem[];
    };

export const checkoutScreen = screen<CheckoutView>('checkout', 'short');
export interface PayInput {
  path: string;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  phone: string;
  method: string;
  attempt: string;
  digest: string;
}

/** Done means: go to `next`, the provider's own page. */
export const pay = action<PayInput, null>('/checkout');
