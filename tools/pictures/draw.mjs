// Draws every scene beside this file into ../scenes as static SVG.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';

const here = dirname(fileURLToPath(import.meta.url));
const scenes = join(here, '../scenes');
const weightLimit = 8 * 1024;

const parkBox = '0 0 1600 900';
const views = '<view id="m" viewBox="560 0 720 900"/><view id="og" viewBox="0 30 1600 840"/>';

// The hero moves planes one by one, so their ids must stay; so must the two crops.
const plugins = [
  {
    name: 'preset-default',
    // Repeated shapes stay identical, which gzip compresses better than shorter transforms.
    params: {
      overrides: {
        cleanupIds: false,
        convertPathData: { applyTransforms: false, floatPrecision: 1 },
      },
    },
  },
];

function sceneSvg({ viewBox = parkBox, draw }) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">` +
    `${viewBox === parkBox ? views : ''}${draw()}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 1, plugins }).data;
}

async function modules() {
  const files = (await readdir(join(here, 'scenes')))
    .filter((file) => file.endsWith('.mjs'))
    .sort();
  const wanted = process.argv.slice(2);
  const chosen = wanted.length ? files.filter((file) => wanted.includes(file.slice(0, -4))) : files;
  return Promise.all(
    chosen.map(async (file) => ({
      name: file.slice(0, -4),
      ...(await import(join(here, 'scenes', file))),
    })),
  );
}

await mkdir(scenes, { recursive: true });
for (const { name, scene } of await modules()) {
  const svg = sceneSvg(scene);
  const weight = gzipSync(svg, { level: 9 }).length;
  await writeFile(join(scenes, `${name}.svg`), `${svg}\n`);
  console.log(`${name}: ${weight} bytes gzipped${weight > weightLimit ? ' TOO HEAVY' : ''}`);
}
