import { hotelsRoute, type RouteName, translated } from '@shop/domain';
import { z } from 'zod';
import { type Entry, helpEntry, said } from './entries.js';
import type { Folder } from './folder.js';

const text = z.string();
const titled = z.object({ page: said(z.object({ title: text, summary: text })) });
const headed = said(z.object({ heading: text, summary: text }));
const ofPlace = z.object({
  page: said(text),
  summary: said(text),
  /** Its product; a town has none. */
  slug: text.optional(),
});
const ofList = said(z.object({ listTitle: text, listSummary: text }));
const ofHotels = said(z.object({ name: text, summary: text }));

type Pages = readonly (readonly [name: RouteName, file: string])[];

const titledPages: Pages = [
  ['promotions', 'promotions.json'],
  ['packages', 'packages.json'],
  ['priceGuide', 'price-guide.json'],
  ['compare', 'compare.json'],
  ['gallery', 'gallery.json'],
];
const headedPages: Pages = [
  ['photoPass', 'photo-pass.json'],
  ['privacy', 'legal/privacy.json'],
  ['terms', 'legal/terms.json'],
];

const titledEntries = (folder: Folder) =>
  titledPages.map(async ([name, path]) => {
    const { known, file } = await folder.read(path, titled);
    return helpEntry(
      `page-${name}`,
      { name, params: {} },
      {
        title: translated((language) => known.page[language].title),
        summary: translated((language) => known.page[language].summary),
        file,
      },
    );
  });

const headedEntries = (folder: Folder) =>
  headedPages.map(async ([name, path]) => {
    const { known, file } = await folder.read(path, headed);
    return helpEntry(
      `page-${name}`,
      { name, params: {} },
      {
        title: translated((language) => known[language].heading),
        summary: translated((language) => known[language].summary),
        file,
      },
    );
  });

async function listEntry(folder: Folder): Promise<Entry> {
  const { known } = await folder.read('site.json', ofList);
  return helpEntry(
    'page-list',
    { name: 'list', params: {} },
    {
      title: translated((language) => known[language].listTitle),
      summary: translated((language) => known[language].listSummary),
      file: undefined,
    },
  );
}

async function hotelsEntry(folder: Folder): Promise<Entry> {
  const { known, file } = await folder.read('hotels/page.json', ofHotels);
  const told = helpEntry('page-hotels', hotelsRoute, {
    title: translated((language) => known[language].name),
    summary: translated((language) => known[language].summary),
    file,
  });
  return { ...told, kind: 'HOTEL' };
}

type PlacePages = readonly [folder: string, name: RouteName, param: string];

const placePages: readonly PlacePages[] = [
  ['about', 'about', 'park'],
  ['directions', 'directions', 'park'],
  ['destinations', 'thingsToDo', 'place'],
];

async function placePageEntries(folder: Folder, [from, name, param]: PlacePages) {
  const files = await folder.readAll(from, ofPlace, ['coast']);
  return files.map(({ key, known: { page, summary, slug }, file }) =>
    helpEntry(
      `${from}-${key}`,
      { name, params: { [param]: key } },
      {
        title: page,
        summary,
        file,
        slug: slug ?? '',
      },
    ),
  );
}

/** Every page except product pages and questions. */
export async function pageEntries(folder: Folder): Promise<readonly Entry[]> {
  const single = Promise.all([
    hotelsEntry(folder),
    listEntry(folder),
    ...titledEntries(folder),
    ...headedEntries(folder),
  ]);
  const ofPlaces = placePages.map((pages) => placePageEntries(folder, pages));
  return [...(await single), ...(await Promise.all(ofPlaces)).flat()];
}
