import type { Language, ParkTime, Translated } from '@shop/domain';

/** Words with a name of their own. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A part of a scene in the units of its picture (1600 × 900), four wide to three high. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What schema.org calls a place. */
export type PlaceType = 'AmusementPark' | 'TouristAttraction' | 'Zoo' | 'TouristTrip';

/** What a place is and what one does there, in one language. */
export interface AboutText {
  /** The slug of the place's own ticket. */
  readonly slug: string;
  readonly type: PlaceType;
  /** The page's name among others: `Acerca de Bruma`. */
  readonly page: string;
  readonly lead: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly activities: readonly (NamedText & { readonly crop: Crop })[];
  readonly moments: readonly { readonly time: ParkTime; readonly text: string }[];
  readonly access: readonly string[];
  readonly suits: readonly string[];
  readonly unsuited: string;
  readonly title: string;
  readonly summary: string;
}

/** A point of the coast that the map shows; degrees of WGS 84. */
export interface CoastPoint {
  readonly key: string;
  readonly name: string;
  readonly kind: 'town' | 'airport' | 'island';
  /** On which side of it there is room for its name. */
  readonly label: 'left' | 'right';
  readonly latitude: number;
  readonly longitude: number;
}

/** The way to a place, in one language. */
/** Where something stands, in degrees of WGS 84. */
export interface PlaceOnCoast {
  readonly latitude: number;
  readonly longitude: number;
  /** Where on the map there is room for its name. */
  readonly flag: 'sea' | 'south' | 'inland' | 'north';
}

export interface DirectionsText extends PlaceOnCoast {
  readonly slug: string;
  readonly page: string;
  /** Where it lies, in one sentence. */
  readonly lead: string;
  /** As a driver reads it: always in Spanish. */
  readonly address: string;
  /** One for every point of the coast, in its order: kilometres by road and minutes in all. */
  readonly distances: readonly {
    readonly from: CoastPoint;
    readonly kilometres: number;
    readonly minutes: number;
  }[];
  readonly car: readonly string[];
  readonly bus: readonly string[];
  readonly transport: readonly string[];
  readonly title: string;
  readonly summary: string;
}

/** What a page of things to do is sorted by, in its order. */
export const themes = ['nature', 'water', 'culture', 'food', 'children', 'night'] as const;
export type Theme = (typeof themes)[number];

/** A town and what there is to do in it, in one language. */
export interface DestinationText {
  /** The slug of the place whose scene stands for it. */
  readonly sceneOf: string;
  readonly name: string;
  readonly page: string;
  readonly lead: string;
  readonly introduction: readonly string[];
  readonly themes: readonly {
    readonly theme: Theme;
    readonly text: string;
    /** Slugs of what we sell. */
    readonly products: readonly string[];
    /** What the town gives. */
    readonly things: readonly NamedText[];
  }[];
  readonly around: readonly NamedText[];
  readonly months: readonly { readonly when: string; readonly text: string }[];
  readonly title: string;
  readonly summary: string;
}

/** A page of one kind: the key in its address and its name among other pages. */
export interface PlacePage {
  readonly key: string;
  readonly name: Translated;
}

/** What the operator says of places, ways and towns; read at start, checked by a schema. */
export interface PlacesContent {
  /** Every page there is, by kind, in the order of keys. */
  readonly pages: {
    readonly about: readonly PlacePage[];
    readonly directions: readonly PlacePage[];
    readonly destinations: readonly PlacePage[];
  };
  about(park: string, language: Language): AboutText | undefined;
  directions(park: string, language: Language): DirectionsText | undefined;
  destination(place: string, language: Language): DestinationText | undefined;
}

export const PlacesContent = Symbol('PlacesContent');
