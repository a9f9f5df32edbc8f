import type { Amenity, HotelCode } from '@shop/domain';
import { type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** What a night costs two adults, taxes included. */
export type NightView =
  /** The lowest of the coming 30 days. */
  | { readonly kind: 'from'; readonly price: PriceText }
  /** None is free in them: the first day that may have one again, in words. */
  | { readonly kind: 'full'; readonly until: string }
  /** The prices can't be had. */
  | { readonly kind: 'unknown' };

export interface AmenityView {
  readonly kind: Amenity;
  readonly name: string;
}

/** A hotel on a ticket, on the list and on the home page. The whole ticket is one link. */
export interface HotelCardView {
  readonly code: HotelCode;
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Four. */
  readonly amenities: readonly AmenityView[];
  readonly night: NightView;
  /** The search for that night, its dates filled in. */
  readonly find?: string | undefined;
}

export interface HotelsView {
  readonly title: string;
  readonly lead: string;
  /** A hotel without a free night never comes first. */
  readonly hotels: readonly HotelCardView[];
  readonly problem: Problem | undefined;
  /** The search for rooms. */
  readonly find: string;
}

export const hotelsScreen = screen<HotelsView>('hotels');
