import type { CoastPoint, PlaceOnCoast } from '@shop/ports/backends';
import type { CoastMapView } from '@shop/ports/screens';
import { project } from './coast-spot.js';

/** Where a place lies on the coast, beside towns that people come from. */
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

/** The place in a map of the whole world. */
export function mapsAddress({ latitude, longitude }: PlaceOnCoast): string {
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` });
  return `https://www.google.com/maps/search/?${query}`;
}
