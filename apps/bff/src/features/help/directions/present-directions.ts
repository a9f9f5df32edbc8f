import { buyRoute, type Language, type Layout, pathOf, type Product } from '@shop/domain';
import type { ContentSource, DirectionsText, PlaceText } from '@shop/ports/backends';
import type { DirectionsView } from '@shop/ports/screens';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { mapsAddress, presentCoastMap } from '../../../presenters/present-coast-map.js';
import { writeDistance, writeMinutes } from './write-way.js';

export interface DirectionsFacts {
  readonly park: string;
  readonly way: DirectionsText;
  readonly place: PlaceText;
  readonly product: Product | undefined;
  readonly language: Language;
  readonly layout: Layout;
}

export function presentDirections(
  { park, way, place, product, language, layout }: DirectionsFacts,
  content: ContentSource,
): DirectionsView {
  const params = { park };
  return {
    title: way.page,
    name: place.name,
    wall: presentScene(content, way.slug, language).wall,
    lead: way.lead,
    hours: writeSchedule(product, undefined, language),
    map: presentCoastMap(
      way.distances.map(({ from }) => from),
      way,
      place.name,
    ),
    distances: way.distances.map(({ from, kilometres, minutes }) => ({
      from: from.name,
      distance: writeDistance(kilometres),
      time: writeMinutes(minutes),
      isByFerry: from.kind === 'island',
    })),
    ways: [
      { kind: 'car', steps: way.car },
      { kind: 'bus', steps: way.bus },
      { kind: 'transport', steps: way.transport },
    ],
    address: way.address,
    meetingPoint: place.meetingPoint,
    maps: mapsAddress(way),
    phoneMap: layout === 'mobile' ? phoneMapAddress(way, place.name) : undefined,
    buy: pathOf(product ? buyRoute(product) : { name: 'list', params: {} }, language),
    about: pathOf({ name: 'about', params }, language),
    faq: pathOf({ name: 'faq', params }, language),
  };
}

/** A `geo:` URI (RFC 5870), with a name for the map's pin. */
const phoneMapAddress = ({ latitude, longitude }: DirectionsText, name: string) =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`;
