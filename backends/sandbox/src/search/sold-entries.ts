import { buyRoute, hotelCodes, hotelRoute, type Product, translated } from '@shop/domain';
import { z } from 'zod';
import { type Entry, said } from './entries.js';
import type { Folder } from './folder.js';

const place = z.object({
  name: z.string(),
  scene: z.string(),
  ...said(
    z.object({ variant: z.string(), kind: z.string(), line: z.string(), summary: z.string() }),
  ).shape,
});

const hotel = z.object({
  name: z.string(),
  scene: z.string(),
  ...said(z.object({ kind: z.string(), line: z.string(), summary: z.string() })).shape,
});

export const placeEntries = (
  folder: Folder,
  products: readonly Product[],
): Promise<readonly Entry[]> =>
  Promise.all(
    products.map(async (product): Promise<Entry> => {
      const { known, file } = await folder.read(`places/${product.slug}.json`, place);
      return {
        id: `place-${product.slug}`,
        kind: product.tourOnly ? 'TOUR' : 'PARK',
        route: buyRoute(product),
        slug: product.slug,
        scene: known.scene,
        title: translated(() => known.name),
        head: translated((language) => {
          const { variant, kind, line } = known[language];
          return `${variant}. ${kind}. ${line}`;
        }),
        summary: translated((language) => known[language].summary),
        file,
      };
    }),
  );

export const hotelEntries = (folder: Folder): Promise<readonly Entry[]> =>
  Promise.all(
    hotelCodes.map(async (code): Promise<Entry> => {
      const { known, file } = await folder.read(`hotels/${code}.json`, hotel);
      return {
        id: `hotel-${code}`,
        kind: 'HOTEL',
        route: hotelRoute(code),
        slug: code,
        scene: known.scene,
        title: translated(() => known.name),
        head: translated((language) => `${known[language].kind}. ${known[language].line}`),
        summary: translated((language) => known[language].summary),
        file,
      };
    }),
  );
