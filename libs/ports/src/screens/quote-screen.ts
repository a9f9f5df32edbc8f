import type { UnitType } from '@shop/domain';
import type { TakeQuoteForm } from '../forms/cart-change.js';
import { action, type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** A ticket at the price that it had, and what became of it. */
export interface QuoteLineView {
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `undefined` is an open ticket. */
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
    /** It can't be had, or nobody knows for how much: why, and the ways out. */
    | { readonly kind: 'no'; readonly problem: Problem };
}

/** What a link of ours keeps, beside today. */
export interface KeptQuoteView {
  readonly kind: 'kept';
  /** Its day and time in the parks: `dom 22 nov 2026, 10:00`. */
  readonly until: string;
  /** Set once it has ended. */
  readonly ended: Problem | undefined;
  /** Loose tickets one by one, and packages whole. */
  readonly groups: readonly (readonly QuoteLineView[])[];
  readonly before: PriceText;
  readonly today: PriceText | undefined;
  readonly total:
    | { readonly kind: 'same' | 'mixed' }
    | { readonly kind: 'dearer' | 'cheaper'; readonly by: PriceText };
  /** The prices leave out what a promo code took off. */
  readonly hadCode: boolean;
  /** Its own address, with the origin, to be handed on. */
  readonly link: string;
  /** Another at today's prices, once it has ended; an address of ours without the origin. */
  readonly renewed: string | undefined;
  readonly token: string;
  readonly attempt: string;
  /** Some of it is in the cart since: what could not be put there says why. */
  readonly isPartlyInCart: boolean;
  readonly canAdd: boolean;
  readonly cart: string;
  readonly list: string;
  readonly problems: readonly Problem[];
}

export type QuoteView = KeptQuoteView | { readonly kind: 'refused'; readonly problem: Problem };

export const quoteScreen = screen<QuoteView>('quote', 'work');

/** Puts all that it can into the cart. Done leads to the cart, or back to where the rest says why. */
export const takeQuote = action<TakeQuoteForm, { readonly count: number }>('/cart/quote');
