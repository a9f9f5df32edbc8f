import { type Language, languages, pathOf } from '@shop/domain';
import { startBff } from '@shop/test/start-bff';
import { gzipSync } from 'node:zlib';

const shop = await startBff();
afterAll(() => shop.stop());

/** Far enough for all days to be free, near enough to be on sale. */
const month = new Date(Date.now() + 110 * 86_400_000).toISOString().slice(0, 7);
const layouts = { desktop: '?0', phone: '?1' };

const parks = ['bruma_$-12', 'guarida_$-14', 'laguna-nacar_$-19'];
const strip = parks.map((part) => `part=${part.replace('$', month)}`).join('&');

/** At most so many bytes, packed with gzip as the shop packs what it makes for one visitor. */
const pages = {
  'the builder with three tickets and an open calendar': {
    pathIn: (language: Language) =>
      `${pathOf({ name: 'buildPackage', params: {} }, language)}?${strip}&slot=2`,
    most: 14_000,
  },
  'a buy page with its day': {
    pathIn: (language: Language) =>
      `${pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, language)}?date=${month}-12`,
    most: 14_000,
  },
};
const wanted = Object.entries(pages).flatMap(([name, page]) =>
  languages.map((language) => ({ name, language, ...page })),
);

it.each(wanted)('$name weighs little in $language', async ({ language, pathIn, most }) => {
  for (const mobile of Object.values(layouts)) {
    const visitor = shop.visitor({ 'sec-ch-ua-mobile': mobile });
    const response = await visitor.get(pathIn(language));
    const html = await response.text();
    expect([response.status, html.includes('role="grid"')]).toEqual([200, true]);
    expect(gzipSync(html, { level: 8 }).length).toBeLessThanOrEqual(most);
  }
});
