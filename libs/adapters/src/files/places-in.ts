import type { Language } from '@shop/domain';
import {
  type AboutText,
  type DestinationText,
  type DirectionsText,
  themes,
} from '@shop/ports/backends';
import type { AboutFile, CoastFile, DestinationFile, DirectionsFile } from './places-schema.js';

export function aboutIn(file: AboutFile, language: Language): AboutText {
  return {
    slug: file.slug,
    type: file.type,
    page: file.page[language],
    lead: file.lead[language],
    facts: file.facts.map((fact) => fact[language]),
    activities: file.activities.map(({ crop: [x, y, width], said }) => ({
      ...said[language],
      crop: { x, y, width },
    })),
    moments: file.moments.map(({ time, said }) => ({ time, text: said[language] })),
    access: file.access.map((one) => one[language]),
    suits: file.suits.map((one) => one[language]),
    unsuited: file.unsuited[language],
    title: file.title[language],
    summary: file.summary[language],
  };
}

export function directionsIn(
  file: DirectionsFile,
  { points }: CoastFile,
  language: Language,
): DirectionsText {
  const { slug, latitude, longitude, flag, address } = file;
  return {
    slug,
    latitude,
    longitude,
    flag,
    address,
    page: file.page[language],
    lead: file.lead[language],
    distances: points.flatMap((point) => {
      const told = file.distances[point.key];
      const from = { ...point, name: point.name[language] };
      return told ? [{ from, kilometres: told.km, minutes: told.minutes }] : [];
    }),
    car: file.car.map((one) => one[language]),
    bus: file.bus.map((one) => one[language]),
    transport: file.transport.map((one) => one[language]),
    title: file.title[language],
    summary: file.summary[language],
  };
}

export function destinationIn(file: DestinationFile, language: Language): DestinationText {
  return {
    sceneOf: file.sceneOf,
    name: file.name,
    page: file.page[language],
    lead: file.lead[language],
    introduction: file.introduction.map((one) => one[language]),
    themes: themes.map((theme) => ({
      theme,
      text: file.themes[theme].text[language],
      products: file.themes[theme].products,
      things: file.themes[theme].things.map((thing) => thing[language]),
    })),
    around: file.around.map((one) => one[language]),
    months: file.months.map((one) => one[language]),
    title: file.title[language],
    summary: file.summary[language],
  };
}
