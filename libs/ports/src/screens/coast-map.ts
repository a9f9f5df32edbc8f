/** A point of the map, in a square of 1000 × 1000 with north above. */
export interface MapPointView {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The coast with its towns, and one place on it. */
export interface CoastMapView {
  readonly points: readonly (MapPointView & {
    readonly key: string;
    readonly kind: 'town' | 'airport' | 'island';
    /** On which side of it there is room for its name. */
    readonly label: 'left' | 'right';
  })[];
  readonly place: MapPointView;
  /** Where there is room for the place's name. */
  readonly flag: 'sea' | 'south' | 'inland' | 'north';
}
