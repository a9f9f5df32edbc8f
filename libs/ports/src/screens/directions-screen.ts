import type { CoastMapView } from './coast-map.js';
import { screen } from './screen.js';

/** The way to a place: the coast drawn, every distance in a table, each kind of way in words. */
export interface DirectionsView {
  readonly title: string;
  readonly name: string;
  readonly wall: string;
  readonly lead: string;
  /** Empty while the catalogue can't be had. */
  readonly hours: string;
  readonly map: CoastMapView;
  /** From every point of the map; an island's time counts its ferry. */
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
  /** In Spanish, as a driver reads it. */
  readonly address: string;
  readonly meetingPoint: string;
  readonly maps: string;
  /** A `geo:` address for the phone's own map; none on a desktop. */
  readonly phoneMap: string | undefined;
  readonly buy: string;
  readonly about: string;
  readonly faq: string;
}

export const directionsScreen = screen<DirectionsView>('directions');
