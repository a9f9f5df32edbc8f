/** Degrees of WGS 84. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

const west = -87.7;
const north = 21.34;

/** Units of the map in a degree; one of longitude is shorter this far from the equator. */
const perLatitude = 800;
const perLongitude = 750;

/** Where a spot of the coast lies on the map of 1000 × 1000. */
export const project = ({ latitude, longitude }: Spot) => ({
  x: Math.round((longitude - west) * perLongitude),
  y: Math.round((north - latitude) * perLatitude),
});
