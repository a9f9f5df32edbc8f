// Subjects of shared links, from the operator's content: products, parks, hotels, the shop.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import { inRoot, root } from '../../scripts/lib/paths.mjs';

/** The shop's own wall: the colour of its mark (docs/rules/looks.md#mark). */
const shopWall = { bg: '#085258', on: '#E7F6F4', accent: '#FFCB4A', tint: '#E7F6F4' };

/** Pages about a park use its key; its first ticket may have another slug. */
const parks = { 'gran-ceiba': 'gran-ceiba-basico' };

export const languages = ['es', 'en', 'pt'];

const inLanguages = (make) =>
  Object.fromEntries(languages.map((language) => [language, make(language)]));

const readJson = async (...parts) =>
  JSON.parse(await readFile(inRoot('content', ...parts), 'utf8'));

/** The files of a folder that name a scene, by file name. */
async function filesWithScene(folder) {
  const names = await readdir(inRoot('content', folder)).catch(() => []);
  const jsons = names.filter((name) => name.endsWith('.json')).sort();
  const read = jsons.map(async (name) => [basename(name, '.json'), await readJson(folder, name)]);
  return (await Promise.all(read)).filter(([, { scene, name }]) => scene && name);
}

async function readWalls() {
  const { module } = await runnerImport(join(root, 'apps/web/src/theme/walls.ts'), {
    root,
    configFile: false,
    logLevel: 'warn',
  });
  return module.walls;
}

function wallOf(walls, key) {
  if (!walls[key]) throw new Error(`sharing: there is no wall "${key}"`);
  return walls[key];
}

/**
 * @returns {Promise<readonly { key: string, scene: string, wall: object,
 *   texts: Record<string, { name: string, kind: string, alt: string }> }[]>}
 */
export async function readSubjects() {
  const [walls, site, scenes] = await Promise.all([
    readWalls(),
    readJson('site.json'),
    readJson('pictures', 'scenes.json'),
  ]);
  const altOf = (scene, language) => scenes[scene]?.alt[language] ?? '';
  const placed = (key, { name, scene, wall, ...file }) => ({
    key,
    scene,
    wall: wallOf(walls, wall),
    texts: inLanguages((language) => ({
      name,
      kind: file[language].kind,
      alt: `${name}. ${altOf(scene, language)}`,
    })),
  });
  const places = (await filesWithScene('places')).map(([key, file]) => placed(key, file));
  const hotels = (await filesWithScene('hotels')).map(([key, file]) => placed(key, file));
  const aliases = Object.entries(parks).map(([key, slug]) => ({
    ...places.find((place) => place.key === slug),
    key,
  }));
  const { scene } = places.find((place) => place.key === site.heroSlug);
  const home = {
    key: 'home',
    scene,
    wall: shopWall,
    texts: inLanguages((language) => ({
      name: site[language].line,
      kind: site[language].descriptor,
      alt: `${site[language].brand}. ${altOf(scene, language)}`,
    })),
  };
  return [home, ...places, ...aliases, ...hotels];
}

export const readBrand = async () => (await readJson('site.json')).es.brand;
