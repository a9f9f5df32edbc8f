import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@shop/domain';
import {
  type AboutText,
  type DestinationText,
  type DirectionsText,
  type PlacePage,
  type PlacesContent,
  themes,
} from '@shop/ports/backends';
import type { z } from 'zod';
import {
  aboutFile,
  type AboutFile,
  coastFile,
  type CoastFile,
  destinationFile,
  type DestinationFile,
  directionsFile,
  type DirectionsFile,
} from './places-schema.js';
import { aboutIn, destinationIn, directionsIn } from './places-in.js';
import { readJson, refuse } from './read-json.js';

const coast = 'coast';

/** Texts on places and towns, checked at start; throws a `ContentError` on a mistake. */
export class FilePlaces implements PlacesContent {
  readonly pages: PlacesContent['pages'];
  readonly #about: ReadonlyMap<string, AboutFile>;
  readonly #directions: ReadonlyMap<string, DirectionsFile>;
  readonly #destinations: ReadonlyMap<string, DestinationFile>;
  readonly #coast: CoastFile;

  constructor(folder: string) {
    this.#about = readAll(folder, 'about', aboutFile);
    this.#coast = readJson(folder, join('directions', `${coast}.json`), coastFile);
    this.#directions = readAll(folder, 'directions', directionsFile);
    this.#destinations = readAll(folder, 'destinations', destinationFile);
    this.pages = {
      about: pagesOf(this.#about),
      directions: pagesOf(this.#directions),
      destinations: pagesOf(this.#destinations),
    };
    this.check(folder);
  }

  about(park: string, language: Language): AboutText | undefined {
    const file = this.#about.get(park);
    return file && aboutIn(file, language);
  }

  directions(park: string, language: Language): DirectionsText | undefined {
    const file = this.#directions.get(park);
    return file && directionsIn(file, this.#coast, language);
  }

  destination(place: string, language: Language): DestinationText | undefined {
    const file = this.#destinations.get(place);
    return file && destinationIn(file, language);
  }

  /** References between files must resolve. */
  private check(folder: string): void {
    const slugs = new Set(
      readdirSync(join(folder, 'places')).map((name) => basename(name, '.json')),
    );
    for (const [key, { slug }] of this.#about)
      refuse(join(folder, 'about', `${key}.json`), unknown('slug', [slug], slugs));
    for (const [key, { slug, distances }] of this.#directions) {
      const points = this.#coast.points.map((point) => point.key);
      refuse(join(folder, 'directions', `${key}.json`), [
        ...unknown('slug', [slug], slugs),
        ...unknown('distances', Object.keys(distances), new Set(points)),
        ...unknown('coast', points, new Set(Object.keys(distances))),
      ]);
    }
    for (const [key, { sceneOf, themes: all }] of this.#destinations)
      refuse(join(folder, 'destinations', `${key}.json`), [
        ...unknown('sceneOf', [sceneOf], slugs),
        ...themes.flatMap((theme) => unknown(`themes.${theme}`, all[theme].products, slugs)),
      ]);
    const waysOnly = [...this.#directions.keys()].filter((park) => !this.#about.has(park));
    const wayless = [...this.#about.keys()].filter((park) => !this.#directions.has(park));
    refuse(
      join(folder, 'directions'),
      [...wayless, ...waysOnly].map((park) => `${park}: has one of its two pages only`),
    );
  }
}

const pagesOf = (files: ReadonlyMap<string, { page: PlacePage['name'] }>): readonly PlacePage[] =>
  [...files].map(([key, { page }]) => ({ key, name: page }));

const unknown = (at: string, named: readonly string[], known: ReadonlySet<string>) =>
  named.filter((one) => !known.has(one)).map((one) => `${at}: there is no ${one}`);

function readAll<Shape extends z.ZodType>(
  folder: string,
  kind: string,
  shape: Shape,
): ReadonlyMap<string, z.infer<Shape>> {
  const names = readdirSync(join(folder, kind)).filter(
    (name) => name.endsWith('.json') && name !== `${coast}.json`,
  );
  return new Map(
    names
      .sort()
      .map((name) => [basename(name, '.json'), readJson(folder, join(kind, name), shape)]),
  );
}
