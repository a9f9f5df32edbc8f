import type { CoastMapView } from './coast-map.js';
import type { PosterView } from './home-screen.js';
import type { AmenityView, NightView } from './hotels-screen.js';
import type { WindowView } from './found-rooms.js';
import { type Problem, screen } from './screen.js';
import type { LinkView, SceneView } from './texts.js';

/** A part of the page with a name of its own. */
export interface NamedPart {
  readonly name: string;
  readonly text: string;
}

export interface RoomView extends NamedPart {
  /** Its own page. */
  readonly href: string;
  readonly window: WindowView | undefined;
  /** What its lowest night of the coming ones costs two adults; absent where that is not told. */
  readonly night?: NightView | undefined;
  readonly beds: string;
  readonly view: string;
  /** Square metres. */
  readonly size: number;
  readonly adults: number;
  /** Zero: the room takes no children. */
  readonly children: number;
}

export interface HotelView {
  readonly title: string;
  readonly kind: string;
  readonly line: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly night: NightView;
  readonly facts: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly roomCount: number;
    readonly nearestPark: string;
    readonly minutes: number;
  };
  readonly amenities: readonly AmenityView[];
  readonly description: readonly string[];
  readonly rooms: readonly RoomView[];
  /** The first age at which a guest counts as an adult, and the most children of a room. */
  readonly ages: { readonly adult: number; readonly maxChildren: number };
  readonly maxRooms: number;
  readonly board: { readonly lead: string; readonly parts: readonly NamedPart[] };
  readonly around: readonly NamedPart[];
  readonly parks: {
    readonly lead: string;
    /** Nearest first. */
    readonly all: readonly { readonly poster: PosterView; readonly minutes: number }[];
  };
  readonly accessibility: readonly string[];
  readonly children: readonly string[];
  readonly arrival: {
    /** As a driver reads it: always in Spanish. */
    readonly address: readonly string[];
    readonly map: CoastMapView;
    /** The place in a map of the whole world. */
    readonly maps: string;
    readonly airportKm: number;
    readonly airportMinutes: number;
    readonly ways: readonly NamedPart[];
  };
  /** For those who rather talk: the call centre's line of the visitor's country. */
  readonly phone: {
    readonly country: string;
    readonly number: string;
    readonly href: string;
    /** When it is answered, in the parks' own time. */
    readonly weekday: string;
    readonly weekend: string;
  };
  readonly all: string;
  /** Its pictures in the gallery. */
  readonly gallery: string;
  /** The search for its rooms. */
  readonly find: string;
  readonly problem: Problem | undefined;
}

export const hotelScreen = screen<HotelView>('hotel');

/** One kind of room: what it is, who fits in, and the way to its price. */
export interface RoomPageView {
  readonly hotel: LinkView;
  readonly wall: string;
  readonly room: RoomView;
  readonly ages: HotelView['ages'];
  readonly hours: { readonly checkIn: string; readonly checkOut: string };
  readonly board: HotelView['board'];
  readonly children: readonly string[];
  readonly accessibility: readonly string[];
  readonly others: readonly RoomView[];
  readonly find: string;
}

export const roomScreen = screen<RoomPageView>('room');
