import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = join(process.cwd(), 'dist/web/client');
const source = 'apps/web/src/';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

function manifest(): Readonly<Record<string, Chunk>> {
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file))
    throw new Error('There is no build of the web app to weigh: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>; // as: Vite's own format
}

/** The files that are fetched before these parts run, without repeats. */
function filesOf(chunks: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> {
  const found = new Map<string, string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (found.has(key)) return;
    found.set(key, chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set(found.values());
}

const kilobytes = (files: Iterable<string>) =>
  [...files]
    .map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0) / 1000;

const firstLoad = (screen: string, language: string) =>
  filesOf(manifest(), [
    `${source}entry-client.tsx`,
    `${source}${screen}`,
    `${source}texts/${language}.ts`,
  ]);

const screens = {
  home: 'home/home-screen.tsx',
  list: 'list/list-screen.tsx',
  buy: 'buy/buy-screen.tsx',
  cart: 'cart/cart-screen.tsx',
  checkout: 'checkout/checkout-screen.tsx',
  order: 'order/order-screen.tsx',
  error: 'errors/error-screens.tsx',
};

describe.each(['es', 'en', 'pt'])('the first load in %s', (language) => {
  it.each(Object.entries(screens))('of %s stays within 130 kB of scripts', (_, screen) => {
    expect(kilobytes(firstLoad(screen, language))).toBeLessThanOrEqual(130);
  });
});

it.each(Object.entries(screens).filter(([name]) => name !== 'home'))(
  'going on from the home page to %s costs at most 30 kB',
  (_, screen) => {
    const there = firstLoad(screens.home, 'es');
    const further = [...firstLoad(screen, 'es')].filter((file) => !there.has(file));
    expect(kilobytes(further)).toBeLessThanOrEqual(30);
  },
);

it('keeps what opens at a press out of every first load', () => {
  const pressed = Object.entries(manifest()).filter(([key]) => /islands\/|added-panel/.test(key));
  const islands = new Set(pressed.map(([, { file }]) => file));
  expect(islands.size).toBeGreaterThan(0);
  for (const screen of Object.values(screens))
    expect([...firstLoad(screen, 'es')].filter((file) => islands.has(file))).toEqual([]);
});
