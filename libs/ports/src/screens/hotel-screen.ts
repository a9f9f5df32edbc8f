import type { CoastMapView } from './coast-map.js';
import type { PosterView } from './home-screen.js';
import type { AmenityView, NightView } from './hotels-screen.js';
import type { WindowView } from './found-rooms.js';
import { type Problem, screen } from './screen.js';
import type { LinkView, SceneView } from './texts.js';

export interface NamedPart {
  readonly name: string;
  readonly text: string;
}

export interface RoomView extends NamedPart {
  readonly href: string;
  readonly window: WindowView | undefined;
  /** The lowest price of a coming night for two adults; absent if unknown. */
  readonly night?: NightView | undefined;
  readonly beds: string;
  readonly view: string;
  /** Square metres. */
  readonly size: number;
  readonly adults: number;
  /** 0: the room takes no children. */
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
  /** `adult`: the age from which a guest is an adult. `maxChildren`: per room. */
  readonly ages: { readonly adult: number; readonly maxChildren: number };
  readonly maxRooms: number;
  readonly board: { readonly lead: string; readonly parts: readonly NamedPart[] };
  readonly around: readonly NamedPart[];
  readonly parks: {
    readonly lead: string;
    readonly all: readonly { readonly poster: PosterView; readonly minutes: number }[];
  };
  readonly accessibility: readonly string[];
  readonly children: readonly string[];
  readonly arrival: {
    /** Always Spanish, for drivers. */
    readonly address: readonly string[];
    readonly map: CoastMapView;
    readonly maps: string;
    readonly airportKm: number;
    readonly airportMinutes: number;
    readonly ways: readonly NamedPart[];
  };
  readonly phone: {
    readonly country: string;
    readonly number: string;
    readonly href: string;
    /** Opening hours in park time. */
    readonly weekday: string;
    readonly weekend: string;
  };
  readonly all: string;
  readonly gallery: string;
  readonly find: string;
  readonly problem: Problem | undefined;
}

export const hotelScreen = screen<HotelView>('hotel');

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
