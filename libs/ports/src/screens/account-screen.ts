import type { ChangePasswordForm, EndSessionForm } from '../forms/account.js';
import { action, type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** A part of the page that may be missing while the rest is there. */
export type Part<Thing> =
  | { readonly kind: 'shown'; readonly list: readonly Thing[] }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** A coupon as a ticket. Days are written. */
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
  /** Names of what it is good for, with their buy pages; empty for everything. */
  readonly places: readonly { readonly name: string; readonly href: string }[];
  /** `ahead` until its first day comes. Only `active` can be used now. */
  readonly state: 'active' | 'ahead' | 'used' | 'expired';
}

export interface CouponPurchaseView {
  readonly orderId: string;
  readonly boughtAt: string;
  readonly total: PriceText;
  readonly coupon: string;
  /** The order's page, when this browser may see it. */
  readonly href: string | undefined;
}

/** An order that was paid under the account's e-mail. */
export interface AccountOrderView {
  readonly orderId: string;
  readonly boughtAt: string;
  /** Its tickets, by name. */
  readonly what: readonly string[];
  readonly total: PriceText;
  readonly isCancelled: boolean;
  /** Opens it in this browser. */
  readonly href: string;
}

/** A day at a place that was bought and is yet to come, soonest first. */
export interface VisitView {
  readonly key: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Written, with its weekday; for an open ticket the day until which it is good. */
  readonly date: string;
  readonly isOpen: boolean;
  /** Whole days from today; `undefined` for an open ticket. */
  readonly inDays: number | undefined;
  readonly hours: string;
  readonly peopleCount: number;
  readonly href: string | undefined;
}

/** A browser in which the account is signed in. */
export interface SessionView {
  /** Names it to its owner; grants nothing. */
  readonly handle: string;
  /** In words: browser and system. */
  readonly device: string;
  /** When it was last used, by the clock of the parks. */
  readonly seen: string;
  /** This very browser. */
  readonly isHere: boolean;
}

export interface PasswordView {
  /** A field of the form, so that pressing twice is one try. */
  readonly attempt: string;
  readonly shortest: number;
}

export interface AccountView {
  /** As the layout greets (docs/rules/sign-in.md#greeting). */
  readonly userName: string;
  readonly fullName: string;
  readonly email: string;
  readonly network: 'facebook' | 'google' | 'apple' | undefined;
  readonly coupons: Part<CouponView>;
  readonly purchases: Part<CouponPurchaseView>;
  readonly visits: Part<VisitView>;
  /** Absent where the backend has no list of orders. */
  readonly orders?: Part<AccountOrderView> | undefined;
  /** This browser's first. */
  readonly sessions: Part<SessionView>;
  /** The form of another password; absent for who signed in by a network. */
  readonly password?: PasswordView | undefined;
  /** A form that was refused. */
  readonly problems: readonly Problem[];
  /** Where to go from an empty part. */
  readonly list: string;
  readonly promotions: string;
}

export const endSession = action<EndSessionForm, null>('/end-session');

/** Done ends every other session of the account, and this one is another. */
export const changePassword = action<ChangePasswordForm, null>('/change-password');

export const accountScreen = screen<AccountView>('account', 'work');
