import type { Language, ParkTime, Translated } from '@shop/domain';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A crop of a scene in picture units (1600 × 900), with the aspect ratio 4:3. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type PlaceType = 'AmusementPark' | 'TouristAttraction' | 'Zoo' | 'TouristTrip';

export interface AboutText {
  /** The slug of the place's own ticket. */
  readonly slug: string;
  readonly type: PlaceType;
  /** The page's name in lists: `Acerca de Bruma`. */
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

/** A point on the map of the coast, in degrees (WGS 84). */
export interface CoastPoint {
  readonly key: string;
  readonly name: string;
  readonly kind: 'town' | 'airport' | 'island';
  /** The side with room for its name. */
  readonly label: 'left' | 'right';
  readonly latitude: number;
  readonly longitude: number;
}

/** A location in degrees (WGS 84). */
export interface PlaceOnCoast {
  readonly latitude: number;
  readonly longitude: number;
  /** The side of the map with room for its name. */
  readonly flag: 'sea' | 'south' | 'inland' | 'north';
}

export interface DirectionsText extends PlaceOnCoast {
  readonly slug: string;
  readonly page: string;
  readonly lead: string;
  /** For drivers: always in Spanish. */
  readonly address: string;
  /** One for every coast point, in the same order: kilometres by road and total minutes. */
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

/** Themes of a destination page, in page order. */
export const themes = ['nature', 'water', 'culture', 'food', 'children', 'night'] as const;
export type Theme = (typeof themes)[number];

/** A town and things to do there, in one language. */
export interface DestinationText {
  /** The slug of the place whose scene illustrates the town. */
  readonly sceneOf: string;
  readonly name: string;
  readonly page: string;
  readonly lead: string;
  readonly introduction: readonly string[];
  readonly themes: readonly {
    readonly theme: Theme;
    readonly text: string;
    /** Slugs of products that the shop sells. */
    readonly products: readonly string[];
    /** Things to do that the shop does not sell. */
    readonly things: readonly NamedText[];
  }[];
  readonly around: readonly NamedText[];
  readonly months: readonly { readonly when: string; readonly text: string }[];
  readonly title: string;
  readonly summary: string;
}

export interface PlacePage {
  readonly key: string;
  readonly name: Translated;
}

/** The operator's texts on places, directions and towns; read at start and checked by a schema. */
export interface PlacesContent {
  /** Every page by kind, sorted by key. */
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
