import { type CheckoutStep, checkoutSteps, type Guarantee, type PayWay } from '@shop/domain';
import type { PayForm, StepForm } from '../forms/checkout.js';
import type { HoldView } from './cart-hold.js';
import type { LinePickupView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import { action, type Problem, screen } from './screen.js';
import type { StayView } from './stay-view.js';
import type { PriceText } from './texts.js';
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

export interface PayWayView {
  readonly code: PayWay;
  /** The names of the cards or accounts that it takes. */
  readonly marks: readonly string[];
  readonly isChosen: boolean;
}

/** One number of months, which costs the same at every bank that has it. */
export interface TermView {
  readonly months: number;
  /** `1,125.72`: the most that a month costs, beside a heading that names the currency. */
  readonly short: string;
  readonly rest: PriceText;
  readonly first: PriceText;
  /** Centavos that don't divide and go on the first payment; none: all payments are alike. */
  readonly remainder: number;
}

export interface MonthsView {
  readonly terms: readonly TermView[];
  readonly banks: readonly {
    readonly id: number;
    readonly name: string;
    readonly logo: string | undefined;
    readonly months: readonly number[];
  }[];
  /** The most that a month costs in the longest plan. */
  readonly from: PriceText;
  /** `3.13` of what was chosen. */
  readonly chosen: string | undefined;
}

/** Where a field stands; what is about the whole page stands above all steps. */
export const stepOfField = (field: string): CheckoutStep | undefined =>
  field === 'page' ? undefined : field === 'method' || field === 'plan' ? 'method' : 'contact';

/** The first step in which something is wrong. */
export function firstWrongStep(problems: readonly Problem[]): CheckoutStep | undefined {
  const wrong = problems.map(({ field }) => stepOfField(field));
  return checkoutSteps.find((step) => wrong.includes(step));
}

export type CheckoutView =
  /** What was sent too late says here what became of the cart. */
  | { readonly kind: 'empty'; readonly list: string; readonly problem: Problem | undefined }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'open';
      readonly contact: ContactView;
      readonly countries: readonly {
        readonly code: string;
        readonly name: string;
        readonly dialCode: string;
      }[];
      readonly ways: readonly PayWayView[];
      /** Until when a transfer has to come, were the order placed now; in the park's time. */
      readonly transfer: { readonly hours: number; readonly until: string } | undefined;
      /** The total split by bank and number of months; where it can't be, absent. */
      readonly months: MonthsView | undefined;
      /** Where nothing has to be paid nobody is asked how. */
      readonly steps: readonly CheckoutStep[];
      /** Which of them is open; a step before it is done. */
      readonly step: CheckoutStep;
      /** Names of the methods that this currency lacks, said before any choice. */
      readonly missingMethods: readonly string[];
      /** No method for this currency at all: only the way out is offered. */
      readonly hasNoMethod: boolean;
      /**
       * `nothing`: a coupon pays for all of it, and the order is confirmed without a payment; `byPhone`
       * where the backend can't do so.
       */
      readonly toPay: 'money' | 'nothing' | 'byPhone';
      readonly methodsProblem: string | undefined;
      readonly lines: readonly CheckoutLineView[];
      /** Absent in a cart without one. */
      readonly stays?: readonly StayView[] | undefined;
      readonly totals: TotalsView;
      /** What is promised beside the button. */
      readonly guarantees: readonly Guarantee[];
      /** What is accepted by paying. */
      readonly terms: string;
      readonly privacy: string;
      readonly cart: string;
      readonly attempt: string;
      /** What the visitor saw: compared with the cart when paying. */
      readonly digest: string;
      readonly hold: HoldView | undefined;
      readonly problems: readonly Problem[];
    };

export const checkoutScreen = screen<CheckoutView>('checkout', 'short');

/** Looks at what was typed so far; nothing is bought. */
export const goToStep = action<StepForm, { readonly step: CheckoutStep }>('/checkout/step');

/** Done means: go to `next`, the provider's own page. */
export const pay = action<PayForm, null>('/checkout');
