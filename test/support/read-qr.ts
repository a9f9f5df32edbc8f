import { createRequire } from 'node:module';
import type * as JsQr from 'jsqr';

// as: the same module, whose types describe another kind of import
const { default: readQr } = createRequire(import.meta.url)('jsqr') as typeof JsQr;

/** Reads the QR code of a picture with four bytes per pixel. */
export const readPixels = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): string | undefined => readQr(pixels, width, height)?.data;

/** Reads a code as the shop draws it: runs of dark modules, `M<x> <y>h<length>v1h-<length>z`. */
export function readQrPath({ size, path }: { readonly size: number; readonly path: string }) {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      const dark = pixels.subarray(from, from + Number(length) * scale * 4);
      dark.forEach((_, at) => at % 4 < 3 && (dark[at] = 0));
    }
  return readPixels(pixels, width, width);
}
