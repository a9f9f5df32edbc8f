import type { PlaceOnCoast } from './places-content.js';
import type { Amenity, HotelCode, Language, ParkTime, RoomTrait } from '@shop/domain';
import type { Scene } from './content-source.js';
import type { NamedText } from './places-content.js';

/** A kind of room. `size` is in square metres. */
export interface RoomText {
  /** How the hotel API calls it; never two of a hotel. */
  readonly code: string;
  readonly name: string;
  readonly beds: string;
  readonly view: string;
  readonly text: string;
  readonly size: number;
  readonly adults: number;
  readonly children: number;
  /** What a list of rooms can be narrowed to. */
  readonly traits: readonly RoomTrait[];
  /** What it looks out on: a crop of the hotel's scene, in the scene's units, a quarter higher than wide. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number };
}

/** A park or tour close by; `slug` is the one of its basic ticket. */
export interface NearbyPark {
  readonly park: string;
  readonly slug: string;
  readonly minutes: number;
}

/** What the operator says of a hotel in one language. */
export interface HotelText {
  readonly code: HotelCode;
  /** The name is never translated. */
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly description: readonly string[];
  /** The key of the hotel's wall in the theme: `hotelManglar`. */
  readonly wall: string;
  readonly scene: Scene;
  /** Four for a card, in the order of what the hotel is known for. */
  readonly amenities: readonly { readonly kind: Amenity; readonly name: string }[];
  /** Hotel-local. */
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
  /** From the airport of Cancún, by road. */
  readonly airport: { readonly km: number; readonly minutes: number };
  readonly ways: readonly NamedText[];
  /** Page title of at most 60 characters and description of at most 155. */
  readonly title: string;
  readonly summary: string;
}

/** What the operator says of the hotels together. */
export interface HotelsPageText {
  readonly name: string;
  readonly lead: string;
  readonly title: string;
  readonly summary: string;
  /** The page on which a room is found: its name in menus, its heading, its head. */
  readonly search: {
    readonly name: string;
    readonly heading: string;
    readonly title: string;
    readonly summary: string;
  };
}

/** The operator's words on the hotels; read at start, checked by a schema. */
export interface HotelsContent {
  hotel(code: HotelCode, language: Language): HotelText;
  page(language: Language): HotelsPageText;
}

export const HotelsContent = Symbol('HotelsContent');
