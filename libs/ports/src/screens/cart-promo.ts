import type { PromoForm } from '../forms/cart-change.js';
import type { CartView } from './cart-screen.js';
import { action, type Problem } from './screen.js';

/** A coupon of the person who is signed in, to be pressed. */
export interface CouponChoiceView {
  readonly code: string;
  /** Stands for the code where an address may be shared. */
  readonly mark: string;
  readonly title: string;
  /** What it takes off, written: `−15 %`, `−$250.00`, a gift. */
  readonly worth: string;
  /** Why it takes nothing off now. */
  readonly reason: string | undefined;
}

/** The code of a cart or of a package that is in none yet, or the field for one. */
export interface PromoView {
  readonly taken:
    | {
        readonly code: string;
        readonly title: string | undefined;
        /** Why it does nothing now. */
        readonly reason: string | undefined;
      }
    | undefined;
  readonly coupons: readonly CouponChoiceView[];
  /** What was typed into the field and refused. */
  readonly typed: string;
  readonly problem: Problem | undefined;
}

type CartChanged = { readonly cart: CartView; readonly count: number };

export const addPromo = action<PromoForm, CartChanged>('/cart/promo');
export const removePromo = action<PromoForm, CartChanged>('/cart/promo/remove');
