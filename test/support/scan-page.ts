import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { readPixels } from './read-qr.js';

const run = promisify(execFile);

/** Reads the codes on a page of a PDF, rendered by Poppler at `dots` per inch. */
export async function scanPage(file: string, page: number, dots: number) {
  const prefix = `${file}-page-${page}`;
  const which = ['-f', String(page), '-l', String(page), '-singlefile'];
  await run('pdftoppm', ['-r', String(dots), ...which, file, prefix]);
  const picture = await readFile(`${prefix}.ppm`);
  const [head = '', width = '', height = ''] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(picture.subarray(0, 32).toString('latin1')) ?? [];
  const colors = picture.subarray(head.length);
  const pixels = new Uint8ClampedArray((colors.length / 3) * 4).fill(255);
  colors.forEach((value, at) => (pixels[Math.floor(at / 3) * 4 + (at % 3)] = value));
  return readPixels(pixels, Number(width), Number(height));
}
