import type { Board } from '@shop/domain';
import { action, type Problem } from './screen.js';
import type { CartView } from './cart-screen.js';
import type { OfferText, PriceText, SceneView } from './texts.js';

/** A room of a stay, who sleeps in it and by which rule it can be given back. */
export interface StayRoomView {
  readonly name: string;
  readonly adults: number;
  readonly ages: readonly number[];
  readonly board: Board;
  /** Until when all of it is given back, by the hotel's clock; none where it never is. */
  readonly freeUntil: string | undefined;
  /** What is given back after that, in whole percent. */
  readonly laterPercent: number;
  readonly total: OfferText;
  readonly nights: readonly { readonly date: string; readonly price: PriceText }[];
}

/** Nights in a hotel, as a cart or an order shows them. */
export interface StayView {
  readonly id: string;
  readonly hotel: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Day and time, by the hotel's clock. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly rooms: readonly StayRoomView[];
  /** The promo code that its prices have. */
  readonly promoCode: string | undefined;
  readonly total: OfferText;
}

export interface CartStayView extends StayView {
  /** The search for rooms with this stay filled in. */
  readonly edit: string;
  readonly problem: Problem | undefined;
}

/** Rooms by what they are (`2-4.7_nido.breakfast.free`, one each); amounts are never part of it. */
export interface AddStayInput {
  path: string;
  hotel: string;
  checkin: string;
  checkout: string;
  room: readonly string[];
  promo: string;
  attempt: string;
}

interface Changed {
  readonly cart: CartView;
  readonly count: number;
}

export const addStay = action<AddStayInput, Changed>('/cart/stays');

export interface RemoveStayInput {
  path: string;
  line: string;
  attempt: string;
}

export const removeStay = action<RemoveStayInput, Changed>('/cart/stays/remove');
