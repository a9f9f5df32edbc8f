import type { UnitType } from '@shop/domain';
import type { TakeQuoteForm } from '../forms/cart-change.js';
import { action, type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

export interface QuoteLineView {
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `undefined` for an open ticket. */
  readonly date: string | undefined;
  readonly hours: string;
  readonly people: readonly { readonly unit: UnitType; readonly quantity: number }[];
  readonly extras: readonly string[];
  readonly component: string | undefined;
  readonly before: PriceText;
  readonly today: PriceText | undefined;
  readonly change:
    | { readonly kind: 'same' | 'inCart' }
    | { readonly kind: 'dearer' | 'cheaper'; readonly by: PriceText }
    /** It is unavailable or has no known price; the problem says why and what to do. */
    | { readonly kind: 'no'; readonly problem: Problem };
}

/** A shared quote compared with today. */
export interface SharedQuoteView {
  readonly kind: 'kept';
  /** Expiry in park time: `dom 22 nov 2026, 10:00`. */
  readonly until: string;
  readonly ended: Problem | undefined;
  /** Single tickets one by one, packages as a whole. */
  readonly groups: readonly (readonly QuoteLineView[])[];
  readonly before: PriceText;
  readonly today: PriceText | undefined;
  readonly total:
    | { readonly kind: 'same' | 'mixed' }
    | { readonly kind: 'dearer' | 'cheaper'; readonly by: PriceText };
  /** The prices exclude a promo code's discount. */
  readonly hadCode: boolean;
  /** The URL to share, with the origin. */
  readonly link: string;
  /** A new quote at today's prices, once this one has expired; without the origin. */
  readonly renewed: string | undefined;
  readonly token: string;
  readonly attempt: string;
  /** Some lines are in the cart; each of the others says why not. */
  readonly isPartlyInCart: boolean;
  readonly canAdd: boolean;
  readonly cart: string;
  readonly list: string;
  readonly problems: readonly Problem[];
}

export type QuoteView = SharedQuoteView | { readonly kind: 'refused'; readonly problem: Problem };

export const quoteScreen = screen<QuoteView>('quote', 'work');

/** Puts every possible line into the cart. Lines left over lead back to the quote. */
export const takeQuote = action<TakeQuoteForm, { readonly count: number }>('/cart/quote');
