import type { PromoForm } from '../forms/cart-change.js';
import type { CartView } from './cart-screen.js';
import { action, type Problem } from './screen.js';

export interface CouponChoiceView {
  readonly code: string;
  /** Replaces the code in URLs, which visitors may share. */
  readonly mark: string;
  readonly title: string;
  /** The formatted discount: `−15 %`, `−$250.00`, a gift. */
  readonly worth: string;
  readonly reason: string | undefined;
}

/** The code of a cart or of a package draft, or the field to enter one. */
export interface PromoView {
  readonly taken:
    | {
        readonly code: string;
        readonly title: string | undefined;
        readonly reason: string | undefined;
      }
    | undefined;
  readonly coupons: readonly CouponChoiceView[];
  readonly typed: string;
  readonly problem: Problem | undefined;
}

type CartChanged = { readonly cart: CartView; readonly count: number };

export const addPromo = action<PromoForm, CartChanged>('/cart/promo');
export const removePromo = action<PromoForm, CartChanged>('/cart/promo/remove');
