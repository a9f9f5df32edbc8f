import type { RightOver } from '@shop/domain';
import type { AddStayForm, MoveStayForm, RemoveStayForm } from '../forms/stay.js';
import { action, type Problem } from './screen.js';
import type { CartView } from './cart-screen.js';
import type { OfferText, PriceText, SceneView } from './texts.js';

/** A room of a stay in words: who sleeps in it with which board, and by which rule it is given back. */
export interface StayRoomView {
  readonly name: string;
  readonly people: string;
  /** Absent where nothing was booked that could be given back. */
  readonly rule?: string | undefined;
  /** After a code; what it was before is said of all rooms together. */
  readonly price: PriceText;
  readonly nights: readonly { readonly name: string; readonly price: PriceText }[];
}

/** Nights in a hotel, as a cart or an order shows them; all of its words are written. */
export interface StayView {
  readonly id: string;
  readonly hotel: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** From when to when by the hotel's clock, and how many nights that is. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly rooms: readonly StayRoomView[];
  /** What the nights of a room are headed with. */
  readonly perNight: string;
  /** That taxes are in it, and which code. */
  readonly note: string;
  /** What a price before a code is called. */
  readonly before: string;
  readonly total: OfferText;
}

export interface CartStayView extends StayView {
  /** The search for rooms with this stay filled in. */
  readonly edit: string;
  readonly problem: Problem | undefined;
  /** The package that it can be put into; none in a package, or where none takes it. */
  readonly into?: string | undefined;
}

/** A stay that was bought: by its rule it can be given back, or why it can't. */
export interface OrderStayView extends StayView {
  /** The search for rooms with this stay filled in, for who wants other dates. */
  readonly again: string;
  readonly cancelled?: { readonly back: PriceText } | undefined;
  /** Other nights in place of these: the order's page with the form for it, or why there is none. */
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
        /** Until when so much is given back, by the hotel's clock. */
        readonly until: string;
        /** Whole seconds to then, when that is near: less than 48 hours. */
        readonly soon: { readonly secondsLeft: number } | undefined;
        readonly back: PriceText;
        readonly minorUnits: number;
        readonly attempt: string;
        /** Its form was sent and refused. */
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

/** Into a package of the cart, or out of the one that it is in. */
export const moveStay = action<MoveStayForm, Changed>('/cart/stays/move');
