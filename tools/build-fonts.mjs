// Subsets the two type families to the letters the shop uses, so that they fit in 44 kB.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const script = fileURLToPath(import.meta.url);
const folder = join(dirname(script), '../apps/web/generated/fonts');
const fontPackages = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const ascii = range(0x20, 0x7e);
const accented = 'áéíóúüñàâãêôõçÁÉÍÓÚÜÑÀÂÃÊÔÕÇ';
const noBreakSpaces = '\u00a0\u202f';
const signs = '¡¿–—…“”‘’«»·•×−ºª°€£¥©®™½';
const letters = ascii + accented + signs + noBreakSpaces;

const cuts = [
  {
    file: 'bricolage-cut.woff2',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    text: letters,
    axes: { wght: 800, wdth: 80, opsz: 48 },
    features: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
  },
  {
    file: 'geologica.woff2',
    source: '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
    text: letters,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // Columns of amounts need the tabular figures.
    features: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
  },
  {
    file: 'geologica-currency.woff2',
    source: '@fontsource-variable/geologica/files/geologica-latin-ext-wght-normal.woff2',
    text: '₡₩₽₲',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'tnum', 'lnum'],
  },
];
const weightLimit = 44 * 1024;

/** For PDFs: one weight each, in a form that a PDF can embed, with every letter. */
const paperFolder = join(dirname(script), '../dist/paper');
const everyLetter = range(0x20, 0x52f) + range(0x1e00, 0x1eff) + range(0x2010, 0x2215);
const whole = '@expo-google-fonts/geologica';
const paperCuts = [
  { ...cuts[0], file: 'heading.ttf' },
  { ...cuts[1], file: 'text.ttf', source: `${whole}/400Regular/Geologica_400Regular.ttf` },
  { ...cuts[1], file: 'strong.ttf', source: `${whole}/600SemiBold/Geologica_600SemiBold.ttf` },
].map(({ axes, ...each }) => ({
  ...each,
  text: everyLetter,
  axes: each.file === 'heading.ttf' ? axes : undefined,
}));
/** Plain letters of all scripts, for what the shop's own fonts lack. */
const wide = {
  file: 'wide.ttf',
  source: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff2',
};

const changedAt = async (path) => (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;

async function isFresh() {
  const age = await changedAt(script);
  const files = [
    ...cuts.map(({ file }) => join(folder, file)),
    ...[...paperCuts, wide].map(({ file }) => join(paperFolder, file)),
  ];
  const outputs = await Promise.all(files.map(changedAt));
  return outputs.every((output) => output > age);
}

async function cut({ file, source, text, axes, features }, into = folder) {
  const font = await subsetFont(await readFile(fontPackages.resolve(source)), text, {
    targetFormat: file.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(join(into, file), font);
  return { file, bytes: font.length };
}

if (await isFresh()) {
  console.log('fonts: up to date');
} else {
  await mkdir(folder, { recursive: true });
  await mkdir(paperFolder, { recursive: true });
  for (const each of paperCuts) await cut(each, paperFolder);
  const wideFont = await readFile(fontPackages.resolve(wide.source));
  await writeFile(join(paperFolder, wide.file), await convert(wideFont, 'truetype'));
  const made = [];
  for (const each of cuts) made.push(await cut(each));
  for (const { file, bytes } of made) console.log(`fonts: ${file} ${bytes} bytes`);
  const total = made.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > weightLimit)
    throw new Error(`fonts: ${total} bytes, over the limit of ${weightLimit}`);
}
