import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Extra, Language, Translated } from '@shop/domain';
import type { ContentSource, ExtraText, PlaceText, SiteText } from '@shop/ports/backends';
import {
  extrasFile,
  type ExtrasFile,
  placeFile,
  type PlaceFile,
  type SceneEntry,
  siteFile,
  type SiteFile,
  translated,
} from './content-schema.js';
import { ContentError, readJson } from './read-json.js';
import { readScenes, sceneIn } from './scenes.js';

/** The operator's texts and pictures, checked at start; throws a `ContentError` on a mistake. */
export class FileContent implements ContentSource {
  readonly slugs: readonly string[];
  readonly #places: ReadonlyMap<string, Translated<PlaceText>>;
  readonly #site: Translated<SiteText>;
  readonly #extras: ExtrasFile;
  readonly #scenes: ReadonlyMap<string, SceneEntry>;

  constructor(folder: string) {
    const scenes = readScenes(join(folder, 'pictures'));
    this.#scenes = scenes;
    this.#places = readPlaces(folder, scenes);
    this.slugs = [...this.#places.keys()];
    const site = readJson(folder, 'site.json', siteFile);
    checkSlugs(join(folder, 'site.json'), site, this.#places);
    this.#site = translated((language) => siteIn(site, language));
    this.#extras = readJson(folder, 'extras.json', extrasFile);
  }

  place(slug: string, language: Language): PlaceText | undefined {
    return this.#places.get(slug)?.[language];
  }

  site(language: Language): SiteText {
    return this.#site[language];
  }

  extra(extra: Extra, language: Language): ExtraText {
    const { picture, [language]: text } = this.#extras[extra];
    return { extra, ...text, picture: sceneIn(picture, this.#scenes.get(picture), language).file };
  }
}

function readPlaces(
  folder: string,
  scenes: ReadonlyMap<string, SceneEntry>,
): ReadonlyMap<string, Translated<PlaceText>> {
  const names = readdirSync(join(folder, 'places')).filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => {
      const slug = basename(name, '.json');
      const place = readJson(folder, join('places', name), placeFile);
      const scene = scenes.get(place.scene);
      return [slug, translated((language) => placeIn(slug, place, scene, language))];
    }),
  );
}

function placeIn(
  slug: string,
  place: PlaceFile,
  scene: SceneEntry | undefined,
  language: Language,
): PlaceText {
  const { wall, tags, label, name } = place;
  return {
    slug,
    name,
    ...place[language],
    wall,
    tags,
    label: label ?? undefined,
    scene: sceneIn(place.scene, scene, language),
  };
}

function siteIn(site: SiteFile, language: Language): SiteText {
  const { heroSlug, posters, email } = site;
  const phones = site.phones.map(({ name, ...phone }) => ({ ...phone, name: name[language] }));
  return {
    ...site[language],
    heroSlug,
    posters,
    phones,
    email,
    messenger: site.messenger ?? undefined,
    banner: lineIn(site.banner, language),
    app: lineIn(site.app, language),
  };
}

const lineIn = (line: SiteFile['app'], language: Language): SiteText['app'] =>
  line
    ? { text: line.text[language], link: { name: line.name[language], href: line.href[language] } }
    : undefined;

function checkSlugs(
  file: string,
  { heroSlug, posters }: SiteFile,
  places: ReadonlyMap<string, unknown>,
): void {
  const named = [
    { at: 'heroSlug', slug: heroSlug },
    ...posters.map((slug, position) => ({ at: `posters.${position}`, slug })),
  ];
  const missing = named.filter(({ slug }) => !places.has(slug));
  if (missing.length === 0) return;
  throw new ContentError(
    file,
    missing.map(({ at, slug }) => `${at}: there is no places/${slug}.json`),
  );
}
