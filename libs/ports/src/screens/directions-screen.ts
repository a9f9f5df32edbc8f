import type { CoastMapView } from './coast-map.js';
import { screen } from './screen.js';

/** The route to a place: a map of the coast, a table of distances, and directions as text. */
export interface DirectionsView {
  readonly title: string;
  readonly name: string;
  readonly wall: string;
  readonly lead: string;
  /** Empty if the catalogue is unavailable. */
  readonly hours: string;
  readonly map: CoastMapView;
  /** From every point of the map. An island's time includes the ferry. */
  readonly distances: readonly {
    readonly from: string;
    readonly distance: string;
    readonly time: string;
    readonly isByFerry: boolean;
  }[];
  readonly ways: readonly {
    readonly kind: 'car' | 'bus' | 'transport';
    readonly steps: readonly string[];
  }[];
  /** Always Spanish, for drivers. */
  readonly address: string;
  readonly meetingPoint: string;
  readonly maps: string;
  /** A `geo:` URL for the phone's map app; `undefined` on a desktop. */
  readonly phoneMap: string | undefined;
  readonly buy: string;
  readonly about: string;
  readonly faq: string;
}

export const directionsScreen = screen<DirectionsView>('directions');
