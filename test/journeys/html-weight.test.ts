import { type Language, languages, pathOf } from '@shop/domain';
import { attempt, cartPath } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
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
  'the search for a room': {
    pathIn: (language: Language) =>
      `${pathOf({ name: 'findRoom', params: {} }, language)}?hotel=hxm&month=${month}`,
    most: 14_000,
  },
  'the rooms of three hotels for two rooms': {
    pathIn: (language: Language) =>
      `${pathOf({ name: 'findRoom', params: {} }, language)}?checkin=${month}-12&checkout=${month}-15&rooms=2&adults1=2&children1=1&age1=6&adults2=2`,
    most: 14_000,
  },
  'a buy page with its day': {
    pathIn: (language: Language) =>
      `${pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, language)}?date=${month}-12`,
    most: 14_000,
  },
};
/** Carts with one form open in them. */
const carts = {
  'a line of two': { fill: fillLines, most: 14_000 },
  'a package of three': { fill: fillPackage, most: 14_800 },
};

async function fillLines(visitor: Visitor, path: string): Promise<void> {
  const people = { adults: '2', children: '1' };
  for (const [slug = '', day] of [
    ['laguna-nacar', '16'],
    ['guarida', '18'],
  ])
    await visitor.add({ path, slug, date: `${month}-${day}`, ...people });
}

async function fillPackage(visitor: Visitor, path: string): Promise<void> {
  const part = [`bruma_${month}-09`, `gran-ceiba-basico_${month}-11`, `guarida_${month}-23`];
  const fields = { path, part, adults: '2', children: '1', attempt: attempt() };
  const reply = await visitor.postJson('/api/cart/packages', fields);
  if (!reply.ok) throw new Error(await reply.text());
}

describe.each(Object.entries(carts))('a cart with %s open', (_, { fill, most }) => {
  it.each(journeyLanguages)('weighs little in %s', async (language) => {
    for (const mobile of Object.values(layouts)) {
      const visitor = shop.visitor({ 'sec-ch-ua-mobile': mobile });
      await fill(visitor, cartPath(language));
      const { view } = await visitor.look('cart', cartPath(language));
      const [first] = view.kind === 'filled' ? [...view.lines, ...view.packages] : [];
      const html = await (await visitor.get(first?.edit ?? '')).text();
      expect([html.includes('id="edit"'), html.includes('role="grid"')]).toEqual([true, true]);
      expect(gzipSync(html, { level: 8 }).length).toBeLessThanOrEqual(most);
    }
  });
});

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
