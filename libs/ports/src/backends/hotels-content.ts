import type { PlaceOnCoast } from './places-content.js';
import type { Amenity, HotelCode, Language, ParkTime, RoomTrait } from '@shop/domain';
import type { Scene } from './content-source.js';
import type { NamedText } from './places-content.js';

/** A kind of room. `size` is in square metres. */
export interface RoomText {
  /** The hotel API's code; unique within a hotel. */
  readonly code: string;
  readonly name: string;
  readonly beds: string;
  readonly view: string;
  readonly text: string;
  readonly size: number;
  readonly adults: number;
  readonly children: number;
  /** Filters of a room list that this room matches. */
  readonly traits: readonly RoomTrait[];
  /** The room's view: a crop of the hotel's scene in scene units, a quarter higher than wide. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number };
}

/** A park or tour close by; `slug` is its basic ticket's. */
export interface NearbyPark {
  readonly park: string;
  readonly slug: string;
  readonly minutes: number;
}

export interface HotelText {
  readonly code: HotelCode;
  /** Never translated. */
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly description: readonly string[];
  /** The key of the hotel's wall in the theme: `hotelManglar`. */
  readonly wall: string;
  readonly scene: Scene;
  /** The four that a card shows, most distinctive first. */
  readonly amenities: readonly { readonly kind: Amenity; readonly name: string }[];
  /** Hotel-local time. */
  readonly checkIn: ParkTime;
  readonly checkOut: ParkTime;
  readonly roomCount: number;
  readonly rooms: readonly RoomText[];
  readonly boardLead: string;
  readonly board: readonly NamedText[];
  readonly around: readonly NamedText[];
  readonly parksLead: string;
  /** Nearest first; `minutes` by our shuttle. */
  readonly parks: readonly NearbyPark[];
  readonly accessibility: readonly string[];
  readonly children: readonly string[];
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly postalCode: string;
  };
  readonly spot: PlaceOnCoast;
  /** From Cancún airport, by road. */
  readonly airport: { readonly km: number; readonly minutes: number };
  readonly ways: readonly NamedText[];
  /** Page title (at most 60 characters) and meta description (at most 155). */
  readonly title: string;
  readonly summary: string;
}

export interface HotelsPageText {
  readonly name: string;
  readonly lead: string;
  readonly title: string;
  readonly summary: string;
  /** The room search page: its name in menus, heading, title and description. */
  readonly search: {
    readonly name: string;
    readonly heading: string;
    readonly title: string;
    readonly summary: string;
  };
}

/** The operator's texts on hotels; read at start and checked by a schema. */
export interface HotelsContent {
  hotel(code: HotelCode, language: Language): HotelText;
  page(language: Language): HotelsPageText;
}

export const HotelsContent = Symbol('HotelsContent');
