import type { CoastPoint, PlaceOnCoast } from '@shop/ports/backends';
import type { CoastMapView } from '@shop/ports/screens';
import { project } from './coast-spot.js';

/** Map of the coast with the place, and the towns that visitors come from. */
export const presentCoastMap = (
  points: readonly CoastPoint[],
  spot: PlaceOnCoast,
  name: string,
): CoastMapView => ({
  points: points.map((point) => ({
    key: point.key,
    kind: point.kind,
    label: point.label,
    name: point.name,
    ...project(point),
  })),
  place: { name, ...project(spot) },
  flag: spot.flag,
});

export function mapsAddress({ latitude, longitude }: PlaceOnCoast): string {
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` });
  return `https://www.google.com/maps/search/?${query}`;
}
