// Draws the pictures for shared links, one per subject, and the app icons.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { fingerprintOf, isStamped, stamp } from '../scripts/lib/fingerprint.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { drawPng, sharingSvg } from './lib/sharing-picture.mjs';
import { languages, readBrand, readSubjects } from './lib/sharing-subjects.mjs';

/** A cache, so that a build without changes draws nothing. */
const cache = inRoot('node_modules/.cache/taquilla/sharing');
const drawn = join(cache, 'files');
const heaviest = 120_000;

const sources = [
  'content/places',
  'content/hotels',
  'content/site.json',
  'content/pictures',
  'apps/web/src/theme/walls.ts',
  'tools/build-sharing.mjs',
  'tools/lib/sharing-picture.mjs',
  'tools/lib/sharing-subjects.mjs',
  'package-lock.json',
];

const packages = createRequire(import.meta.url);
const faces = [
  {
    file: 'display.ttf',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 80, opsz: 48 },
  },
  {
    file: 'text.ttf',
    source: '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
    axes: { wght: 500 },
  },
];

/** One static cut of each face as a file: resvg reads no other fonts, so all machines agree. */
async function cutFonts(letters) {
  const files = await Promise.all(
    faces.map(async ({ file, source, axes }) => {
      const whole = await readFile(packages.resolve(source));
      const options = { targetFormat: 'truetype', variationAxes: axes, noHinting: true };
      const path = join(cache, file);
      await writeFile(path, await subsetFont(whole, letters, options));
      return path;
    }),
  );
  return { loadSystemFonts: false, fontFiles: files };
}

const lettersOf = (subjects, brand) => {
  const texts = subjects.flatMap(({ texts: own }) => Object.values(own));
  return [...new Set(brand + texts.map(({ name, kind }) => name + kind).join(''))].join('');
};

/** A park's pages and its ticket may share a picture, drawn once. */
function drawOnce(svg, font, known) {
  const hash = createHash('sha256').update(svg).digest('hex');
  if (!known.has(hash)) known.set(hash, drawPng(svg, { font }));
  return known.get(hash);
}

async function drawSubject(subject, { brand, font, known }) {
  for (const language of languages) {
    const { name, kind } = subject.texts[language];
    const png = await drawOnce(
      await sharingSvg({ ...subject, name, kind, brand }, font),
      font,
      known,
    );
    const file = `${subject.key}.${language}.png`;
    if (png.length > heaviest) throw new Error(`sharing: ${file} has ${png.length} bytes`);
    await writeFile(join(drawn, 'sharing', file), png);
  }
}

async function drawPictures() {
  const [subjects, brand] = await Promise.all([readSubjects(), readBrand()]);
  const known = new Map();
  const font = await cutFonts(lettersOf(subjects, brand));
  for (const subject of subjects) await drawSubject(subject, { brand, font, known });
  const altsOf = ({ key, texts }) => [
    key,
    Object.fromEntries(languages.map((language) => [language, texts[language].alt])),
  ];
  const index = Object.fromEntries(subjects.map(altsOf));
  await writeFile(join(drawn, 'sharing/pictures.json'), JSON.stringify(index));
  return subjects.length;
}

/** Icons for home screens; phones crop them to their own shape. */
async function drawIcons() {
  const svg = await readFile(inRoot('content/pictures/icon-maskable.svg'), 'utf8');
  for (const width of [180, 192, 512]) {
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
    await writeFile(join(drawn, 'icons', `icon-${width}.png`), png);
  }
}

const fingerprint = await fingerprintOf(sources, undefined, process.version);
const done = join(cache, 'stamp');
if (await isStamped(done, fingerprint)) {
  console.log('sharing: up to date');
} else {
  await rm(cache, { recursive: true, force: true });
  for (const folder of ['sharing', 'icons']) await mkdir(join(drawn, folder), { recursive: true });
  const subjects = await drawPictures();
  await drawIcons();
  await stamp(done, fingerprint);
  console.log(`sharing: pictures of ${subjects} subjects`);
}
await cp(drawn, inRoot('dist/web'), { recursive: true });
