import type { ChangePasswordForm, EndSessionForm } from '../forms/account.js';
import { action, type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** A part of the page that can fail while the rest is shown. */
export type Part<Thing> =
  | { readonly kind: 'shown'; readonly list: readonly Thing[] }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** A coupon. `from` and `until` are formatted days. */
export interface CouponView {
  readonly code: string;
  readonly title: string;
  readonly saving:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'amount'; readonly amount: PriceText }
    | { readonly kind: 'product' };
  readonly from: string;
  readonly until: string;
  readonly minimum: PriceText | undefined;
  /** The products that the coupon is valid for; empty for all products. */
  readonly places: readonly { readonly name: string; readonly href: string }[];
  /** `ahead` before its first day. Only `active` can be used now. */
  readonly state: 'active' | 'ahead' | 'used' | 'expired';
}

export interface CouponPurchaseView {
  readonly orderId: string;
  readonly boughtAt: string;
  readonly total: PriceText;
  readonly coupon: string;
  readonly href: string | undefined;
}

/** A paid order under the account's email. */
export interface AccountOrderView {
  readonly orderId: string;
  readonly boughtAt: string;
  readonly what: readonly string[];
  readonly total: PriceText;
  readonly isCancelled: boolean;
  readonly href: string;
}

/** A coming visit that was bought. The list starts with the soonest. */
export interface VisitView {
  readonly key: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Formatted with the weekday. For an open ticket, the last day it is valid. */
  readonly date: string;
  readonly isOpen: boolean;
  readonly inDays: number | undefined;
  readonly hours: string;
  readonly peopleCount: number;
  readonly href: string | undefined;
}

export interface SessionView {
  /** Identifies the session to its owner; grants no access. */
  readonly handle: string;
  readonly device: string;
  /** When the session was last used, in park time. */
  readonly seen: string;
  readonly isHere: boolean;
}

export interface PasswordView {
  readonly attempt: string;
  readonly shortest: number;
}

export interface AccountView {
  /** The name in the greeting (docs/rules/sign-in.md#greeting). */
  readonly userName: string;
  readonly fullName: string;
  readonly email: string;
  readonly network: 'facebook' | 'google' | 'apple' | undefined;
  readonly coupons: Part<CouponView>;
  readonly purchases: Part<CouponPurchaseView>;
  readonly visits: Part<VisitView>;
  /** Absent if the backend has no order list. */
  readonly orders?: Part<AccountOrderView> | undefined;
  /** This browser's session comes first. */
  readonly sessions: Part<SessionView>;
  /** The form to change the password; absent for a social sign-in. */
  readonly password?: PasswordView | undefined;
  readonly problems: readonly Problem[];
  readonly list: string;
  readonly promotions: string;
}

export const endSession = action<EndSessionForm, null>('/end-session');

/** Success ends all other sessions of the account and renews this one. */
export const changePassword = action<ChangePasswordForm, null>('/change-password');

export const accountScreen = screen<AccountView>('account', 'work');
