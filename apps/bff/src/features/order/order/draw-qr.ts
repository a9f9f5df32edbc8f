import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';

interface DrawnCode {
  readonly size: number;
  readonly path: string;
}

const margin = 4;

/** Cache: page, mail and PDF show the same codes, and drawing one takes 1 to 2 ms. */
const drawn = new LRUCache<string, DrawnCode>({ max: 500, memoMethod: draw });

/** A QR code as one SVG path in modules, with the quiet zone that scanners need. */
export const drawQr = (text: string): DrawnCode => drawn.memo(text);

function draw(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data
    .flatMap((row, y) => runsIn(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

/** Runs of adjacent dark modules. */
const runsIn = (row: readonly boolean[]) =>
  [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map(({ index, 0: { length } }) => ({ x: index, length }));
