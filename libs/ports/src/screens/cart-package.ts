import type { CartView } from './cart-screen.js';
import { action } from './screen.js';

/** What the builder's form sends to the cart; amounts are never part of it. */
export interface CartPackageInput {
  path: string;
  part: string | string[];
  adults?: string | undefined;
  children?: string | undefined;
  infants?: string | undefined;
  extras?: string | string[] | undefined;
  pickup?: string | undefined;
  attempt: string;
  /** The package to change; without it one is added. */
  package?: string | undefined;
}

export const addPackage = action<
  CartPackageInput,
  { readonly cart: CartView; readonly count: number }
>('/cart/packages');

export interface RemovePackageInput {
  path: string;
  package: string;
  attempt: string;
}

export const removePackage = action<
  RemovePackageInput,
  { readonly cart: CartView; readonly count: number }
>('/cart/packages/remove');
