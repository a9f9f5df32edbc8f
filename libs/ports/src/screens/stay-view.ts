import type { RightOver } from '@shop/domain';
import type { AddStayForm, MoveStayForm, RemoveStayForm } from '../forms/stay.js';
import { action, type Problem } from './screen.js';
import type { CartView } from './cart-screen.js';
import type { OfferText, PriceText, SceneView } from './texts.js';

export interface StayRoomView {
  readonly name: string;
  readonly people: string;
  /** The cancellation rule; absent if nothing was booked yet. */
  readonly rule?: string | undefined;
  readonly price: PriceText;
  readonly nights: readonly { readonly name: string; readonly price: PriceText }[];
}

/** A hotel stay in a cart or an order; all texts are formatted. */
export interface StayView {
  readonly id: string;
  readonly hotel: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Check-in and check-out in the hotel's time, and the number of nights. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly rooms: readonly StayRoomView[];
  readonly perNight: string;
  /** Says that taxes are included, and names the promo code. */
  readonly note: string;
  /** Label of a price before a promo code. */
  readonly before: string;
  readonly total: OfferText;
}

export interface CartStayView extends StayView {
  readonly edit: string;
  readonly problem: Problem | undefined;
  /** The package that it can move into; absent if it is in one or none can take it. */
  readonly into?: string | undefined;
}

export interface OrderStayView extends StayView {
  readonly again: string;
  readonly cancelled?: { readonly back: PriceText } | undefined;
  /** The form to change its nights, or why it cannot. */
  readonly move?:
    | {
        readonly kind: 'open';
        readonly href: string;
        readonly until: string;
        readonly soon: { readonly secondsLeft: number } | undefined;
      }
    | { readonly kind: 'over'; readonly reason: RightOver }
    | undefined;
  readonly right?:
    | {
        readonly kind: 'open';
        /** Until when this refund applies, in the hotel's time. */
        readonly until: string;
        /** Set within 48 hours of the deadline. */
        readonly soon: { readonly secondsLeft: number } | undefined;
        readonly back: PriceText;
        readonly minorUnits: number;
        readonly attempt: string;
        readonly problems: readonly Problem[];
      }
    | { readonly kind: 'over'; readonly reason: RightOver }
    | undefined;
}

interface Changed {
  readonly cart: CartView;
  readonly count: number;
}

export const addStay = action<AddStayForm, Changed>('/cart/stays');

export const removeStay = action<RemoveStayForm, Changed>('/cart/stays/remove');

/** Moves a stay into a package of the cart, or out of its package. */
export const moveStay = action<MoveStayForm, Changed>('/cart/stays/move');
