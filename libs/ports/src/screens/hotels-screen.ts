import type { Amenity, HotelCode } from '@shop/domain';
import { type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** The price of a night for two adults, including taxes. */
export type NightView =
  /** The lowest price of the next 30 days. */
  | { readonly kind: 'from'; readonly price: PriceText }
  /** No night is free in them; `until` is the first day that may have one, as text. */
  | { readonly kind: 'full'; readonly until: string }
  /** The prices are unavailable. */
  | { readonly kind: 'unknown' };

export interface AmenityView {
  readonly kind: Amenity;
  readonly name: string;
}

/** A hotel's card on the list and on the home page. The whole card is one link. */
export interface HotelCardView {
  readonly code: HotelCode;
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Always four. */
  readonly amenities: readonly AmenityView[];
  readonly night: NightView;
  /** The room search with the dates of that night. */
  readonly find?: string | undefined;
}

export interface HotelsView {
  readonly title: string;
  readonly lead: string;
  /** Hotels without a free night come last. */
  readonly hotels: readonly HotelCardView[];
  readonly problem: Problem | undefined;
  readonly find: string;
}

export const hotelsScreen = screen<HotelsView>('hotels');
