import type { CancelWay, RightKind } from '@shop/domain';
import type { PriceText } from './texts.js';

/** A change that was asked for, and what became of it. */
export interface ChangeView {
  readonly id: string;
  readonly kind: RightKind | 'changeStay';
  /**
   * `paying`: its difference is to be paid first. `confirming`: the backend has not answered.
   * `refunding`: done, and the money is on its way. `returning`: it could not be had, and what was
   * paid for it is on its way back.
   */
  readonly state: 'paying' | 'confirming' | 'refunding' | 'returning' | 'done' | 'refused';
  /** The tickets, by name. */
  readonly what: string;
  readonly at: string;
  /** Why it was refused. */
  readonly reason: string | undefined;
  /** Of a cancellation: what is given back, and how. */
  readonly back:
    | { readonly amount: PriceText; readonly way: CancelWay; readonly isNothing: boolean }
    | undefined;
  /** Of nights that cost more: how much, where it is paid, and whether it went back. */
  readonly more?:
    | {
        readonly amount: PriceText;
        readonly payAt: string | undefined;
        readonly isReturned: boolean;
      }
    | undefined;
  /** Of a coupon that was issued. */
  readonly coupon: { readonly code: string; readonly until: string } | undefined;
  /** The new day, in words, with its time where it has one. */
  readonly day: string | undefined;
  /** Of a claim: whether and how it was decided, and until when another day can be chosen then. */
  readonly claim:
    | {
        readonly status: 'RECEIVED' | 'GRANTED' | 'DENIED';
        readonly until: string | undefined;
      }
    | undefined;
}
