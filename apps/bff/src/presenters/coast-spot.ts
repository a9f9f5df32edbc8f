/** In degrees (WGS 84). */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

const west = -87.7;
const north = 21.34;

/** Map units per degree; a degree of longitude is shorter at this latitude. */
const perLatitude = 800;
const perLongitude = 750;

/** Position on the map of 1000 × 1000. */
export const project = ({ latitude, longitude }: Spot) => ({
  x: Math.round((longitude - west) * perLongitude),
  y: Math.round((north - latitude) * perLatitude),
});
