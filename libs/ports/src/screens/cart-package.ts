import type { PackageForm, PackLinesForm, RemovePackageForm } from '../forms/cart-package.js';
import type { CartView } from './cart-screen.js';
import { action } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

interface Changed {
  readonly cart: CartView;
  readonly count: number;
}

export const addPackage = action<PackageForm, Changed>('/cart/packages');

export const removePackage = action<RemovePackageForm, Changed>('/cart/packages/remove');

export const splitPackage = action<RemovePackageForm, Changed>('/cart/packages/split');

/** What the cart's tickets would save as one package, or with one more park. */
export type CartOfferView = {
  readonly parts: readonly { readonly wall: string; readonly scene: SceneView }[];
  readonly names: string;
  readonly percent: number;
  readonly saved: PriceText;
} & (
  | { readonly kind: 'package'; readonly lines: readonly string[] }
  | { readonly kind: 'oneMore'; readonly href: string }
);

export const packLines = action<PackLinesForm, Changed>('/cart/packages/from-lines');
