// Gathers the icons of ui/icons.json into one sprite: <use href="icons.svg#phone"/>.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';

const output = inRoot('apps/web/generated/icons.svg');
const names = JSON.parse(await readFile(inRoot('apps/web/src/ui/icons.json'), 'utf8'));

async function symbolOf([name, tabler]) {
  const { __iconNode: shapes } = await import(`@tabler/icons-react/dist/esm/icons/${tabler}.mjs`);
  const drawn = shapes.map(([tag, attributes]) => {
    const own = Object.entries(attributes).filter(([of]) => of !== 'key');
    return `<${tag}${own.map(([of, value]) => ` ${of}="${value}"`).join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.join('')}</symbol>`;
}

const symbols = await Promise.all(Object.entries(names).map(symbolOf));
await mkdir(dirname(output), { recursive: true });
await writeFile(output, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
console.log(`icons: ${symbols.length} in one sprite`);
