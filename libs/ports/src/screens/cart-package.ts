import type { CartView } from './cart-screen.js';
import { action } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

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
  /** Loose lines of the cart that become the package. */
  loose?: string | string[] | undefined;
  /** A promo code, or a coupon by its mark; the package comes without it where it is refused. */
  code?: string | undefined;
  coupon?: string | undefined;
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

export const splitPackage = action<
  RemovePackageInput,
  { readonly cart: CartView; readonly count: number }
>('/cart/packages/split');

/** What the cart's tickets would save as one package, or with one park more. */
export type CartOfferView = {
  /** The tickets that it is about, and their names in a sentence. */
  readonly parts: readonly { readonly wall: string; readonly scene: SceneView }[];
  readonly names: string;
  readonly percent: number;
  readonly saved: PriceText;
} & (
  | { readonly kind: 'package'; readonly lines: readonly string[] }
  | { readonly kind: 'oneMore'; readonly href: string }
);

export interface PackLinesInput {
  path: string;
  line: string | string[];
  attempt: string;
}

export const packLines = action<
  PackLinesInput,
  { readonly cart: CartView; readonly count: number }
>('/cart/packages/from-lines');
