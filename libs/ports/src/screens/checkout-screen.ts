import {
  type CheckoutStep,
  checkoutSteps,
  type Contact,
  type Guarantee,
  type PayWay,
} from '@shop/domain';
import type { PayForm, StepForm } from '../forms/checkout.js';
import type { HoldView } from './cart-hold.js';
import type { LineExtrasView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import { action, type Problem, screen } from './screen.js';
import type { StayView } from './stay-view.js';
import type { PriceText } from './texts.js';
import type { TotalsView } from './cart-screen.js';

export interface CheckoutLineView extends Omit<LineExtrasView, 'extras'> {
  readonly id: string;
  readonly name: string;
  readonly wall: string;
  readonly date: string | undefined;
  readonly peopleCount: number;
  readonly summary: LineSummaryView;
}

export interface PayWayView {
  readonly code: PayWay;
  readonly marks: readonly string[];
  readonly isChosen: boolean;
}

/** One number of months, at the same price from every bank that offers it. */
export interface TermView {
  readonly months: number;
  /** `1,125.72`: the highest monthly amount, without currency. */
  readonly short: string;
  readonly rest: PriceText;
  readonly first: PriceText;
  /** Centavos added to the first payment; 0 if all payments are equal. */
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
  /** The highest monthly amount of the longest plan. */
  readonly from: PriceText;
  /** The chosen plan as `bank.months`: `3.13`. */
  readonly chosen: string | undefined;
}

/** The step of a field; `undefined` for `page`, which is above all steps. */
export const stepOfField = (field: string): CheckoutStep | undefined =>
  field === 'page' ? undefined : field === 'method' || field === 'plan' ? 'method' : 'contact';

export function firstWrongStep(problems: readonly Problem[]): CheckoutStep | undefined {
  const wrong = problems.map(({ field }) => stepOfField(field));
  return checkoutSteps.find((step) => wrong.includes(step));
}

export type CheckoutView =
  /** `problem` is set if the form came too late: what happened to the cart. */
  | { readonly kind: 'empty'; readonly list: string; readonly problem: Problem | undefined }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'open';
      /** The visitor's input, unchanged. */
      readonly contact: Contact;
      readonly countries: readonly {
        readonly code: string;
        readonly name: string;
        readonly dialCode: string;
      }[];
      readonly ways: readonly PayWayView[];
      /** The deadline of a transfer for an order placed now, in park time. */
      readonly transfer: { readonly hours: number; readonly until: string } | undefined;
      /** The total split by bank and number of months; absent if it cannot be split. */
      readonly months: MonthsView | undefined;
      /** Without the payment method if there is nothing to pay. */
      readonly steps: readonly CheckoutStep[];
      /** The open step; all steps before it are complete. */
      readonly step: CheckoutStep;
      readonly missingMethods: readonly string[];
      /** This currency has no payment method; the page offers alternatives. */
      readonly hasNoMethod: boolean;
      /** `nothing`: a coupon covers the total. `byPhone`: the backend cannot confirm that. */
      readonly toPay: 'money' | 'nothing' | 'byPhone';
      readonly methodsProblem: string | undefined;
      readonly lines: readonly CheckoutLineView[];
      /** Absent in a cart without stays. */
      readonly stays?: readonly StayView[] | undefined;
      readonly totals: TotalsView;
      readonly guarantees: readonly Guarantee[];
      readonly terms: string;
      readonly privacy: string;
      readonly cart: string;
      readonly attempt: string;
      /** Digest of the cart on the page. The BFF compares it with the cart at payment. */
      readonly digest: string;
      readonly hold: HoldView | undefined;
      readonly problems: readonly Problem[];
    };

export const checkoutScreen = screen<CheckoutView>('checkout', 'short');

/** Checks the fields of the earlier steps; buys nothing. */
export const goToStep = action<StepForm, { readonly step: CheckoutStep }>('/checkout/step');

/** On success `next` is the payment provider's page. */
export const pay = action<PayForm, null>('/checkout');
