// Gathers the round flags of the currencies for sale into one sprite: <use href="flags.svg#MXN"/>.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'apps/web/generated/flags.svg');
const flagPackage = dirname(createRequire(import.meta.url).resolve('circle-flags/package.json'));

const flagOf = {
  USD: 'us',
  MXN: 'mx',
  EUR: 'european_union',
  GBP: 'gb',
  CAD: 'ca',
  COP: 'co',
  CLP: 'cl',
  UYU: 'uy',
  RUB: 'ru',
  CNY: 'cn',
  KRW: 'kr',
  GTQ: 'gt',
  PEN: 'pe',
  CRC: 'cr',
  AUD: 'au',
  JPY: 'jp',
  ARS: 'ar',
};

// Every flag of the package has a mask "a"; in one document, ids must differ.
const withOwnIds = (svg, currency) =>
  svg
    .replace(/\bid="([^"]+)"/g, `id="${currency}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${currency}-$1)`)
    .replace(/(href)="#([^"]+)"/g, `$1="#${currency}-$2"`);

async function symbolOf([currency, country]) {
  const svg = await readFile(join(flagPackage, 'flags', `${country}.svg`), 'utf8');
  const [, attributes, inside] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg);
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes);
  return `<symbol id="${currency}" viewBox="${viewBox}">${withOwnIds(inside, currency)}</symbol>`;
}

const symbols = await Promise.all(Object.entries(flagOf).map(symbolOf));
await mkdir(dirname(output), { recursive: true });
await writeFile(output, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
console.log(`flags: ${symbols.length} in one sprite`);
