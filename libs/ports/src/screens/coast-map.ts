/** A point in a square of 1000 × 1000; north is up. */
export interface MapPointView {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface CoastMapView {
  readonly points: readonly (MapPointView & {
    readonly key: string;
    readonly kind: 'town' | 'airport' | 'island';
    readonly label: 'left' | 'right';
  })[];
  readonly place: MapPointView;
  readonly flag: 'sea' | 'south' | 'inland' | 'north';
}
