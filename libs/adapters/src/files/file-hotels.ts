import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HotelCode, Language, Translated } from '@shop/domain';
import type { HotelsContent, HotelsPageText, HotelText } from '@shop/ports/backends';
import { type SceneEntry, translated } from './content-schema.js';
import {
  hotelFile,
  type HotelFile,
  hotelFiles,
  hotelsPageFile,
  type HotelsPageFile,
} from './hotels-schema.js';
import { ContentError, readJson } from './read-json.js';
import { readScenes, sceneIn } from './scenes.js';

/** Texts on hotels, one file each, checked at start; throws a `ContentError` on a mistake. */
export class FileHotels implements HotelsContent {
  readonly #hotels: Readonly<Record<HotelCode, Translated<HotelText>>>;
  readonly #page: HotelsPageFile;

  constructor(folder: string) {
    const scenes = readScenes(join(folder, 'pictures'));
    const read = hotelFiles.map(({ code, file }) => {
      const hotel = readJson(folder, file, hotelFile);
      checkParks(folder, file, hotel);
      const scene = scenes.get(hotel.scene);
      return [code, translated((language) => hotelIn(code, hotel, scene, language))];
    });
    this.#hotels = Object.fromEntries(read) as Record<HotelCode, Translated<HotelText>>; // as: one file for each code
    this.#page = readJson(folder, 'hotels/page.json', hotelsPageFile);
  }

  hotel(code: HotelCode, language: Language): HotelText {
    return this.#hotels[code][language];
  }

  page(language: Language): HotelsPageText {
    return this.#page[language];
  }
}

/** Parks near a hotel must be places of the shop. */
function checkParks(folder: string, file: string, { parks }: HotelFile): void {
  const missing = parks.flatMap(({ slug }, position) =>
    existsSync(join(folder, 'places', `${slug}.json`))
      ? []
      : [`parks.${position}.slug: there is no places/${slug}.json`],
  );
  if (missing.length > 0) throw new ContentError(join(folder, file), missing);
}

function hotelIn(
  code: HotelCode,
  file: HotelFile,
  scene: SceneEntry | undefined,
  language: Language,
): HotelText {
  const spoken = <Value>(all: readonly Translated<Value>[]) => all.map((one) => one[language]);
  const { name, wall, checkIn, checkOut, roomCount, parks, address, spot, airport } = file;
  return {
    code,
    name,
    wall,
    checkIn,
    checkOut,
    roomCount,
    parks,
    address,
    spot,
    airport,
    ...file[language],
    description: spoken(file.description),
    accessibility: spoken(file.accessibility),
    children: spoken(file.children),
    board: spoken(file.board),
    around: spoken(file.around),
    ways: spoken(file.ways),
    scene: sceneIn(file.scene, scene, language),
    amenities: file.amenities.map(({ kind, said }) => ({ kind, name: said[language] })),
    rooms: file.rooms.map(({ said, ...room }) => ({ ...room, ...said[language] })),
  };
}
