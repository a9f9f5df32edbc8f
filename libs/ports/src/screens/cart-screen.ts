import type { UnitType } from '@shop/domain';
import type { LinePickupView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import type { PosterView } from './home-screen.js';
import { action, type Problem, screen } from './screen.js';
import type { OfferText, PriceText, SceneView } from './texts.js';

export interface CartLineView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `undefined` is an open ticket. */
  readonly date: string | undefined;
  readonly hours: string;
  readonly people: readonly { readonly unit: UnitType; readonly quantity: number }[];
  readonly extras: readonly string[];
  /** Of a line with transport, where the backend asks for it. */
  readonly pickup?: LinePickupView | undefined;
  readonly component: string | undefined;
  readonly summary: LineSummaryView;
  /** The buy page with this line's choices filled in. */
  readonly edit: string;
  readonly problem: Problem | undefined;
}

/** Parks that are one package: changed and taken out together. */
export interface CartPackageView {
  readonly id: string;
  readonly lines: readonly CartLineView[];
  readonly total: OfferText;
  /** The builder with this package's choices filled in. */
  readonly edit: string;
}

export interface TotalsView {
  readonly total: OfferText;
  readonly saved: PriceText | undefined;
  /** "about $120.00 USD", where the operator shows it and it is another currency. */
  readonly inUSD: string | undefined;
}

export type CartView =
  | { readonly kind: 'empty'; readonly suggestions: readonly PosterView[] }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'filled';
      readonly count: number;
      /** Those that are in no package. */
      readonly lines: readonly CartLineView[];
      readonly packages: readonly CartPackageView[];
      readonly totals: TotalsView;
      /** Park-local time until which the places are held: `14:20`. */
      readonly heldUntil: string | undefined;
      readonly checkout: string;
      readonly list: string;
      /** Why it can't be paid now, if it can't. */
      readonly blocked: string | undefined;
      readonly attempt: string;
      readonly problems: readonly Problem[];
    };

export const cartScreen = screen<CartView>('cart', 'work');
export interface RemoveItemInput {
  path: string;
  line: string;
  attempt: string;
}

export const removeFromCart = action<
  RemoveItemInput,
  { readonly cart: CartView; readonly count: number }
>('/cart/items/remove');
