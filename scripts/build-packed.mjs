// Precompresses the browser's files at the highest level, each beside its original.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inRoot } from './lib/paths.mjs';

const pack = promisify(brotliCompress);
const folder = inRoot('dist/web/client/assets');

async function packed(file) {
  const plain = await readFile(join(folder, file));
  const tight = await pack(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  if (tight.length < plain.length) await writeFile(join(folder, `${file}.br`), tight);
}

const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
await Promise.all(files.map(packed));
console.log(`packed: ${files.length} files`);
