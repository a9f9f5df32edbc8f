import type { CancelWay, RightKind } from '@shop/domain';
import type { PriceText } from './texts.js';

export interface ChangeView {
  readonly id: string;
  readonly kind: RightKind | 'changeStay';
  /**
   * `paying`: the visitor has to pay the difference first. `confirming`: the backend has not
   * replied. `refunding`: the change is made, the refund is not. `returning`: the change failed and
   * its payment is being refunded.
   */
  readonly state: 'paying' | 'confirming' | 'refunding' | 'returning' | 'done' | 'refused';
  readonly what: string;
  readonly at: string;
  readonly reason: string | undefined;
  readonly back:
    | { readonly amount: PriceText; readonly way: CancelWay; readonly isNothing: boolean }
    | undefined;
  /** The difference of nights that cost more, and whether it was refunded. */
  readonly more?:
    | {
        readonly amount: PriceText;
        readonly payAt: string | undefined;
        readonly isReturned: boolean;
      }
    | undefined;
  readonly coupon: { readonly code: string; readonly until: string } | undefined;
  readonly day: string | undefined;
  /** The decision on a claim. `until`: the last day to choose a new date. */
  readonly claim:
    | {
        readonly status: 'RECEIVED' | 'GRANTED' | 'DENIED';
        readonly until: string | undefined;
      }
    | undefined;
}
